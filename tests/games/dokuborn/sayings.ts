import { rules } from '../../../src/games/dokuborn/rules/rules';
import { names } from '../../../src/games/dokuborn/words/names';
import { plainResult, shareText } from '../../../src/games/dokuborn/words/results';
import { cellsLeft, words } from '../../../src/games/dokuborn/words/words';
import { begun, DAY, type Sayings, tallyOf } from '../../sayings';

const puzzle = begun(rules);

export const sayings: Sayings = {
  'cells left': (n) => cellsLeft({ ...puzzle, placed: puzzle.placed.map((_, at) => (at < n ? null : 1)) }),
  'how common a card is': (n) =>
    words.stage({ code: 'pick', cells: [0], answers: n, alike: 1, rarity: 'Common' }, puzzle),
  'how many are as common': (n) =>
    words.stage({ code: 'pick', cells: [0], answers: 9, alike: n, rarity: 'Common' }, puzzle),
  'a result': (n) => shareText(puzzle, tallyOf(n), []),
  'a result in words': (n) => plainResult(puzzle, tallyOf(n), '1:00', []),
  'a level': (n) =>
    names.config(
      rules.formatConfig({ ...rules.daily(DAY).config, starsBy: 'answers', level: n === 1 ? 1 : 2 }),
    ),
};
