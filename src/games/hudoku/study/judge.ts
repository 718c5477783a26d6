/** Says of every answer whether the lesson's technique leads to it, and why or why not. */
import type { Verdict } from '../../../core/study';
import { bit, digitsOf } from '../rules/digits';
import { regionOf } from '../rules/regions';
import { type Board, candidatesAt, copyBoard, couldBe } from '../rules/solving/candidateBoard';
import { type Placement, type Step, TECHNIQUES } from '../rules/solving/steps';
import { FINDERS, takeStep } from '../rules/solving/techniques';
import { reasonStage, whereStage } from '../rules/stages';
import { templateOf } from '../rules/templates';
import { askedBy, SINGLES } from './lessons';
import { moreOf } from './more';
import type { HudokuStudy, Position, WhyNot } from './types';

/** What is true for another reason than the lesson's is right too, and its reason is told. */
export function judge(position: Position, answer: Placement): Verdict<HudokuStudy> {
  const board = boardOf(position);
  for (const { leadsTo, said } of waysFrom(position, board)) {
    if (!leadsTo.some((one) => isSame(one, answer))) continue;
    const code = askedBy(position.lesson) === 'number' ? 'settled' : 'goes';
    return { isRight: true, said: [{ code, ...answer, cells: [answer.cell] }, ...said()] };
  }
  const [first] = FINDERS[position.lesson].find(board);
  if (first === undefined) throw new Error(`No ${position.lesson} in its lesson`);
  return { isRight: false, said: [whyNot(position, board, answer), whereStage(board, first)] };
}

interface Way {
  readonly leadsTo: readonly Placement[];
  readonly said: () => readonly HudokuStudy['said'][];
}

/** By the lesson's own technique, by any other and, to a number, by two steps of which the first rules notes out. */
export function* waysFrom(position: Position, board: Board): Generator<Way> {
  for (const technique of [position.lesson, ...TECHNIQUES]) {
    for (const step of FINDERS[technique].find(board)) {
      yield { leadsTo: answersOf(position, board, step), said: () => reasonsOf(board, step) };
    }
  }
  if (askedBy(position.lesson) === 'number') yield* waysInTwo(board);
}

/** In Explain's own words, and then in more of them. */
function reasonsOf(board: Board, step: Step): HudokuStudy['said'][] {
  return [reasonStage(board, step), ...moreOf(board, step)];
}

function* waysInTwo(board: Board): Generator<Way> {
  for (const technique of TECHNIQUES) {
    // Whoever follows a chain and goes on from its end is past all that these lessons are about.
    if (technique === 'chain') continue;
    for (const step of FINDERS[technique].find(board)) {
      if (step.place !== null) continue;
      const later = copyBoard(board);
      takeStep(later, step);
      for (const single of SINGLES) {
        for (const next of FINDERS[single].find(later)) {
          const said = () => [...reasonsOf(board, step), ...reasonsOf(later, next)];
          yield { leadsTo: next.place === null ? [] : [next.place], said };
        }
      }
    }
  }
}

/** The first that the technique leads to. */
export function solution(position: Position): Placement {
  const board = boardOf(position);
  for (const step of FINDERS[position.lesson].find(board)) {
    const [first] = answersOf(position, board, step);
    if (first !== undefined) return first;
  }
  throw new Error(`No answer to a lesson of ${position.lesson}`);
}

export function boardOf({ template: id, revealed, emptyHints, notes }: Position): Board {
  const template = templateOf(id);
  const open = template.fillable.filter((cell) => revealed[cell] === 0).length;
  return { template, values: revealed.slice(), candidates: notes.slice(), emptyHints, open };
}

/** What a step settles or, where notes are asked for, which of them go by it: with a number that is found, all at odds with it. */
export function answersOf(
  { lesson }: Pick<Position, 'lesson'>,
  board: Board,
  step: Step,
): readonly Placement[] {
  const { place, removals } = step;
  if (askedBy(lesson) === 'number') return place === null ? [] : [place];
  const gone = removals.flatMap(({ cell, digits }) => digitsOf(digits).map((digit) => ({ cell, digit })));
  if (place === null) return gone;
  const { cell, digit } = place;
  const rivals = digitsOf(candidatesAt(board, cell) & ~bit(digit)).map((other) => ({ cell, digit: other }));
  const peers = (board.template.peers[cell] ?? []).filter((peer) => couldBe(board, peer, digit));
  return [...rivals, ...peers.map((peer) => ({ cell: peer, digit }))];
}

function whyNot(position: Position, board: Board, answer: Placement): WhyNot {
  const { cell, digit } = answer;
  const asked = askedBy(position.lesson);
  const isTrue = position.solution[cell] === digit;
  const about = { ...answer, cells: [cell] };
  const left = candidatesAt(board, cell);
  if (couldBe(board, cell, digit)) {
    if (asked === 'note') return { code: isTrue ? 'stays' : 'notYet', ...about };
    return { code: isTrue ? 'early' : 'open', left, ...about };
  }
  if (asked === 'note' || left === 0) return { code: 'notThere', asked, ...about };
  return whyNotThere(board, answer) ?? { code: 'open', left, ...about };
}

/** What rules a number out of an open cell, as far as it stands on the board. */
function whyNotThere(board: Board, { cell, digit }: Placement): WhyNot | null {
  const { template, values, emptyHints } = board;
  if (((regionOf(template, cell)?.digits ?? 0) & bit(digit)) === 0) {
    return { code: 'notThere', asked: 'number', cell, digit, cells: [cell] };
  }
  const at = (template.peers[cell] ?? []).find((peer) => values[peer] === digit);
  if (at !== undefined) return { code: 'stands', cell, digit, at, cells: [cell, at] };
  const empty = template.empties.find(
    (one) => emptyHints[one] === digit && template.peers[one]?.includes(cell),
  );
  return empty === undefined ? null : { code: 'struckOut', cell, digit, at: empty, cells: [cell, empty] };
}

function isSame(one: Placement, other: Placement): boolean {
  return one.cell === other.cell && one.digit === other.digit;
}
