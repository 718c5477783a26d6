/** How far somebody has come in a study, by lesson: what is solved, and what comes back because it went wrong. */
import { POSITIONS } from '../../core/study';
import { integer, list, object, type Reader, table, tolerant } from '../../core/text';

export interface LessonProgress {
  /** Positions that were answered rightly, at the first try or when they came back. */
  readonly solved: readonly number[];
  /** Went wrong, were passed over, or had their answer shown. */
  readonly again: readonly ComesBack[];
  /** How many positions have been answered, each time they came. */
  readonly turns: number;
}

interface ComesBack {
  readonly position: number;
  /** The turn from which on it comes back. */
  readonly due: number;
}

export type StudyProgress = Readonly<Record<string, LessonProgress>>;

export const NO_PROGRESS: LessonProgress = { solved: [], again: [], turns: 0 };

/** Other positions in between: what was just explained is not asked at once. */
const TURNS_BETWEEN = 3;

export function progressIn(progress: StudyProgress, lesson: string): LessonProgress {
  return progress[lesson] ?? NO_PROGRESS;
}

/** What is due to come back, else one that is new, else what comes back soonest; once all are solved, all over again. */
export function nextPosition({ solved, again, turns }: LessonProgress): number {
  const soonest = [...again].sort((one, other) => one.due - other.due)[0];
  if (soonest && soonest.due <= turns) return soonest.position;
  const known = new Set([...solved, ...again.map(({ position }) => position)]);
  for (let position = 0; position < POSITIONS; position++) if (!known.has(position)) return position;
  return soonest?.position ?? turns % POSITIONS;
}

export function withAnswer(before: LessonProgress, position: number, isRight: boolean): LessonProgress {
  const turns = before.turns + 1;
  const others = before.again.filter((one) => one.position !== position);
  if (!isRight) return { ...before, turns, again: [...others, { position, due: turns + TURNS_BETWEEN }] };
  const solved = before.solved.includes(position) ? before.solved : [...before.solved, position];
  return { solved, again: others, turns };
}

const MOST_LESSONS = 60;
const MOST_TURNS = 1_000_000;
const position = integer(0, POSITIONS - 1);

const readLesson: Reader<LessonProgress> = (value, at) => {
  const { solved, again, turns } = object<LessonProgress>({
    solved: list(position, POSITIONS),
    again: list(object<ComesBack>({ position, due: integer(0, MOST_TURNS) }), POSITIONS),
    turns: integer(0, MOST_TURNS),
  })(value, at);
  // Written by hand, one could stand there twice.
  const once = new Map(again.map((one) => [one.position, one]));
  return { solved: [...new Set(solved)], again: [...once.values()], turns };
};

/** A lesson that cannot be read begins anew; the others stay. Unknown ones may belong to a newer version. */
export const readProgress: Reader<StudyProgress> = table(
  /^[a-z][a-z0-9-]{0,39}$/,
  tolerant(readLesson, NO_PROGRESS),
  MOST_LESSONS,
);
