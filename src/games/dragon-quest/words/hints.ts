/** Hints in words: where to look, why, what to do; and what films say. */
import { unreachable } from '../../../core/result';
import { plural } from '../../../frame/words/plural';
import type { DragonStage, Reason } from '../rules/stages';
import type { View } from '../rules/view';
import { cardName } from './cards';
import { oddsTaken, winningInWords } from './film';
import { moveText } from './moves';

/** `placeOf`: where the screen shows a cell, for those who do not see which one is lit. */
export function stageInWords(stage: DragonStage, view: View, placeOf?: (cell: number) => string): string {
  switch (stage.code) {
    case 'lookForCells':
      return 'Explore before you resolve another card.';
    case 'lookAtCard':
      return `Look at the ${cardName(stage.card)}.`;
    case 'lookAtItems':
      return 'One of your items can help now.';
    case 'lookAtFate':
      return 'Look at the fate card and at what is needed.';
    case 'lookAtDamage':
      return 'Look at what the damage leaves you.';
    case 'lookForAnything':
      return 'See whether anything can still be done.';
    case 'why':
      return reasonInWords(stage.reason);
    case 'move':
      if (stage.move.kind === 'explore' && placeOf) return `Explore ${placeOf(stage.move.cell)}.`;
      return `${moveText(view, stage.move)}.`;
    case 'winning':
      return winningInWords(stage.moves);
    case 'oddsTaken':
      return oddsTaken(stage.card, stage.beats, stage.of);
    default:
      return unreachable(stage);
  }
}

function reasonInWords(reason: Reason): string {
  switch (reason.code) {
    case 'roomToExplore':
      return roomText(reason.cells, reason.unseen);
    case 'exitWins':
      return 'The Dragon Queen is defeated: an Exit wins the game.';
    case 'queenIsGone':
      return 'You did not defeat the Dragon Queen. She comes back on the next level.';
    case 'newCards':
      return 'Nothing else here is worth the risk. The next level brings new cards.';
    case 'gift':
      return giftText(reason.stock === 'gems' ? 'gem' : 'item', reason.left);
    case 'freePassage':
      return 'An open passage costs nothing and gives more cells to explore.';
    case 'healing':
      return healingText(reason.missing);
    case 'sureDamage':
      return `It costs ${reason.damage} for sure, and opens new ways.`;
    case 'odds':
      return `${reason.beats} of ${plural(reason.of, 'fate card')} left would defeat it. It costs ${reason.expectedDamage.toFixed(1)} on average.`;
    case 'everyFateWins':
      return 'Every fate card left defeats it.';
    case 'freeItem':
      return 'Any item is free here. Take the most useful one.';
    case 'itemForGem':
      return 'An item is worth more than a gem.';
    case 'pastHiddenPit':
      return 'It takes you past the pit unharmed.';
    case 'pastWithoutRisk':
      return 'A secret passage opens a way on without any risk.';
    case 'savesLife':
      return 'Without it you would not survive this.';
    case 'saved':
      return `It saves you ${reason.damage} damage.`;
    case 'oneMoreIsTooFew':
      return 'Adding one would not be enough.';
    case 'oneMoreWins':
      return `Adding one makes ${reason.total}. That defeats the ${cardName(reason.card)}.`;
    case 'fateIsGood':
      return 'The fate card is good enough.';
    case 'fateReaches':
      return `${reason.total} is enough: ${reason.need} is needed.`;
    case 'nextFate':
      return `Another fate card is enough ${reason.percent} % of the time.`;
    case 'noItemWorthIt':
      return 'None of your items is worth spending on this.';
    case 'pitTakesGems':
      return 'A hidden pit always takes gems first.';
    case 'gemsBeforeHearts':
      return 'Gems are easier to replace than hearts.';
    case 'noGem':
      return 'You have no gem to spend.';
    case 'nothingElse':
      return 'There is nothing else to try.';
    case 'noSurvival':
      return 'There is no way to survive this.';
    case 'nothingLeft':
      return 'Nothing is left to do.';
    default:
      return unreachable(reason);
  }
}

function roomText(cells: number, unseen: number | null): string {
  const room = `No card lying open is worth more now, and this cell leaves ${plural(cells, 'cell')} to go on to.`;
  if (unseen === null) return room;
  return `${room} ${plural(unseen, { one: 'The one card', other: 'Among the cards' })} not yet seen is the hidden pit.`;
}

function giftText(thing: string, left: boolean): string {
  if (left) return `It costs nothing, and one more ${thing} helps.`;
  return `No ${thing} is left in stock, but the card leads on.`;
}

function healingText(missing: number): string {
  if (missing >= 2) return 'Both hearts are needed now.';
  if (missing === 1) return 'It would waste a heart. Keep it for later if you can.';
  return 'You have all your hearts. Use it only to get on.';
}
