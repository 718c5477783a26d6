/** What the screen says: names, refusals, hints, announcements. */
import { unreachable } from '../../../core/result';
import { faultSentence } from '../../../frame/words/faults';
import { plural } from '../../../frame/words/plural';
import { type GameWords, sentenceOf } from '../../../frame/words/sentences';
import type { LastStep } from '../../../store/session/sessionState';
import { type Chosen, usesOf } from '../rules/possibleMoves';
import type { DragonQuest } from '../rules/types';
import { cardInCell, type View } from '../rules/view';
import { cardLabel, cardName, itemDoes, itemName, itemTitle } from './cards';
import { eventTexts } from './events';
import { FAULT_SENTENCES } from './faults';
import { FILM_NAMES, LOST_SINCE } from './film';
import { stageInWords } from './hints';
import { whenText } from './labels';
import { lostFightNews } from './lostFight';
import { names } from './names';
import { previewOf } from './preview';
import { queenNews } from './queen';

export const words: GameWords<DragonQuest> = {
  ...names,
  fault: ({ code, params }) => sentenceOf(FAULT_SENTENCES, code, params),
  stage: (stage, view) => stageInWords(stage, view),
  film: (code) => sentenceOf(FILM_NAMES, code) ?? code,
  lostSince: LOST_SINCE,
};

type Happened = Pick<LastStep<DragonQuest>, 'kind' | 'events' | 'fault'>;

/** What is said of the hand, which is no move. */
export function lastingNewsOf(view: View, chosen: Chosen | null, letGo: boolean): string | null {
  if (chosen) return chosenText(view, chosen);
  return letGo ? 'Let go.' : null;
}

/** One polite sentence or two for each action. */
export function announcementOf(view: View, last: Happened): string {
  switch (last.kind) {
    case 'opened':
      return '';
    case 'refused':
      return last.fault ? faultSentence(last.fault, words) : '';
    case 'undone':
      return `Taken back. ${standing(view)}`;
    case 'played':
    case 'redone':
      return [happenedText(last), queenNews(last.events), lostFightNews(last.events), nowText(view)]
        .filter(Boolean)
        .join(' ');
    default:
      return unreachable(last.kind);
  }
}

/** What a pit is about to cost is said by what comes now. */
function happenedText({ events }: Happened): string {
  return eventTexts(events.filter(({ kind }) => kind !== 'entered')).join(' ');
}

function chosenText(view: View, chosen: Chosen): string {
  if (chosen.kind === 'item') {
    const uses = usesOf(view, chosen.item).length;
    return `Chosen: ${itemName(chosen.item)}, ${itemTitle(chosen.item)}. ${itemDoes(chosen.item)} ${whenText(view, chosen.item, uses)}`.trim();
  }
  const laid = cardInCell(view, chosen.cell);
  if (!laid || laid.card === null) return 'The entrance.';
  if (laid.resolved) return `${cardName(laid.card)}, resolved. It leads on.`;
  return `${cardLabel(laid.card)}. ${previewOf(view, laid.card).join(' ')}`;
}

/** What the game waits for, where that is not simply the next turn. */
function nowText(view: View): string {
  const { moment } = view;
  if (view.trapped) return 'You are trapped.';
  if (moment.kind === 'fate') return 'You can still change this fate.';
  if (moment.kind === 'damage') return `${plural(moment.amount, 'damage', 'damage')} about to be taken.`;
  return '';
}

function standing(view: View): string {
  return `Level ${view.level}, ${plural(view.hearts, 'heart')}, ${plural(view.gems, 'gem')}, ${plural(view.held.length, 'item')}.`;
}
