/**
 * Dokuborn. A grid of 2, 3 or 4 rows and columns; each row and each column asks for something of a Lorcana card,
 * such as its ink, its cost or a keyword. Every cell wants a card that meets its row and its column, and no card
 * may stand in two cells. The grid is won when all cells are filled.
 *
 * A card that fails a condition is refused with the reason and counts as a guess, as does one that fits. Cards
 * may be taken off, moved and swapped, which gives no guess back. In a challenge there are three guesses more
 * than cells. Giving up shows a solution. Puzzles are solvable with different cards in all cells, which a test
 * of single cells would not promise, and have one to five stars by how scarce the answers are.
 */

import type { Chance } from '../../../core/chance';
import { plural } from '../../../core/plural';
import { ok, type Result } from '../../../core/result';
import type { CodeForm, Rules, SharedGame, Status, Tally } from '../../../core/rules';
import { embeddedCards } from '../cards/embeddedCards';
import { createPools, type Pools } from '../cards/pools';
import { NOUNS } from '../words/nouns';
import { emptyCells } from './cells';
import { codeOfDeal, loadPuzzleFromCode } from './codes';
import { describeConfig, formatConfig, formatDeal, parseConfig, parseDeal } from './config';
import { calculatePuzzleDifficulty } from './difficulty';
import { findPuzzle } from './generate';
import { nextHint } from './hints';
import { applyMove, formatMove, parseMove, progressMoves, roleOf, sampleMove } from './moves';
import type { Pool } from './pool';
import {
  type CardList,
  type Config,
  type DokubornMove,
  guessesAllowed,
  type State,
  type View,
} from './types';

/** Each round is 10,000 attempts; one is nearly always enough. */
const DEAL_ROUNDS = 8;

export interface DokubornRules extends Rules<Config, DokubornMove, State, View> {
  /** The cards these rules are played with, for hints, search and the finish. */
  readonly pool: Pool;
}

export function createRules(cards: CardList): DokubornRules {
  return createRulesOver(createPools(cards), cards.version);
}

/** Each game is judged by the cards that its config names. Dailies are the same for everyone: the shipped ones. */
export function createRulesOver(pools: Pools, shipped: string): DokubornRules {
  const config = (size: Config['size'], mode: Config['mode'] = 'free'): Config => {
    return { size, level: 3, mode, pool: shipped };
  };
  const poolOf = ({ pool }: Pick<Config, 'pool'>) => pools.named(pool);
  return {
    id: 'dokuborn',
    version: 1,
    dealVersion: 1,
    presets: [
      { name: '3×3', config: config(3) },
      { name: '2×2', config: config(2) },
      { name: '4×4', config: config(4) },
    ],
    daily: config(3),
    get pool() {
      return pools.shipped;
    },
    formatConfig,
    parseConfig,
    describeConfig,
    deal: (wanted, chance) => dealPuzzle(poolOf(wanted), wanted, chance),
    start: (played, deal) => startPuzzle(poolOf(played), played, deal),
    formatMove,
    parseMove,
    role: roleOf,
    apply: (state, move) => applyMove(poolOf(state), state, move),
    moves: (state) => progressMoves(poolOf(state), state),
    sample: (state, rng) => sampleMove(poolOf(state), state, rng),
    view: (state) => state,
    status: (state, tally) => statusOf(poolOf(state), state, tally),
    progress: progressOf,
    hint: (view) => nextHint(poolOf(view), view),
    // A card that fits was known by its player; only giving up shows what had been hidden.
    undoCost: (_before, move) => (move.kind === 'give-up' ? 'assisted' : 'free'),
    code: codeForm(pools),
  };
}

export const rules = createRules(embeddedCards);

function dealPuzzle(pool: Pool, { size, level }: Config, chance: Chance): string {
  for (let round = 0; round < DEAL_ROUNDS; round++) {
    const found = findPuzzle(pool, size, level, chance('deal', round));
    if (found.ok) return formatDeal(found.value);
  }
  throw new Error(`These cards make no ${size}×${size} puzzle of ${plural(level, NOUNS.star)}`);
}

function startPuzzle(pool: Pool, config: Config, deal: string): Result<State> {
  const puzzle = parseDeal(pool, config, deal);
  if (!puzzle.ok) return puzzle;
  const { rows, columns } = puzzle.value;
  return ok({
    ...config,
    rows: rows.map((condition) => condition.id),
    columns: columns.map((condition) => condition.id),
    placed: Array.from({ length: config.size * config.size }, () => null),
    gaveUp: false,
  });
}

function statusOf(pool: Pool, state: State, tally: Tally): Status {
  if (state.gaveUp) return { kind: 'lost', cause: 'gave up' };
  if (emptyCells(state).length === 0) return { kind: 'won' };
  if (state.mode === 'challenge' && tally.attempts >= guessesAllowed(state.size)) {
    return { kind: 'lost', cause: 'no guesses left' };
  }
  return { kind: progressMoves(pool, state).next().done ? 'stuck' : 'playing' };
}

function progressOf(state: State) {
  const total = state.placed.length;
  const done = total - emptyCells(state).length;
  return { done, total, text: `${done} of ${plural(total, NOUNS.cell)}` };
}

/** A code names nothing but the conditions: whoever opens it plays freely, with the newest cards that solve it. */
function codeForm(pools: Pools): CodeForm<Config> {
  return {
    format: ({ deal }) => codeOfDeal(deal),
    parse: (text) => {
      const newest = loadWith(pools.newest(), text);
      if (newest.ok) return newest;
      return (
        pools
          .all()
          .map((pool) => loadWith(pool, text))
          .find((loaded) => loaded.ok) ?? newest
      );
    },
  };
}

function loadWith(pool: Pool, text: string): Result<SharedGame<Config>> {
  const loaded = loadPuzzleFromCode(pool, text);
  if (!loaded.ok) return loaded;
  const { size, rows, columns } = loaded.value;
  const { level } = calculatePuzzleDifficulty(pool, rows, columns, size);
  const config: Config = { size, level, mode: 'free', pool: pool.version };
  return ok({ config, seed: 'code', deal: formatDeal(loaded.value) });
}
