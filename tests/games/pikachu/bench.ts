/** Pikachu's figures: the path finder and the stuck test against the plain version, and what play costs. */

import { chanceFrom, type Rng, rngFor, shuffled } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import { sampleMove } from '../../../src/core/sample';
import { type Board, indexBoard, type Point } from '../../../src/games/pikachu/rules/boardIndex';
import { deal } from '../../../src/games/pikachu/rules/deal';
import { symbolCounts } from '../../../src/games/pikachu/rules/dealText';
import { connectingPairs, hasMove } from '../../../src/games/pikachu/rules/pairs';
import { type FoundPath, findPath, hasValidPath } from '../../../src/games/pikachu/rules/paths';
import { rules } from '../../../src/games/pikachu/rules/rules';
import { type Config, SIZE_NAMES, type State, VARIANTS } from '../../../src/games/pikachu/rules/types';
import { names } from '../../../src/games/pikachu/words/names';
import { lookingBack } from '../../bench/lookingBack';
import { type Bench, contest, type Figure, sink, timing } from '../../bench/measure';
import { count } from '../../counts';
import { type PlainPath, PlainPikachu } from './plainVersion';
import { PLAYERS, runOf } from './runs';
import { stuckShares, toldFigures } from './stuckFigures';
import { weekFigures } from './weekFigures';

interface Table {
  readonly rows: number;
  readonly columns: number;
  readonly tiles: readonly number[];
}

interface Query {
  readonly board: Board;
  readonly plain: PlainPikachu;
  readonly starts: readonly Point[];
  readonly ends: readonly Point[];
}

const CLASSIC: Config = { size: 'classic', variant: 'still' };
const BOARDS = 6;

export const figures: readonly Bench[] = [
  weekFigures,
  { group: 'Pikachu: findPath', run: pathFigures },
  { group: 'Pikachu: no move left', run: stuckFigures },
  { group: 'Pikachu: dealing and playing', run: playFigures },
  { group: 'Pikachu: careless games that end stuck, by the generator before and after', run: stuckShares },
  { group: 'Pikachu: dead ends told of before the end', run: toldFigures },
  { group: 'Pikachu: looking back', run: lookingBackFigures },
];

/** The first generator's boards end stuck more often. */
function lookingBackFigures(): Figure[] {
  return SIZE_NAMES.flatMap((size) =>
    VARIANTS.flatMap((variant) => {
      const runs = Array.from({ length: count(10, 100) }, (_, n) =>
        runOf({ size, variant }, `back${n}`, PLAYERS.random, 1),
      );
      return lookingBack(names.config(rules.formatConfig({ size, variant })), rules, runs);
    }),
  );
}

function pathFigures(): Figure[] {
  const groups = [
    { name: 'full', left: 160, finds: 25, has: 25 },
    { name: 'half', left: 80, finds: 25, has: 25 },
    { name: 'near the end (8 tiles)', left: 8, finds: 5, has: 10 },
  ];
  return groups.flatMap(({ name, left, finds, has }) => {
    const queries = Array.from({ length: BOARDS }, (_, n) => queryOf(classicWith(left, n)));
    const pairs = queries.reduce((sum, query) => sum + query.starts.length, 0);
    const times = Math.max(1, Math.round(40_000 / pairs));
    return [
      contest({
        name: `findPath, all equal pairs of ${BOARDS} Classic boards, ${name}`,
        wanted: `at least ${finds}×`,
        ours: () => countWith(queries, oursFinds),
        plain: () => countWith(queries, plainFinds),
        oursTimes: 4 * times,
        plainTimes: times,
      }),
      contest({
        name: `hasValidPath, ${name}`,
        wanted: `at least ${has}×`,
        ours: () => countWith(queries, oursHas),
        plain: () => countWith(queries, plainHas),
        oursTimes: 4 * times,
        plainTimes: times,
      }),
    ];
  });
}

function stuckFigures(): Figure[] {
  const classic = Array.from({ length: 4 }, (_, n) => withoutMove(8, 20, 24, rngFor('bench', 'stuck', n)));
  const boards = classic.map((table) => indexBoard(table, table.tiles));
  const plains = classic.map(plainOf);
  const figure = contest({
    name: 'no move on a full Classic board, index at hand',
    wanted: 'at least 50×',
    ours: () => boards.filter(hasMove).length,
    plain: () => plains.filter((plain) => plain.findHint()).length,
    oursTimes: 200,
    plainTimes: 4,
  });
  const whole = contest({
    name: 'no move on a full Classic board, index built anew',
    ours: () => classic.filter((table) => hasMove(indexBoard(table, table.tiles))).length,
    plain: () => plains.filter((plain) => plain.findHint()).length,
    oursTimes: 200,
    plainTimes: 4,
  });
  const large = [
    [40, 16],
    [80, 32],
    [160, 64],
  ].map(([columns = 0, rows = 0]) => {
    const table = withoutMove(rows, columns, 0.15 * rows * columns, rngFor('bench', 'large', rows));
    const plain = plainOf(table);
    return contest({
      name: `no move on a full ${columns}×${rows} board, index built anew`,
      wanted: columns === 160 ? 'ours under 0.3 ms' : 'linear in tiles',
      ours: () => hasMove(indexBoard(table, table.tiles)),
      plain: () => plain.findHint(),
      oursTimes: 20,
      plainTimes: 1,
      samples: 5,
    });
  });
  return [figure, whole, ...large];
}

function playFigures(): Figure[] {
  const deals = VARIANTS.flatMap((variant) =>
    (['quick', 'classic', 'grand'] as const).map((size) => {
      const config: Config = { size, variant };
      const wanted = size === 'classic' && variant === 'still' ? 'under 1 ms' : undefined;
      const name = `deal, ${names.config(rules.formatConfig(config))}`;
      return timing(name, 60, (run) => deal(config, chanceFrom(`bench${run}`), rules.dealVersion), wanted);
    }),
  );
  const first = firstState({ size: 'grand', variant: 'gather' });
  const chance = chanceFrom('bench');
  const rng = rngFor('bench', 'detours');
  const away = must(rules.apply(first, detour(first, rng), chance)).state;
  return [
    ...deals,
    timing('apply and status, Grand, gather', 300, () => {
      const after = must(rules.apply(first, detour(first, rng), chance)).state;
      return rules.status(after, freshTally(null));
    }),
    timing('hint after a detour, Grand, gather', 60, () => rules.hint(rules.view(away))),
    timing('shuffle, Grand, gather', 20, () => rules.tasks.shuffle(away, chance)),
  ];
}

function firstState(config: Config): State {
  return must(rules.start(config, deal(config, chanceFrom('bench'), 1), 1));
}

function detour(state: State, rng: Rng) {
  const move = sampleMove(rules, state, rng);
  if (!move) throw new Error('no move to bench');
  return move;
}

function countWith(queries: readonly Query[], valid: (query: Query) => number): number {
  let found = 0;
  for (const query of queries) found += valid(query);
  return found;
}

/**
 * Tight loops, one for each function: a shared one with a callback would cost more than what is measured. What is found
 * leaves the loop, so that the engine has to make the promised object each time.
 */
function oursFinds({ board, starts, ends }: Query): number {
  let found = 0;
  let last: FoundPath | null = null;
  for (let i = 0; i < starts.length; i++) {
    last = findPath(board, starts[i]!, ends[i]!);
    if (last.valid) found++;
  }
  sink.last = last;
  return found;
}

function plainFinds({ plain, starts, ends }: Query): number {
  let found = 0;
  let last: PlainPath | null = null;
  for (let i = 0; i < starts.length; i++) {
    last = plain.findPath(starts[i]!, ends[i]!);
    if (last.valid) found++;
  }
  sink.last = last;
  return found;
}

function oursHas({ board, starts, ends }: Query): number {
  let found = 0;
  for (let i = 0; i < starts.length; i++) if (hasValidPath(board, starts[i]!, ends[i]!)) found++;
  return found;
}

function plainHas({ plain, starts, ends }: Query): number {
  let found = 0;
  for (let i = 0; i < starts.length; i++) if (plain.hasValidPath(starts[i]!, ends[i]!)) found++;
  return found;
}

function queryOf(table: Table): Query {
  const plain = plainOf(table);
  const cells = plain.board.flat().filter((cell) => cell.type !== 0);
  const board = indexBoard(table, table.tiles);
  const pairs = cells.flatMap((a, index) =>
    cells
      .slice(index + 1)
      .filter((b) => a.type === b.type)
      .map((b) => [a, b] as const),
  );
  // Both sides read the same few points: objects of their own for each pair would measure the cache.
  const point = ({ row, col }: Point) => board.points[row * board.width + col]!;
  return { board, plain, starts: pairs.map(([a]) => point(a)), ends: pairs.map(([, b]) => point(b)) };
}

function plainOf({ rows, columns, tiles }: Table): PlainPikachu {
  return new PlainPikachu(rows, columns, tiles);
}

/** A Classic deal cleared by random matches until so many tiles are left. */
function classicWith(left: number, n: number): Table {
  const seed = `bench${n}`;
  const rng = rngFor(seed, 'clearing');
  let state = must(rules.start(CLASSIC, deal(CLASSIC, chanceFrom(seed), 1), 1));
  while (state.tiles.filter((tile) => tile !== 0).length > left) {
    const move = sampleMove(rules, state, rng);
    if (!move) return classicWith(left, n + BOARDS);
    state = must(rules.apply(state, move, chanceFrom(seed))).state;
  }
  return state;
}

/** A full board on which nothing connects: tiles that do are swapped away as long as there are any. */
function withoutMove(rows: number, columns: number, symbols: number, rng: Rng): Table {
  const size = { rows, columns, symbols: Math.floor(symbols) };
  const inOrder = symbolCounts(size).flatMap((count, index) => Array<number>(count).fill(index + 1));
  const tiles = shuffled(inOrder, rng);
  for (let round = 0; round < 10_000; round++) {
    const pairs = connectingPairs(indexBoard(size, tiles));
    if (pairs.length === 0) return { rows, columns, tiles };
    for (const [cell] of pairs) {
      const at = (Math.floor(cell / (columns + 2)) - 1) * columns + (cell % (columns + 2)) - 1;
      const other = rng.below(tiles.length);
      [tiles[at], tiles[other]] = [tiles[other]!, tiles[at]!];
    }
  }
  throw new Error('no board without a move found');
}
