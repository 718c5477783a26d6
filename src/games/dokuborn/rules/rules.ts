/**
 * Dokuborn. A grid of 2, 3 or 4 rows and columns; each row and each column asks for something of a Lorcana card,
 * such as its ink, its cost or a keyword. Every cell wants a card that meets its row and its column, and no card
 * may stand in two cells. The grid is won when all cells are filled.
 *
 * A card that fails a condition is refused with the reason and counts as a guess, as does one that fits. Cards
 * may be taken off, moved and swapped, which gives no guess back. In a challenge there are three guesses more
 * than cells. Giving up shows a solution. Puzzles are solvable with different cards in all cells, which a test
 * of single cells would not promise, and have one to five stars by how few answers the scarcest cells have.
 */

import type { Chance } from '../../../core/chance';
import { dailyOf } from '../../../core/daily';
import { ok, type Result, refuse } from '../../../core/result';
import type { CodeForm, Progress, Rules, SharedGame, Status, Tally } from '../../../core/rules';
import { embeddedCards } from './cards/embeddedCards';
import { createPools, type Pools } from './cards/pools';
import { emptyCells, guessesLeft } from './cells';
import { codeOfDeal, loadPuzzleFromCode } from './codes';
import { formatConfig, parseConfig, recordsCode } from './config';
import { erasWith, puzzleOf } from './dailies';
import { formatDeal, parseDeal } from './deals';
import { filmBy } from './films';
import { findPuzzle } from './generate';
import { nextHint } from './hints';
import { applyMove, formatMove, parseMove, progressMoves, roleOf } from './moves';
import type { Pool } from './pool';
import { scarcityOf } from './stars';
import { type CardList, type Config, type Dokuborn, type EndCause, FILMS, type State } from './types';

/** Each round is 10,000 attempts; one is nearly always enough. */
const DEAL_ROUNDS = 8;

export interface DokubornRules extends Rules<Dokuborn> {
  /** The cards these rules are played with, for hints, search and the finish. */
  readonly pool: Pool;
}

export function createRules(cards: CardList): DokubornRules {
  return createRulesOver(createPools(cards), cards.version);
}

/** Each game is judged by the cards that its config names. Dailies are the same for everyone: the shipped ones. */
export function createRulesOver(pools: Pools, shipped: string): DokubornRules {
  const config = (size: Config['size']) => puzzleOf(shipped, size, 3);
  const eras = erasWith(shipped);
  const poolOf = ({ pool }: Pick<Config, 'pool'>) => pools.named(pool);
  return {
    id: 'dokuborn',
    version: 1,
    // Since the second, stars may go by answers; what a config of the first deals, it deals for ever.
    dealVersion: 2,
    scoreVersion: 1,
    presets: [
      { code: '3x3', config: config(3) },
      { code: '2x2', config: config(2) },
      { code: '4x4', config: config(4) },
    ],
    daily: (day) => dailyOf(eras, day),
    get pool() {
      return pools.shipped;
    },
    formatConfig,
    parseConfig,
    recordsCode,
    deal: (wanted, chance) => dealPuzzle(poolOf(wanted), wanted, chance),
    start: (played, deal) => startPuzzle(poolOf(played), played, deal),
    formatMove,
    parseMove,
    role: roleOf,
    apply: (state, move) => applyMove(poolOf(state), state, move),
    moves: (state) => progressMoves(poolOf(state), state),
    view: (state) => state,
    status: (state, tally) => statusOf(poolOf(state), state, tally),
    progress: progressOf,
    hint: (view) => nextHint(poolOf(view), view),
    // A card that fits was known by its player; only giving up shows what had been hidden.
    undoCost: (_before, move) => (move.kind === 'give-up' ? 'assisted' : 'free'),
    tasks: {},
    films: FILMS,
    film: (film, { states: [first] }) => {
      return first ? filmBy(poolOf(first), film, first) : refuse('UNKNOWN_TASK');
    },
    code: codeForm(pools),
  };
}

export const rules = createRules(embeddedCards);

function dealPuzzle(pool: Pool, wanted: Config, chance: Chance): string {
  for (let round = 0; round < DEAL_ROUNDS; round++) {
    const found = findPuzzle(pool, wanted, chance('deal', round));
    if (found.ok) return formatDeal(found.value);
  }
  throw new Error(`These cards make no puzzle of ${formatConfig(wanted)}`);
}

function startPuzzle(pool: Pool, config: Config, deal: string): Result<State> {
  const puzzle = parseDeal(pool, config.size, deal);
  if (!puzzle.ok) return puzzle;
  const { rows, columns } = puzzle.value;
  const { conditions: _onlyForDealing, ...kind } = config;
  return ok({
    ...kind,
    rows: rows.map((condition) => condition.id),
    columns: columns.map((condition) => condition.id),
    placed: Array.from({ length: config.size * config.size }, () => null),
    gaveUp: false,
  });
}

function statusOf(pool: Pool, state: State, tally: Tally): Status<EndCause> {
  if (state.gaveUp) return { kind: 'lost', cause: 'gaveUp' };
  if (emptyCells(state).length === 0) return { kind: 'won' };
  if (guessesLeft(state, tally) === 0) return { kind: 'lost', cause: 'noGuessesLeft' };
  return { kind: progressMoves(pool, state).next().done ? 'stuck' : 'playing' };
}

function progressOf(state: State): Progress {
  const total = state.placed.length;
  return { done: total - emptyCells(state).length, total };
}

/** Codes in the seed's form say nothing of versions; what is begun by one is a game of today. */
const CODE_VERSIONS = { version: 1, dealVersion: 2 } as const;

/**
 * A code names nothing but the conditions: whoever opens it plays freely, with the newest cards that solve it, and under
 * today's stars.
 */
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
  const { level } = scarcityOf(pool, rows, columns);
  const config: Config = { size, level, mode: 'free', starsBy: 'answers', pool: pool.version };
  return ok({ config, seed: 'code', deal: formatDeal(loaded.value), ...CODE_VERSIONS });
}
