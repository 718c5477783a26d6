/** One lesson in play: which position, what was answered, what is told of it, and what comes next. */
import { useEffect, useRef, useState } from 'react';
import type { StudyTypes } from '../../core/study';
import { nextPosition, progressIn } from '../../store/study/studyProgress';
import type { Answered, Course } from './StudyProps';

/** A visit of one position. */
interface Visit<T extends StudyTypes> {
  readonly at: number;
  readonly answered: Answered<T> | null;
  /** How much of what is said of the answer has been told. */
  readonly toldAt: number;
  /** Its first answer counts, later tries do not. */
  readonly isCounted: boolean;
}

export interface Drill<T extends StudyTypes> {
  /** Null: on its way. */
  readonly position: T['position'] | null;
  readonly visit: Visit<T>;
  readonly serial: number;
  readonly answer: (answer: T['answer']) => void;
  readonly show: () => void;
  readonly tellMore: () => void;
  readonly tryAgain: () => void;
  readonly next: () => void;
}

const fresh = (at: number) => ({ at, answered: null, toldAt: 0, isCounted: false });

/** `lesson`: another one is another component, with a state of its own. */
export function useDrill<T extends StudyTypes>(course: Course<T>, lesson: string): Drill<T> {
  const { study, store } = course;
  const nextAt = () => nextPosition(progressIn(store.getState().progress, lesson));
  const [visit, setVisit] = useState<Visit<T>>(() => fresh(nextAt()));
  const [serial, setSerial] = useState(0);
  const { at, answered, isCounted } = visit;
  // What comes next is known once this one is answered, and worked out while its answer is read.
  const positions = usePositions(course, lesson, answered ? [at, nextAt()] : [at]);
  const position = positions.get(at) ?? null;

  function go(to: Visit<T>): void {
    setVisit(to);
    setSerial(serial + 1);
  }

  function take(answer: T['answer'], wasShown: boolean): void {
    // Whoever was wrong may be shown the answer at once, too.
    if (position === null || (answered && !wasShown)) return;
    const verdict = study.judge(position, answer);
    if (!isCounted) store.answered(lesson, at, verdict.isRight && !wasShown);
    setVisit({ at, answered: { answer, verdict, wasShown }, toldAt: 0, isCounted: true });
  }

  function next(): void {
    // Passed over: it comes back.
    if (!isCounted && position !== null) store.answered(lesson, at, false);
    go(fresh(nextAt()));
  }

  return {
    position,
    visit,
    serial,
    answer: (answer) => take(answer, false),
    show: () => position !== null && take(study.solution(position), true),
    tellMore: () => setVisit({ ...visit, toldAt: visit.toldAt + 1 }),
    tryAgain: () => go({ ...visit, answered: null, toldAt: 0 }),
    next,
  };
}

/** Each is asked for once. A fault is the page's, which shows it. */
function usePositions<T extends StudyTypes>(
  { worker }: Course<T>,
  lesson: string,
  wanted: readonly number[],
): ReadonlyMap<number, T['position']> {
  const asked = useRef(new Set<number>());
  const [arrived, setArrived] = useState<ReadonlyMap<number, T['position']>>(new Map());
  const [failure, setFailure] = useState<{ readonly error: unknown } | null>(null);
  const isLeft = useRef(false);
  useEffect(() => {
    isLeft.current = false;
    return () => {
      isLeft.current = true;
    };
  }, []);
  useEffect(() => {
    for (const position of wanted) {
      if (asked.current.has(position)) continue;
      asked.current.add(position);
      worker.ask({ lesson, position }).then(
        (result) => {
          // Those that are worked out beforehand may come when the lesson has been left.
          if (isLeft.current) return;
          if (result.ok) setArrived((before) => new Map(before).set(position, result.value));
          else setFailure({ error: new Error(result.fault.code) });
        },
        (error: unknown) => !isLeft.current && setFailure({ error }),
      );
    }
  });
  if (failure) throw failure.error;
  return arrived;
}
