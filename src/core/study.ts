/**
 * A study: lessons, each with a hundred small positions that the game's own solver has proven. Pure, like rules, and as
 * them it knows no language. Nothing of it enters the dailies, the statistics or the records.
 */
import type { HintStage } from './rules';

/** All are plain readonly JSON. */
export interface StudyTypes {
  /** What is shown, and all that judging needs. */
  readonly position: unknown;
  readonly answer: unknown;
  /** Why an answer is right or wrong; further fields are what its sentence is made with. */
  readonly said: HintStage;
}

export interface Study<T extends StudyTypes> {
  /** From the first to be learnt to the last. */
  readonly lessons: readonly Lesson[];
  /**
   * The position `n`, from 0 to below `POSITIONS`: the same for everybody, and for ever. Bounded by counted work; may take
   * longer than a gesture, so it is asked of a worker.
   */
  position(lesson: string, n: number): T['position'];
  /** The one judge of answers. */
  judge(position: T['position'], answer: T['answer']): Verdict<T>;
  /** One that is right: the only one, where the lesson says so. */
  solution(position: T['position']): T['answer'];
}

export interface Lesson {
  /** Its name and its explanation are found under this code in `words/`; progress is kept under it. */
  readonly code: string;
  readonly level: StudyLevel;
}

export type StudyLevel = 1 | 2 | 3;

export interface Verdict<T extends StudyTypes> {
  readonly isRight: boolean;
  /** From what was answered to what follows from it, one after the other; never empty. */
  readonly said: readonly T['said'][];
}

export const POSITIONS = 100;
