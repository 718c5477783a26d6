/** What is counted in Dokuborn, for `plural`. */
import type { Forms } from '../../../core/plural';

export const NOUNS = {
  card: { one: '# card', other: '# cards' },
  cell: { one: '# cell', other: '# cells' },
  guess: { one: '# guess', other: '# guesses' },
  hint: { one: '# hint', other: '# hints' },
  star: { one: '# star', other: '# stars' },
  answer: { one: '# answer', other: '# answers' },
  attempt: { one: '# attempt', other: '# attempts' },
  condition: { one: '# condition', other: '# conditions' },
} as const satisfies Readonly<Record<string, Forms>>;
