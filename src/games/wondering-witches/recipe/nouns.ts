/** What is counted in Wondering Witches, for `plural`. */
import type { Forms } from '../../../core/plural';

export const NOUNS = {
  potion: { one: '# potion', other: '# potions' },
  recipe: { one: '# recipe', other: '# recipes' },
  herb: { one: '# herb', other: '# herbs' },
  ingredient: { one: '# ingredient', other: '# ingredients' },
  plant: { one: '# plant', other: '# plants' },
  seed: { one: '# seed', other: '# seeds' },
  effect: { one: '# effect', other: '# effects' },
  cell: { one: '# cell', other: '# cells' },
  garden: { one: '# garden', other: '# gardens' },
  mark: { one: '# mark', other: '# marks' },
  column: { one: '# column', other: '# columns' },
  number: { one: '# number', other: '# numbers' },
  hint: { one: '# hint', other: '# hints' },
} as const satisfies Readonly<Record<string, Forms>>;
