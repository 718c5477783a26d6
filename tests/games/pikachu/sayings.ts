import { rules } from '../../../src/games/pikachu/rules/rules';
import { clearingInWords } from '../../../src/games/pikachu/words/film';
import { announcementOf, resultText } from '../../../src/games/pikachu/words/words';
import { inPlay, NO_STEP, type Sayings, tallied } from '../../sayings';

const game = await inPlay(rules);

export const sayings: Sayings = {
  'pairs left': (n) =>
    announcementOf(
      { ...game, last: { ...NO_STEP, kind: 'played', events: [{ kind: 'shuffled', pairsLeft: n }] } },
      'flat',
    ),
  'a film': clearingInWords,
  'a result': tallied((tally) => resultText('Quick', tally, '1:00')),
};
