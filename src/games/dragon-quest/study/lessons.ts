/** What is asked in each lesson, and which positions are fit for it. */
import type { StudyLevel } from '../../../core/study';
import type { State } from '../rules/types';
import { type Odds, shareOf } from './odds';

export interface DragonLesson {
  readonly code: string;
  readonly level: StudyLevel;
  /** Where it may be found. */
  readonly isPlace: (state: State) => boolean;
  /** Best first. */
  readonly isLesson: (odds: readonly Odds[]) => boolean;
}

/** What a person can believe to be more. */
const MARGIN = 0.1;

export const LESSONS: readonly DragonLesson[] = [
  { code: 'way-out', level: 1, isPlace: isSeen, isLesson: isSure },
  { code: 'in-a-fight', level: 2, isPlace: (state) => !isTurn(state), isLesson: isOpen },
  {
    code: 'best-odds',
    level: 2,
    isPlace: (state) => isTurn(state) && isSeen(state),
    isLesson: isContested,
  },
  {
    code: 'cards-to-come',
    level: 3,
    isPlace: (state) => isTurn(state) && cardsToCome(state) > 0,
    isLesson: isNoGift,
  },
];

export function lessonOf(code: string): DragonLesson {
  const found = LESSONS.find((known) => known.code === code);
  if (!found) throw new Error(`There is no lesson ${code}`);
  return found;
}

function isTurn({ moment }: State): boolean {
  return moment.kind === 'turn';
}

export function cardsToCome({ order, laid }: State): number {
  return order.length - laid.length;
}

/** Every card lies open. */
function isSeen(state: State): boolean {
  return cardsToCome(state) === 0;
}

/** One wins for certain, and no other nearly so. */
function isSure(odds: readonly Odds[]): boolean {
  return shareOf(odds[0] as Odds) === 1 && isNoGift(odds);
}

function isClear([best, next]: readonly Odds[]): boolean {
  return best !== undefined && next !== undefined && shareOf(best) - shareOf(next) >= MARGIN;
}

/** Of two choices, the other is not plainly lost. */
function isNoGift(odds: readonly Odds[]): boolean {
  return isClear(odds) && (odds.length > 2 || shareOf(odds[1] as Odds) > 0);
}

/** Nothing is certain, and one wins more often. */
function isOpen(odds: readonly Odds[]): boolean {
  return isClear(odds) && shareOf(odds[0] as Odds) < 1;
}

/** And something is to be said for another. */
function isContested(odds: readonly Odds[]): boolean {
  return isOpen(odds) && shareOf(odds[1] as Odds) > 0;
}
