/** Cells that are not like the others. */
export const GOOD_SPECIALS = ['Efficiency', 'Versatility', 'Painter', 'Guesser'] as const;
export const BAD_SPECIALS = ['Low Ceiling', 'Fertile Ground', 'Hard Ground', 'Black Magic'] as const;

type GoodSpecial = (typeof GOOD_SPECIALS)[number];
type BadSpecial = (typeof BAD_SPECIALS)[number];
export type SpecialName = GoodSpecial | BadSpecial;

export const SPECIAL_NAMES: readonly SpecialName[] = [...GOOD_SPECIALS, ...BAD_SPECIALS];

export function isBadSpecial(name: SpecialName): name is BadSpecial {
  return BAD_SPECIALS.some((bad) => bad === name);
}

/** Never more than this share of all cells. */
export const SPECIAL_SHARE = 1 / 5;
