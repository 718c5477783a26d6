/** Hints in words: where to look, why, what to do. */
import { unreachable } from '../../../core/result';
import { plural } from '../../../frame/words/plural';
import type { DragonStage, Reason } from '../rules/stages';
import type { View } from '../rules/view';
import { cardName } from './cards';
import { moveText } from './moves';

export function stageInWords(stage: DragonStage, view: View): string {
  switch (stage.code) {
    case 'lookForCells':
      return 'Explore before you resolve anything more.';
    case 'lookAtCard':
      return `Look at the ${cardName(stage.card)}.`;
    case 'lookAtItems':
      return 'One of your items can help now.';
    case 'lookAtFate':
      return 'Look at the fate card and at what is needed.';
    case 'lookAtDamage':
      return 'Look at what the damage leaves you.';
    case 'lookForAnything':
      return 'Look whether anything can still be done.';
    case 'why':
      return reasonInWords(stage.reason);
    case 'move':
      return `${moveText(view, stage.move)}.`;
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
      return 'The Dragon Queen was met and not defeated; she can only be met again on a later level.';
    case 'newCards':
      return 'Nothing else here is worth its risk; the next level brings new cards.';
    case 'gift':
      return giftText(reason.stock === 'gems' ? 'gem' : 'item', reason.left);
    case 'freePassage':
      return 'An open passage costs nothing and gives more cells to explore.';
    case 'healing':
      return healingText(reason.missing);
    case 'sureDamage':
      return `It surely costs ${reason.damage}, and opens new ways.`;
    case 'odds':
      return `${reason.beats} of ${plural(reason.of, 'fate card')} left would defeat it; the expected damage is ${reason.expectedDamage.toFixed(1)}.`;
    case 'everyFateWins':
      return 'Every fate card left defeats it.';
    case 'freeItem':
      return 'Any item is free here; the most useful one is the best.';
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
      return 'One more would not be enough.';
    case 'oneMoreWins':
      return `One more makes ${reason.total}, and that defeats the ${cardName(reason.card)}.`;
    case 'fateIsGood':
      return 'The fate card is good enough.';
    case 'fateReaches':
      return `${reason.total} reaches the ${reason.need} that is needed.`;
    case 'nextFate':
      return `Another fate card is enough in ${reason.percent} of 100 cases.`;
    case 'noItemWorthIt':
      return 'No item held is worth spending on this.';
    case 'pitTakesGems':
      return 'The hidden pit takes its gems by itself.';
    case 'gemsBeforeHearts':
      return 'Gems are easier to replace than hearts.';
    case 'noGem':
      return 'There is no gem to spend.';
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
  const room = `Nothing face-up is a better bargain, and this leaves ${plural(cells, 'cell')} to go on to.`;
  if (unseen === null) return room;
  return `${room} ${plural(unseen, { one: 'The one card', other: 'Among the # cards' })} not yet seen is the hidden pit.`;
}

function giftText(thing: string, left: boolean): string {
  if (left) return `It costs nothing, and one more ${thing} helps.`;
  return `No ${thing} is left in stock, but the resolved card leads on.`;
}

function healingText(missing: number): string {
  if (missing >= 2) return 'Both hearts are needed now.';
  if (missing === 1) return 'It would waste a heart; better keep it for later if there is a choice.';
  return 'You have all hearts; use it only to get on.';
}
