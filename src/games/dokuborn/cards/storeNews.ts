/** Newer cards: whether they are being looked for, and what came of it. */
import { createStore } from 'zustand/vanilla';
import type { Fault } from '../../../core/result';
import { settings } from '../../../store/browser';
import { poolForNext, pools, storage } from '../screen/store';
import { cardsOf } from '../words/words';
import { isUpdateDue, type KeptPool } from './liveCards';
import { unpackText } from './snapshot';

/** What the worker says. */
export type CardsAnswer =
  | { readonly kind: 'progress'; readonly received: number; readonly total: number | null }
  | {
      readonly kind: 'updated';
      readonly kept: KeptPool;
      readonly dropped: number;
      readonly date: string;
      readonly count: number;
    }
  | { readonly kind: 'current' | 'not-yet' }
  | { readonly kind: 'failed'; readonly fault: Fault };

export interface CardNews {
  readonly looking: boolean;
  /** Megabytes so far, in words. */
  readonly progress: string | null;
  readonly message: string | null;
}

const QUIET: CardNews = { looking: false, progress: null, message: null };

export const cardNews = createStore<CardNews>(() => QUIET);

export function dismissNews(): void {
  if (!cardNews.getState().looking) cardNews.setState(QUIET);
}

/** In the background, at most once a day, and only where the player lets us. */
export async function lookWhenDue(): Promise<void> {
  if (!settings.getState().liveCards || !navigator.onLine || cardNews.getState().looking) return;
  if (await isUpdateDue(storage, Date.now())) lookForCards(false);
}

/** `asked`: the player waits for an answer, whatever it is. */
export function lookForCards(asked: boolean): void {
  if (cardNews.getState().looking) return;
  if (asked && !navigator.onLine) {
    cardNews.setState({ ...QUIET, message: 'You are offline. The cards already here stay in use.' });
    return;
  }
  cardNews.setState({ ...QUIET, looking: true });
  const worker = startWorker();
  if (!worker) {
    cardNews.setState({ ...QUIET, message: NO_WORKER });
    return;
  }
  const end = (message: string | null) => {
    worker.terminate();
    cardNews.setState({ ...QUIET, message });
  };
  worker.onerror = () => end(NO_WORKER);
  worker.onmessage = ({ data }: MessageEvent<CardsAnswer>) => {
    if (data.kind === 'progress') cardNews.setState({ progress: megabytes(data.received, data.total) });
    else end(take(data, asked));
  };
  const { version, date, cards } = poolForNext();
  worker.postMessage({ current: { version, date, cards: { length: cards.length } }, force: asked });
}

const NO_WORKER = 'This browser could not look for newer cards. The cards already here stay in use.';

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./cards.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** What there is to say; null: nothing that anybody waits for. */
function take(answer: Exclude<CardsAnswer, { kind: 'progress' }>, asked: boolean): string | null {
  if (answer.kind === 'failed') return answer.fault.detail;
  if (answer.kind !== 'updated') return asked ? 'There are no newer cards.' : null;
  const { kept, date, count, dropped } = answer;
  pools.add(kept.version, () => unpackText(kept.packed));
  const left = dropped > 0 ? ` Left out as unreadable: ${dropped}.` : '';
  return `New: ${cardsOf(count, date)}, from the next puzzle on.${left}`;
}

function megabytes(received: number, total: number | null): string {
  const text = (bytes: number) => (bytes / 1e6).toFixed(1);
  return total ? `${text(received)} of ${text(total)} MB` : `${text(received)} MB`;
}
