/** What the game says of none, one and many of a thing: tests/pluralsSaid.test.ts looks whether the noun fits. */
import { begun, type Sayings } from '../../sayings';
import { rules } from '../rules/rules';
import { names } from '../words/names';
import { liftsLeft, words } from '../words/words';

const view = rules.view(begun(rules));

export const sayings: Sayings = {
  'lifts left': (n) => liftsLeft({ ...view, lifted: [0, 1, 2].slice(n) }),
  progress: (n) => names.progress({ done: 0, total: n }),
  'a hint': (n) => words.stage({ code: 'possible', count: n }, view),
};
