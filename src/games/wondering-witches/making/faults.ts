import { refusals } from '../../../core/result';

export const SECRET_FAULTS = [
  'NUMBER_NOT_SET',
  'EFFECT_NOT_PAIRED',
  'NUMBER_TOO_HIGH',
  'PAIR_IS_FULL',
  'CLUE_LIES',
  'CLUE_NEEDS_EFFECTS',
  'CLUE_GROUP',
  'POTIONS_ANSWERED',
  'TABLE_FULL',
  'NO_RECIPE_FOUND',
  'BAD_SKETCH',
] as const;
export type SecretFaultCode = (typeof SECRET_FAULTS)[number];

export const { refuse } = refusals<SecretFaultCode>();
