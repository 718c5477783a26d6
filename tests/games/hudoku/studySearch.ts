/** Finds the moments for a study's table: those at which nothing goes on but what the lesson's technique leads to. */
import { bit, digitsOf } from '../../../src/games/hudoku/rules/digits';
import { possibleDigits } from '../../../src/games/hudoku/rules/notes';
import {
  type Board,
  boardFrom,
  candidatesAt,
  copyBoard,
  placesOf,
  strike,
} from '../../../src/games/hudoku/rules/solving/candidateBoard';
import type { Technique } from '../../../src/games/hudoku/rules/solving/steps';
import { FINDERS, nextStep, takeStep } from '../../../src/games/hudoku/rules/solving/techniques';
import { templateOf } from '../../../src/games/hudoku/rules/templates';
import type { Config } from '../../../src/games/hudoku/rules/types';
import { answersOf, boardOf, waysFrom } from '../../../src/games/hudoku/study/judge';
import { askedBy, SINGLES } from '../../../src/games/hudoku/study/lessons';
import { dealt, type Moment } from '../../../src/games/hudoku/study/position';
import type { Position } from '../../../src/games/hudoku/study/types';

export interface Found extends Moment {
  /** How many answers the lesson's technique leads to, and how many more any other does. */
  readonly answers: number;
  readonly others: number;
  /** How many cells are open, and of a chain how many links it has: what is short comes first. */
  readonly open: number;
  readonly links: number;
}

/** With fewer, there is nothing to be looked for. */
const FEWEST_OPEN = 6;
const MOST_ANSWERS = { number: 3, note: 8 };
const MOST_OTHERS = { number: 3, note: 10 };

export function* momentsIn(config: Config, seed: number, wanted: readonly Technique[]): Generator<Found> {
  const { template, level } = config;
  const start = dealt(config, seed);
  const { solution, emptyHints } = start;
  const board = boardFrom({ template: templateOf(template), revealed: start.revealed, emptyHints });
  for (let steps = 0; ; steps++) {
    const next = nextStep(board, 'fiendish');
    if (next === null) return;
    const values = { template, revealed: board.values.slice(), emptyHints, solution };
    const notes = possibleDigits({ config, revealed: board.values, emptyHints });
    const alone = boardFrom({ template: templateOf(template), revealed: board.values, emptyHints });
    const plain = nextStep(alone, 'fiendish')?.technique;
    const asNumber = plain !== undefined && askedBy(plain) === 'number' ? plain : null;
    const tries: Position[] = [];
    if (asNumber !== null) tries.push({ ...values, lesson: asNumber, notes });
    if (askedBy(next.technique) === 'note') {
      tries.push({ ...values, lesson: next.technique, notes: board.candidates.slice() });
    }
    for (const position of tries) {
      if (!wanted.includes(position.lesson)) continue;
      const counts = countAnswers(position);
      if (counts === null) continue;
      const { lesson } = position;
      yield { lesson, template, level, seed, steps, ...counts, open: board.open, links: next.links.length };
    }
    takeStep(board, next);
  }
}

/** Null where anything goes on that comes before what is to be learnt, or that the judge would not take. */
function countAnswers(position: Position): Pick<Found, 'answers' | 'others'> | null {
  const board = boardOf(position);
  if (board.open < FEWEST_OPEN) return null;
  const asked = askedBy(position.lesson);
  const own = answersBy(position, board, position.lesson);
  if (own.size === 0 || own.size > MOST_ANSWERS[asked]) return null;
  if (asked === 'number' && !isSeenAtOnce(position, own)) return null;
  const taken = new Set<number>();
  for (const { leadsTo } of waysFrom(position, board)) {
    for (const { cell, digit } of leadsTo) taken.add(cell * 10 + digit);
    if (taken.size > own.size + MOST_OTHERS[asked]) return null;
  }
  if (!followsBeside(position, board).every((one) => taken.has(one))) return null;
  return { answers: own.size, others: taken.size - own.size };
}

/**
 * What one unit, one number or one chain by itself leads to, however large. Full lines come only on boards on which,
 * after all of these at once, something else is nearly always settled too.
 */
function followsBeside(position: Position, board: Board): readonly number[] {
  if (position.lesson === 'lineSingle') return [...chainsSettle(board)];
  const ruledOut = [unitsRuleOut, digitsRuleOut, chainsRuleOut].flatMap((by) => [...by(board)]);
  if (askedBy(position.lesson) === 'note') return ruledOut;
  return [...chainsSettle(board), ...placements(without(board, ruledOut))];
}

/** By numbers in rows, columns and regions alone, whatever the empty cells say; and with them by no single before it. */
function isSeenAtOnce(position: Position, own: ReadonlySet<number>): boolean {
  const { template, emptyHints, revealed, lesson } = position;
  const isOwn = (all: ReadonlySet<number>) => [...all].every((one) => own.has(one));
  const board = boardOf(position);
  const at = SINGLES.indexOf(lesson);
  if (SINGLES.slice(0, at).some((single) => answersBy(position, board, single).size > 0)) return false;
  if (!SINGLES.slice(at).every((single) => isOwn(answersBy(position, board, single)))) return false;
  const alone = boardFrom({ template: templateOf(template), revealed, emptyHints });
  const seen = answersBy(position, alone, lesson);
  return seen.size === own.size && isOwn(seen);
}

function without(board: Board, notes: readonly number[]): Board {
  const later = copyBoard(board);
  for (const one of notes) strike(later, Math.floor(one / 10), bit(one % 10));
  return later;
}

function answersBy(position: Position, board: Board, technique: Technique): Set<number> {
  const found = new Set<number>();
  for (const step of FINDERS[technique].find(board)) {
    for (const { cell, digit } of answersOf(position, board, step)) found.add(cell * 10 + digit);
  }
  return found;
}

function placements(board: Board): Set<number> {
  const found = new Set<number>();
  for (const { find } of Object.values(FINDERS)) {
    for (const { place } of find(board)) if (place) found.add(place.cell * 10 + place.digit);
  }
  return found;
}

/** Notes that no filling of one unit by itself holds. */
function* unitsRuleOut(board: Board): Generator<number> {
  const { units, houses } = board.template;
  for (const { cells, digits } of [...units.map(({ cells }) => ({ cells, digits: 0 })), ...houses]) {
    const open = cells.filter((cell) => candidatesAt(board, cell) !== 0);
    const needed = cells.reduce((left, cell) => left & ~bit(board.values[cell] ?? 0), digits);
    for (const cell of open) {
      for (const digit of digitsOf(candidatesAt(board, cell))) {
        const rest = open.filter((other) => other !== cell);
        if (!fills(board, rest, bit(digit), needed)) yield cell * 10 + digit;
      }
    }
  }
}

function fills(board: Board, cells: readonly number[], used: number, needed: number): boolean {
  const [cell, ...rest] = cells;
  if (cell === undefined) return (needed & ~used) === 0;
  return digitsOf(candidatesAt(board, cell) & ~used).some((digit) =>
    fills(board, rest, used | bit(digit), needed),
  );
}

/** Notes of a number that no way to put this number into all regions holds. */
function* digitsRuleOut(board: Board): Generator<number> {
  const { template, values } = board;
  for (let digit = 1; digit <= 9; digit++) {
    const regions = template.regions.filter(
      ({ highest, cells }) => highest >= digit && cells.every((cell) => values[cell] !== digit),
    );
    const places = regions.map(({ cells }) => placesOf(board, cells, bit(digit)));
    const held = new Set<number>();
    spread(places, template, [], held);
    for (const cell of places.flat()) if (!held.has(cell)) yield cell * 10 + digit;
  }
}

function spread(
  places: readonly (readonly number[])[],
  template: Board['template'],
  chosen: readonly number[],
  held: Set<number>,
): void {
  const here = places[chosen.length];
  if (here === undefined) {
    for (const cell of chosen) held.add(cell);
    return;
  }
  for (const cell of here) {
    if (chosen.some((other) => template.peers[cell]?.includes(other))) continue;
    spread(places, template, [...chosen, cell], held);
  }
}

/** Notes that go by a chain, however long. */
function* chainsRuleOut(board: Board): Generator<number> {
  const { odds } = linksOf(board);
  for (const [start, end] of chainsOf(board)) {
    const near = new Set(odds.get(start));
    if (end === start) yield* near;
    else for (const one of odds.get(end) ?? []) if (near.has(one)) yield one;
  }
}

/** Numbers that a chain settles, however long. */
function* chainsSettle(board: Board): Generator<number> {
  for (const [start, end] of chainsOf(board)) if (end === start) yield start;
}

/** Both ends: were the first not so, the second would be. */
function* chainsOf(board: Board): Generator<readonly [number, number]> {
  const { tied, odds } = linksOf(board);
  for (const start of tied.keys()) {
    const trues = new Set<number>();
    const falses = new Set([start]);
    for (const node of falses) {
      for (const end of tied.get(node) ?? []) {
        if (trues.has(end)) continue;
        trues.add(end);
        for (const next of odds.get(end) ?? []) falses.add(next);
      }
    }
    for (const end of trues) yield [start, end];
  }
}

function linksOf(board: Board) {
  const { fillable, peers, houses } = board.template;
  const odds = new Map<number, number[]>();
  const tied = new Map<number, number[]>();
  for (const cell of fillable) {
    const held = digitsOf(candidatesAt(board, cell));
    for (const digit of held) {
      const rivals = held.filter((other) => other !== digit).map((other) => cell * 10 + other);
      const seen = placesOf(board, peers[cell] ?? [], bit(digit)).map((peer) => peer * 10 + digit);
      odds.set(cell * 10 + digit, [...rivals, ...seen]);
      tied.set(cell * 10 + digit, rivals.length === 1 ? rivals : []);
    }
  }
  for (const house of houses) {
    for (const digit of digitsOf(house.digits)) {
      const [one, other, third] = placesOf(board, house.cells, bit(digit));
      if (one === undefined || other === undefined || third !== undefined) continue;
      tied.get(one * 10 + digit)?.push(other * 10 + digit);
      tied.get(other * 10 + digit)?.push(one * 10 + digit);
    }
  }
  return { odds, tied };
}
