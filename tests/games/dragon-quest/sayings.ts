import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { eventText } from '../../../src/games/dragon-quest/words/events';
import { oddsTaken, winningInWords } from '../../../src/games/dragon-quest/words/film';
import { resultText } from '../../../src/games/dragon-quest/words/share';
import { shareText } from '../../../src/games/dragon-quest/words/summary';
import { announcementOf } from '../../../src/games/dragon-quest/words/words';
import { begun, NO_STEP, type Sayings, tallied } from '../../sayings';

const dungeon = rules.view(begun(rules));

export const sayings: Sayings = {
  'what is held': (n) =>
    announcementOf(
      { ...dungeon, hearts: n, gems: n, held: dungeon.itemStock.slice(0, n) },
      { ...NO_STEP, kind: 'undone' },
    ),
  'a gain': (n) => eventText({ kind: 'gained', stock: 'gems', count: n }),
  'a loss': (n) => eventText({ kind: 'damage', card: 0, gems: n, hearts: n }),
  'a film': winningInWords,
  'odds taken': (n) => oddsTaken(11, 1, n) + oddsTaken(11, n, 5),
  deeds: (n) => shareText({ ...dungeon, explored: n, beaten: n, hearts: n }),
  'a result': tallied((tally) => resultText(dungeon, tally, '1:00')),
};
