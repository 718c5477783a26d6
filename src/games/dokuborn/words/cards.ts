/** What is said of cards, of lists of them, and of the search for newer ones. */
import { type Fault, unreachable } from '../../../core/result';
import { faultSentence } from '../../../frame/words/faults';
import { plural } from '../../../frame/words/plural';
import { type Sentences, sentenceOf } from '../../../frame/words/sentences';
import type { CardFaultCode } from '../rules/cards/faults';
import type { NewsMessage, Received } from '../rules/cards/news';
import type { Card } from '../rules/types';

const MONTHS = 'January February March April May June July August September October November December'.split(
  ' ',
);

/** `2026-09-23` as `23 September 2026`. */
export function dayInWords(date: string): string {
  const [year, month, day] = date.split('-').map(Number);
  return `${day} ${MONTHS[(month ?? 1) - 1]} ${year}`;
}

export function cardsOf(count: number, date: string): string {
  return `${plural(count, 'card')}, as of ${dayInWords(date)}`;
}

/** `Character · Storyborn · Hero`; a song is one, although its type is Action. */
export function kindsOf(card: Card): string {
  const isSong = card.subtypes.includes('Song');
  return [isSong ? 'Song' : card.type, ...card.subtypes.filter((own) => own !== 'Song')].join(' · ');
}

export function factsOf(card: Card): string {
  const figures = [
    `cost ${card.cost}`,
    card.inkwell ? 'inkable' : 'uninkable',
    figure('strength', card.strength),
    figure('willpower', card.willpower),
    figure('lore', card.lore),
  ];
  return [card.colors.join(' and '), ...figures.filter(Boolean)].join(', ');
}

function figure(noun: string, value: number | undefined): string {
  return value === undefined ? '' : `${noun} ${value}`;
}

const CARD_FAULT_SENTENCES: Sentences<CardFaultCode> = {
  HTTP_ERROR: ({ status }) => `The card server answered with error ${status}.`,
  TIMEOUT: 'The card server took too long to answer.',
  UNREACHABLE: 'The card server could not be reached.',
  SENT_NOTHING: 'The card server sent nothing.',
  TOO_LONG: 'The answer is far too long to be the card file.',

  NOT_JSON: ({ found }) =>
    found === 'page'
      ? 'A web page came back instead of card data.'
      : 'The card data is damaged or was cut short on the way.',
  OTHER_SHAPE: ({ of }) =>
    `The answer is not the ${of === 'description' ? 'description' : 'card file'} LorcanaJSON promises.`,
  OTHER_FORMAT: 'LorcanaJSON has changed its format; a newer Parlour is needed to read it.',
  OTHER_LANGUAGE: 'The card data is not the English one.',
  FROM_THE_FUTURE: ({ date }) =>
    `The new card list is dated ${date}, which is still to come: a clock is wrong, there or here.`,
  POOL_TOO_SMALL: ({ count, current }) =>
    `Only ${plural(Number(count), 'card')} of the new list can be used, where there ${areNow(Number(current))}.`,
  POOL_TOO_ODD: 'Not every puzzle could be made of the new cards.',

  NOT_STORED: 'The new cards could not be stored on this device.',
};

/** `are 2,249 now`, the verb in the form for the count. */
function areNow(count: number): string {
  return plural(count, { one: 'is # now', other: 'are # now' });
}

const STAY = 'The cards already here stay in use.';

export function newsInWords(message: NewsMessage): string {
  switch (message.kind) {
    case 'offline':
      return `You are offline. ${STAY}`;
    case 'noWorker':
      return `This browser could not look for newer cards. ${STAY}`;
    case 'nothingNewer':
      return 'There are no newer cards.';
    case 'updated': {
      const { count, date, dropped } = message;
      const left = dropped > 0 ? ` Left out as unreadable: ${dropped}.` : '';
      return `New: ${cardsOf(count, date)}, from the next puzzle on.${left}`;
    }
    case 'failed':
      return `${faultSentence(message.fault, { fault: cardFault })} ${STAY}`;
    default:
      return unreachable(message);
  }
}

function cardFault({ code, params }: Fault): string | null {
  return sentenceOf(CARD_FAULT_SENTENCES, code, params);
}

/** Megabytes so far. */
export function receivedInWords({ received, total }: Received): string {
  const text = (bytes: number) => (bytes / 1e6).toFixed(1);
  return total ? `${text(received)} of ${text(total)} MB` : `${text(received)} MB`;
}
