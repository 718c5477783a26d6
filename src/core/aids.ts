/** Aids are counted by code; older records and the player's own summary know only two sums. */
import type { Tally } from './rules';

export const HINT_AID = 'hint';
const SHUFFLE_AID = 'shuffle';

type Aids = Tally['aids'];

export function oneMoreAid(aids: Aids, code: string): Aids {
  return { ...aids, [code]: (aids[code] ?? 0) + 1 };
}

/** A shuffle moves the board on; every other aid tells something. */
export function aidSums({ aids }: Pick<Tally, 'aids'>): {
  readonly hints: number;
  readonly shuffles: number;
} {
  const all = Object.values(aids).reduce((sum, count) => sum + count, 0);
  const shuffles = aids[SHUFFLE_AID] ?? 0;
  return { hints: all - shuffles, shuffles };
}

/** What an older tally says, never guessed apart. */
export function aidsFromSums(hints: number, shuffles: number): Aids {
  return {
    ...(hints > 0 ? { [HINT_AID]: hints } : {}),
    ...(shuffles > 0 ? { [SHUFFLE_AID]: shuffles } : {}),
  };
}
