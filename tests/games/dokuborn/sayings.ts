import { rules } from '../../../src/games/dokuborn/rules/rules';
import { names } from '../../../src/games/dokuborn/words/names';
import { plainResult, shareText } from '../../../src/games/dokuborn/words/results';
import { cellsLeft } from '../../../src/games/dokuborn/words/words';
import { begun, DAY, type Sayings, tallyOf } from '../../sayings';

const puzzle = begun(rules);

export const sayings: Sayings = {
  'cells left': (n) => cellsLeft({ ...puzzle, placed: puzzle.placed.map((_, at) => (at < n ? null : 1)) }),
  'a result': (n) => shareText(puzzle, tallyOf(n), []),
  'a result in words': (n) => plainResult(puzzle, tallyOf(n), '1:00', []),
  'a level': (n) =>
    names.config(
      rules.formatConfig({ ...rules.daily(DAY).config, starsBy: 'answers', level: n === 1 ? 1 : 2 }),
    ),
};
