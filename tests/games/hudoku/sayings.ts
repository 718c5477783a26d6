import { rules } from '../../../src/games/hudoku/rules/rules';
import { scoreBreakdown } from '../../../src/games/hudoku/rules/score';
import { checkedInWords, differenceInWords } from '../../../src/games/hudoku/words/expert';
import { resultText } from '../../../src/games/hudoku/words/results';
import { announcementOf } from '../../../src/games/hudoku/words/words';
import { inPlay, NO_STEP, type Sayings, tallied } from '../../sayings';

const game = await inPlay(rules);

export const sayings: Sayings = {
  'cells left': (n) => {
    const view = { ...game.view, revealedCount: game.view.totalCells - n };
    return announcementOf({ ...game, view, last: { ...NO_STEP, kind: 'undone' } });
  },
  'wrong numbers': checkedInWords,
  'numbers since a checkpoint': (n) =>
    differenceInWords(1, { more: Array.from({ length: n }, () => 0), other: [], fewer: [] }),
  'a result': tallied((tally) =>
    resultText('Small', { ...scoreBreakdown(tally, 'hourglass'), total: tally.attempts }, '1:00', true),
  ),
};
