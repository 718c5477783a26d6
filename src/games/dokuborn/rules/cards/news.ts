/** Newer cards: how far the search for them is, and what came of it. */
import type { Fault } from '../../../../core/result';

export interface Received {
  readonly received: number;
  /** In bytes, as `received`; null where the server does not say. */
  readonly total: number | null;
}

export type NewsMessage =
  | { readonly kind: 'offline' | 'noWorker' | 'nothingNewer' }
  | {
      readonly kind: 'updated';
      readonly date: string;
      readonly count: number;
      /** Cards left out as unreadable. */
      readonly dropped: number;
    }
  | { readonly kind: 'failed'; readonly fault: Fault };

export interface CardNews {
  readonly looking: boolean;
  readonly progress: Received | null;
  readonly message: NewsMessage | null;
}
