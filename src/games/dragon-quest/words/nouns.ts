/** What is counted in Dragon Quest, for `plural`. */
import type { Forms } from '../../../core/inForms';

export const NOUNS = {
  heart: { one: '# heart', other: '# hearts' },
  gem: { one: '# gem', other: '# gems' },
  item: { one: '# item', other: '# items' },
  card: { one: '# card', other: '# cards' },
  fateCard: { one: '# fate card', other: '# fate cards' },
  enemy: { one: '# enemy', other: '# enemies' },
  cell: { one: '# cell', other: '# cells' },
  way: { one: '# way', other: '# ways' },
  hint: { one: '# hint', other: '# hints' },
} as const satisfies Readonly<Record<string, Forms>>;
