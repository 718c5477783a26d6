import { type Fault, refusals } from '../../../core/result';
import type { Placement } from './solving/steps';

export const FAULTS = [
  'BAD_CONFIG',
  'NO_SUCH_TEMPLATE',
  'LEVEL_NOT_REACHED',
  // Deals
  'DEAL_SIZE',
  'DEAL_CHARACTERS',
  'DEAL_CELL',
  'CONTRADICTION',
  'EMPTY_CELL_WRONG',
  'DEAL_TOO_HARD',
  'NO_SOLUTION',
  'MANY_SOLUTIONS',
  'NOTHING_HIDDEN',
  // Moves
  'BAD_MOVE',
  'GAME_OVER',
  'NO_SUCH_CELL',
  'EMPTY_CELL',
  'CELL_FILLED',
  'DIGIT_NOT_IN_REGION',
  'NO_NOTES',
  'NOTES_FULL',
  'WRONG_DIGIT',
  // What only experts use
  'NO_COLOURS',
  'NO_NOTES_AT_ALL',
  'CHECKPOINTS_FULL',
  'NO_SUCH_CHECKPOINT',
  'AS_AT_CHECKPOINT',
  'ALL_NOTED',
  'NOTHING_WRITTEN',
  'CHECKED_ALREADY',
  'ONLY_UNJUDGED',
  // Films
  'NO_PATH',
  // Drawings of templates
  'TEMPLATE_ID',
  'TEMPLATE_LEVELS',
  'TEMPLATE_SIZE',
  'TEMPLATE_CELL',
  'TEMPLATE_REGION',
  'TEMPLATE_IMPOSSIBLE',
] as const;
export type FaultCode = (typeof FAULTS)[number];

export const { refuse, mistake } = refusals<FaultCode>();

export interface WrongDigit extends Placement {
  /** Cells that show the digit already, where the board itself says that it is wrong. */
  readonly conflicts: readonly number[];
}

export function wrongDigit({ cell, digit, conflicts }: WrongDigit) {
  return mistake('WRONG_DIGIT', { cell, digit, conflicts });
}

/** What `wrongDigit` was told with; null for any other refusal. */
export function wrongDigitOf(fault: Fault | null): WrongDigit | null {
  const { cell, digit, conflicts } = fault?.params ?? {};
  const isWrongDigit = fault?.code === 'WRONG_DIGIT' && typeof conflicts === 'object';
  if (!isWrongDigit || typeof cell !== 'number' || typeof digit !== 'number') return null;
  return { cell, digit, conflicts: conflicts.map(Number) };
}
