/** What resolving a card would do now, before it is done: sentences for its dialog. */
import { unreachable } from '../../../core/result';
import { plural } from '../../../frame/words/plural';
import { type Bonus, dungeonCard, HEALING } from '../rules/cards';
import { mostHearts } from '../rules/grade';
import { isInDungeon, oddsAgainst, type View } from '../rules/view';
import { fateName } from './cards';

export function previewOf(view: View, card: number): string[] {
  const { effect } = dungeonCard(card);
  switch (effect.kind) {
    case 'exit':
      return [
        view.queenDefeated
          ? 'The Dragon Queen is defeated. Leave now, and you win.'
          : 'Leads to the next level: the dungeon is shuffled, and you keep what you have.',
        ...(view.queenDefeated ? [] : ['It wins once the Dragon Queen is defeated.']),
      ];
    case 'gem':
      return [view.gemStock > 0 ? 'Gives 1 gem.' : 'There is no gem left in stock.'];
    case 'healing':
      return [healingText(view)];
    case 'chest':
      return [view.itemStock.length > 0 ? 'Holds an item.' : 'There is no item left in stock.'];
    case 'pit':
      return pitText(effect.damage, effect.hidden);
    case 'passage':
      return [passageText(view, effect.pair)];
    case 'enemy':
      return enemyText(view, card, effect.bonus);
    case 'trader':
      return traderText(view, effect.price);
    default:
      return unreachable(effect);
  }
}

function healingText(view: View): string {
  const count = Math.min(HEALING, mostHearts(view.config) - view.hearts);
  return count > 0 ? `Heals ${plural(count, 'heart')}.` : 'Heals 2 hearts. You have lost none.';
}

function pitText(damage: number, hidden: boolean): string[] {
  return hidden
    ? [`${damage} damage. Gems are spent first.`]
    : [`${damage} damage, less one for each gem you spend.`, 'You may leave it alone.'];
}

function passageText(view: View, pair: number): string {
  const other = `the ${dungeonCard(pair).rank} of ${dungeonCard(pair).suit}`;
  if (isInDungeon(view, pair)) return `Leads to ${other}. Both cards are resolved.`;
  return `Find its other end, ${other}, to open it.`;
}

function enemyText(view: View, card: number, bonus: Bonus): string[] {
  const odds = oddsAgainst(view, card);
  if (!odds) return [];
  return [
    `Needs ${odds.need} or more, otherwise ${odds.damage} damage.`,
    oddsText(odds),
    `The ${fateName(10)} ${bonusText(bonus)}.`,
  ];
}

function oddsText({ beats, of }: { readonly beats: number; readonly of: number }): string {
  if (of === 1) return `The one fate card left ${beats > 0 ? 'defeats' : 'does not defeat'} it.`;
  const defeats = plural(beats, { one: 'defeats', other: 'defeat' });
  return `${beats} of the ${plural(of, 'fate card')} left ${defeats} it.`;
}

function bonusText({ hearts, gems, items, wins }: Bonus): string {
  if (wins) return 'wins the game at once';
  const gifts = [
    ...(gems > 0 ? [plural(gems, 'gem')] : []),
    ...(items > 0 ? [plural(items, 'item')] : []),
    ...(hearts > 0 ? [plural(hearts, 'heart')] : []),
  ];
  return `also gives ${gifts.join(', ')}`;
}

function traderText(view: View, price: number): string[] {
  const offer = price === 0 ? 'Any item or Exit, free.' : 'Any item or Exit, 1 gem.';
  const poor = view.gems < price ? ['You have no gem.'] : [];
  const news = view.queenDefeated ? ['The Dragon Queen is defeated: an Exit wins.'] : [];
  return [offer, ...poor, ...news];
}
