/** What an ingredient may turn out to be. */
import type { Kind } from '../../recipe/types';

export interface Identity {
  readonly kind: Kind;
  readonly number: number | null;
}

/** One identity for every ingredient: a recipe without its effects. */
export type Candidate = readonly Identity[];

export function columnOf({ kind, number }: Identity, decoyColumn: number): number {
  return kind === 'good' && number !== null ? number - 1 : decoyColumn;
}
