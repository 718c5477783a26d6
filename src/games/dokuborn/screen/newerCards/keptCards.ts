/** What earlier updates have brought, as it lies in the database. */
import { finite, list, object, type Reader, read, string } from '../../../../core/text';

export const ONE_WEEK_MS = 7 * 24 * 60 * 60 * 1000;
/** A game may lie unfinished while the cards are updated more than once. */
export const MOST_POOLS = 4;
const MAX_PACKED = 10_000_000;

/** What is kept between visits. */
export interface StoredCards {
  readonly checkedAt: number;
  /** Newest first. Those that games may still be played with stay for a while; empty before the first update. */
  readonly pools: readonly KeptPool[];
}

export interface KeptPool {
  readonly version: string;
  /** A `Snapshot` as JSON. */
  readonly packed: string;
}

export interface CardStorage {
  /** As stored, unchecked. */
  load(): Promise<unknown>;
  save(cards: StoredCards): Promise<void>;
}

/** The card lists of the latest updates, newest first; none where they can no longer be read. */
export async function loadKeptPools(storage: Pick<CardStorage, 'load'>): Promise<readonly KeptPool[]> {
  return (await loadStored(storage))?.pools ?? [];
}

export async function isUpdateDue(storage: CardStorage, now: number): Promise<boolean> {
  return isDue(await loadStored(storage), now);
}

/** A clock that was put back must not silence the question for ever. */
export function isDue(stored: StoredCards | null, now: number): boolean {
  const since = now - (stored?.checkedAt ?? Number.NEGATIVE_INFINITY);
  return since < 0 || since >= ONE_WEEK_MS;
}

const readStored: Reader<StoredCards> = object<StoredCards>({
  checkedAt: finite(0, 1e15),
  pools: list(
    object<KeptPool>({ version: string(20, /^\d{8}-[0-9a-z]{1,7}$/), packed: string(MAX_PACKED) }),
    MOST_POOLS,
  ),
});

export async function loadStored(storage: Pick<CardStorage, 'load'>): Promise<StoredCards | null> {
  try {
    const stored = read(await storage.load(), readStored);
    return stored.ok ? stored.value : null;
  } catch {
    // A blocked or broken database is no reason not to play, nor to ask for newer cards.
    return null;
  }
}
