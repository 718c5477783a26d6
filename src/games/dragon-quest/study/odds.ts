/** Exact shares: so many cases of so many. */
export interface Odds {
  readonly of: number;
  readonly wins: number;
}

export const NEVER: Odds = { wins: 0, of: 1 };
export const ALWAYS: Odds = { wins: 1, of: 1 };

export function isMore(one: Odds, other: Odds): boolean {
  return one.wins * other.of > other.wins * one.of;
}

export function shareOf({ wins, of }: Odds): number {
  return wins / of;
}

/** Each as likely as the others. */
export function meanOf(all: readonly Odds[]): Odds {
  let wins = 0;
  let of = 1;
  for (const own of all) {
    wins = wins * own.of + own.wins * of;
    of *= own.of;
    const by = gcd(wins, of);
    wins /= by;
    of /= by;
  }
  of *= all.length;
  if (!Number.isSafeInteger(of)) throw new Error('Too fine to be exact');
  const by = gcd(wins, of);
  return { wins: wins / by, of: of / by };
}

function gcd(a: number, b: number): number {
  return b === 0 ? a : gcd(b, a % b);
}
