/** Cells that are not like the others. */
export const GOOD_SPECIALS = ['Efficiency', 'Versatility', 'Painter', 'Guesser'] as const;
export const BAD_SPECIALS = ['Low Ceiling', 'Fertile Ground', 'Hard Ground', 'Black Magic'] as const;

export type GoodSpecial = (typeof GOOD_SPECIALS)[number];
export type BadSpecial = (typeof BAD_SPECIALS)[number];
export type SpecialName = GoodSpecial | BadSpecial;

export const SPECIAL_NAMES: readonly SpecialName[] = [...GOOD_SPECIALS, ...BAD_SPECIALS];

export function isBadSpecial(name: SpecialName): name is BadSpecial {
  return BAD_SPECIALS.some((bad) => bad === name);
}

/** Never more than this share of all cells. */
export const SPECIAL_SHARE = 1 / 5;

export const SPECIAL_EXPLANATIONS: Readonly<Record<SpecialName, string>> = {
  Efficiency: 'This cell holds two plants.',
  Versatility: 'This cell also counts as a garden of its own, which may be tested again and again.',
  Painter: 'Planting here lets you cut a garden in two.',
  Guesser: 'Planting here gives a free test of any potion that contains the plant.',
  'Low Ceiling': 'Nothing in this cell grows past two seeds.',
  'Fertile Ground': 'What stands in this cell grows by two seeds at a time.',
  'Hard Ground': 'Planting here costs your next turn.',
  'Black Magic': 'This cell cannot be used until it is the last free one.',
};
