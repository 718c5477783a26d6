/** Newer cards: whether they are being looked for, and what came of it. */
import { createStore } from 'zustand/vanilla';
import { type Fault, unreachable } from '../../../../core/result';
import { settings } from '../../../../store/browser';
import type { CardNews, NewsMessage, Received } from '../../rules/cards/news';
import { unpackText } from '../../rules/cards/snapshot';
import { poolForNext, pools, storage } from '../game';
import { isUpdateDue, type KeptPool } from './keptCards';

/** What the worker says. */
export type CardsAnswer =
  | (Received & { readonly kind: 'progress' })
  | {
      readonly kind: 'updated';
      readonly kept: KeptPool;
      readonly dropped: number;
      readonly date: string;
      readonly count: number;
    }
  | { readonly kind: 'current' | 'not-yet' }
  | { readonly kind: 'failed'; readonly fault: Fault };

const QUIET: CardNews = { looking: false, progress: null, message: null };

export const cardNews = createStore<CardNews>(() => QUIET);

export function dismissNews(): void {
  if (!cardNews.getState().looking) cardNews.setState(QUIET);
}

/** In the background, once a week, and only where the player has said yes. */
export async function lookWhenDue(): Promise<void> {
  if (!mayLook() || !navigator.onLine || cardNews.getState().looking) return;
  if (await isUpdateDue(storage, Date.now())) lookForCards(false);
}

export function mayLook(): boolean {
  return settings.getState().newerCards === 'yes';
}

/** The player's yes: now, and once a week from now on. */
export function sayYes(): void {
  settings.setState({ newerCards: 'yes', liveCards: true });
  lookForCards(true);
}

/** `asked`: the player waits for an answer, whatever it is. */
export function lookForCards(asked: boolean): void {
  if (cardNews.getState().looking) return;
  if (asked && !navigator.onLine) {
    cardNews.setState({ ...QUIET, message: { kind: 'offline' } });
    return;
  }
  cardNews.setState({ ...QUIET, looking: true });
  const worker = startWorker();
  if (!worker) {
    cardNews.setState({ ...QUIET, message: { kind: 'noWorker' } });
    return;
  }
  const end = (message: NewsMessage | null) => {
    worker.terminate();
    cardNews.setState({ ...QUIET, message });
  };
  worker.onerror = () => end({ kind: 'noWorker' });
  worker.onmessage = ({ data }: MessageEvent<CardsAnswer>) => {
    if (data.kind === 'progress') cardNews.setState({ progress: data });
    else end(take(data, asked));
  };
  const { version, date, cards } = poolForNext();
  worker.postMessage({ current: { version, date, cards: { length: cards.length } }, force: asked });
}

function startWorker(): Worker | null {
  try {
    return new Worker(new URL('./cards.worker.ts', import.meta.url), { type: 'module' });
  } catch {
    return null;
  }
}

/** What there is to say; null: nothing that anybody waits for. */
function take(answer: Exclude<CardsAnswer, { kind: 'progress' }>, asked: boolean): NewsMessage | null {
  switch (answer.kind) {
    case 'failed':
      return { kind: 'failed', fault: answer.fault };
    case 'updated': {
      const { kept, date, count, dropped } = answer;
      pools.add(kept.version, () => unpackText(kept.packed));
      return { kind: 'updated', date, count, dropped };
    }
    case 'current':
    case 'not-yet':
      return asked ? { kind: 'nothingNewer' } : null;
    default:
      return unreachable(answer);
  }
}
