/**
 * Newer cards from LorcanaJSON, by itself at most once a week. Whatever goes wrong, the cards already here stay in use and the
 * outcome says why.
 */
import { rngFor } from '../../../../core/chance';
import { type Fault, ok, type Result } from '../../../../core/result';
import { MAX_ALL_CARDS, type ReadCards, readAllCards, readMetadata } from '../../rules/allCards';
import { refuse } from '../../rules/cards/faults';
import { packCards } from '../../rules/cards/packing';
import { measureThresholds } from '../../rules/difficulty';
import { findPuzzle } from '../../rules/generate';
import { indexPool } from '../../rules/pool';
import { type CardList, LEVELS, SIZES } from '../../rules/types';
import type { FetchText } from './fetchText';
import {
  type CardStorage,
  isDue,
  type KeptPool,
  loadStored,
  MOST_POOLS,
  type StoredCards,
} from './keptCards';

const LORCANA_JSON = 'https://lorcanajson.org/files/current/en/';
/** The server's day may be ahead of ours, and clocks go wrong by a little. */
const CLOCKS_DIFFER_MS = 2 * 24 * 60 * 60 * 1000;
/** What an update must be newer than. */
export interface KnownCards {
  readonly version: string;
  readonly date: string;
  readonly cards: { readonly length: number };
}

interface UpdatePorts {
  readonly fetchText: FetchText;
  readonly now: () => number;
  /** `2026-09-23`, in UTC. */
  readonly dayOf: (time: number) => string;
  readonly storage: CardStorage;
}

export interface UpdateOptions {
  /** Asked for by the player, so the week need not be over. */
  readonly force?: boolean;
  readonly base?: string;
  readonly onProgress?: (received: number, total: number | null) => void;
}

export type UpdateOutcome =
  | { readonly kind: 'updated'; readonly cards: CardList; readonly kept: KeptPool; readonly dropped: number }
  | { readonly kind: 'current' | 'not-yet' }
  | { readonly kind: 'failed'; readonly fault: Fault };

const METADATA_LIMITS = { maxBytes: 10_000, timeoutMs: 15_000 };
const CARDS_LIMITS = { maxBytes: MAX_ALL_CARDS, timeoutMs: 120_000 };

/** `current` is what the next puzzle would be made of without an update. */
export async function updateCards(
  ports: UpdatePorts,
  current: KnownCards,
  options: UpdateOptions = {},
): Promise<UpdateOutcome> {
  const stored = await loadStored(ports.storage);
  if (!options.force && !isDue(stored, ports.now())) return { kind: 'not-yet' };

  const news = await fetchNews(ports, current, options);
  const earlier = stored?.pools ?? [];
  const pools = news.ok && news.value ? withNewest(news.value.kept, earlier) : earlier;
  const saved = await save(ports.storage, { checkedAt: ports.now(), pools });
  if (!news.ok) return { kind: 'failed', fault: news.fault };
  if (!news.value) return { kind: 'current' };
  return saved.ok ? { kind: 'updated', ...news.value } : { kind: 'failed', fault: saved.fault };
}

function withNewest(kept: KeptPool, earlier: readonly KeptPool[]): readonly KeptPool[] {
  return [kept, ...earlier.filter(({ version }) => version !== kept.version)].slice(0, MOST_POOLS);
}

interface News {
  readonly cards: CardList;
  readonly kept: KeptPool;
  readonly dropped: number;
}

async function fetchNews(
  ports: UpdatePorts,
  current: KnownCards,
  { base = LORCANA_JSON, onProgress }: UpdateOptions,
): Promise<Result<News | null>> {
  const description = await ports.fetchText(`${base}metadata.json`, METADATA_LIMITS);
  if (!description.ok) return description;
  const metadata = readMetadata(description.value);
  if (!metadata.ok) return metadata;
  const date = metadata.value.generatedOn.slice(0, 10);
  if (date <= current.date) return ok(null);
  if (isToCome(date, ports)) return refuse('FROM_THE_FUTURE', { date });

  const limits = onProgress ? { ...CARDS_LIMITS, onProgress } : CARDS_LIMITS;
  const file = await ports.fetchText(`${base}allCards.json`, limits);
  if (!file.ok) return file;
  const cards = readAllCards(file.value);
  if (!cards.ok) return cards;
  const { facts } = cards.value;
  if (isToCome(facts.date, ports)) return refuse('FROM_THE_FUTURE', { date: facts.date });
  return facts.version === current.version ? ok(null) : acceptCards(cards.value, current);
}

/** Such a list would count as newer than every real one, and no update would ever be taken again. */
function isToCome(date: string, { now, dayOf }: UpdatePorts): boolean {
  return date > dayOf(now() + CLOCKS_DIFFER_MS);
}

function acceptCards(newer: ReadCards, current: KnownCards): Result<News> {
  const count = newer.facts.cards.length;
  const { length } = current.cards;
  if (count * 2 < length) return refuse('POOL_TOO_SMALL', { count, current: length });
  const cards = { ...newer.facts, thresholds: measureThresholds(newer.facts) };
  if (!canServeAll(cards)) return refuse('POOL_TOO_ODD');
  const packed = JSON.stringify(packCards(newer.facts, cards.thresholds, 'LorcanaJSON'));
  return ok({ cards, kept: { version: cards.version, packed }, dropped: newer.dropped });
}

/** A list with hardly any variety may pass every other check and yet leave the player without a puzzle. */
function canServeAll(cards: CardList): boolean {
  const pool = indexPool(cards);
  return SIZES.every((size) =>
    LEVELS.every((level) => {
      const wanted = { size, level, starsBy: 'answers' } as const;
      return findPuzzle(pool, wanted, rngFor('trial', `${size} ${level}`)).ok;
    }),
  );
}

async function save(storage: CardStorage, cards: StoredCards): Promise<Result<true>> {
  try {
    await storage.save(cards);
    return ok(true);
  } catch {
    return refuse('NOT_STORED');
  }
}
