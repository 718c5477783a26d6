/** Asks for newer cards, away from the page: reading ten megabytes of JSON would stop every gesture. */
import { openDatabase } from '../../../../store/saving/database';
import type { CardsAnswer } from './cardNews';
import { cardStorage } from './cardStorage';
import { createFetchText } from './fetchText';
import { type KnownCards, updateCards } from './liveCards';

const fetchText = createFetchText({
  fetch: (url, init) => fetch(url, init),
  after: (ms, callback) => {
    const timer = setTimeout(callback, ms);
    return () => clearTimeout(timer);
  },
});
const dayOf = (time: number) => new Date(time).toISOString().slice(0, 10);
const storage = cardStorage(openDatabase());

function answer(message: CardsAnswer): void {
  postMessage(message);
}

async function look(current: KnownCards, force: boolean): Promise<void> {
  const outcome = await updateCards({ fetchText, now: () => Date.now(), dayOf, storage }, current, {
    force,
    onProgress: (received, total) => answer({ kind: 'progress', received, total }),
  });
  if (outcome.kind !== 'updated') return answer(outcome);
  const { cards, kept, dropped } = outcome;
  answer({ kind: 'updated', kept, dropped, date: cards.date, count: cards.cards.length });
}

addEventListener('message', ({ data }: MessageEvent<{ current: KnownCards; force: boolean }>) => {
  void look(data.current, data.force);
});
