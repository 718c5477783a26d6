/** What can go wrong with newer cards. Their sentences: `words/cards.ts`. */
import { refusals } from '../../../../core/result';

export const CARD_FAULTS = [
  // On the way
  'HTTP_ERROR',
  'TIMEOUT',
  'UNREACHABLE',
  'SENT_NOTHING',
  'TOO_LONG',
  // In what came
  'NOT_JSON',
  'OTHER_SHAPE',
  'OTHER_FORMAT',
  'OTHER_LANGUAGE',
  'FROM_THE_FUTURE',
  'POOL_TOO_SMALL',
  'POOL_TOO_ODD',
  // Here
  'NOT_STORED',
] as const;
export type CardFaultCode = (typeof CARD_FAULTS)[number];

export const { refuse } = refusals<CardFaultCode>();
