/** All lessons of a study by their level, with how far each is. */
import { useEffect, useRef } from 'react';
import { Button } from '../../components/Button';
import { Progress } from '../../components/Progress';
import { type Lesson, POSITIONS, type StudyLevel, type StudyTypes } from '../../core/study';
import type { StudyState } from '../../store/study/createStudy';
import { progressIn } from '../../store/study/studyProgress';
import { keptNotice } from '../maker/makerWords';
import type { Course, StudyProps } from './StudyProps';
import { INTRODUCTION, LEVEL_NAMES, progressWords } from './studyWords';

interface LessonListProps<T extends StudyTypes> {
  readonly page: StudyProps;
  readonly course: Course<T>;
  readonly state: StudyState;
}

const LEVELS: readonly StudyLevel[] = [1, 2, 3];

export function LessonList<T extends StudyTypes>({ page, course, state }: LessonListProps<T>) {
  const { link: Link, gameTitle } = page;
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page arrives once
  useEffect(() => {
    if (page.followed) heading.current?.focus({ preventScroll: true });
  }, []);
  const isUnknown = page.lesson !== null;
  return (
    <div
      data-mood={course.mood}
      className="page-root min-h-dvh bg-page ps-[max(clamp(1rem,4vw,3rem),env(safe-area-inset-left))] pe-[max(clamp(1rem,4vw,3rem),env(safe-area-inset-right))] pb-8 text-ink"
    >
      <main className="mx-auto grid max-w-240 grid-cols-1 gap-x-8 gap-y-5">
        <div>
          <Link href={page.gameHref} className="inline-flex min-h-11 items-center font-semibold">
            {`Back to ${gameTitle}`}
          </Link>
          <h1 ref={heading} className="text-[length:min(var(--text-2xl),13vw)]/[1.15]" tabIndex={-1}>
            {`Study ${gameTitle}`}
          </h1>
          <p className="max-w-prose text-soft">{INTRODUCTION}</p>
          {isUnknown && (
            <p className="font-semibold text-bad">There is no such lesson. These are all there are.</p>
          )}
        </div>
        <Kept page={page} course={course} state={state} />
        {LEVELS.map((level) => (
          <Level
            key={level}
            name={LEVEL_NAMES[level]}
            lessons={course.study.lessons.filter((lesson) => lesson.level === level)}
            {...{ page, course, state }}
          />
        ))}
      </main>
    </div>
  );
}

interface LevelProps<T extends StudyTypes> extends LessonListProps<T> {
  readonly name: string;
  readonly lessons: readonly Lesson[];
}

function Level<T extends StudyTypes>({ name, lessons, page, course, state }: LevelProps<T>) {
  const { link: Link } = page;
  if (lessons.length === 0) return null;
  return (
    <section aria-label={name} className="grid gap-3">
      <h2 className="text-lg">{name}</h2>
      <ul className="grid gap-3 grid-cols-[repeat(auto-fill,minmax(min(17rem,100%),1fr))]">
        {lessons.map(({ code }) => {
          const words = course.words.lesson(code);
          const progress = progressIn(state.progress, code);
          return (
            <li key={code} className="grid">
              <Link
                href={page.hrefOf(code)}
                className="paper-rest grid content-between gap-3 rounded-lg bg-raised p-4 text-ink no-underline hover:bg-[color-mix(in_oklab,var(--accent)_8%,var(--raised))]"
              >
                <span className="grid gap-1">
                  <span className="text-base/tight font-semibold">{words.name}</span>
                  <span className="text-sm/snug text-soft">{words.idea}</span>
                </span>
                <Progress
                  label="Solved"
                  value={progress.solved.length}
                  max={POSITIONS}
                  text={progressWords(progress)}
                />
              </Link>
            </li>
          );
        })}
      </ul>
    </section>
  );
}

/** Where progress is not kept, it says so here as anywhere. */
function Kept<T extends StudyTypes>({ page, course, state }: LessonListProps<T>) {
  const { store } = course;
  const notice = keptNotice({
    ...state,
    onReload: () => void store.load(),
    onCopy: () => page.keepCopy(store.savedText()),
  });
  return (
    <div role="status" className="empty:hidden">
      {notice && (
        <div className="flex flex-wrap items-center gap-3">
          <p className="font-semibold text-bad">{notice.text}</p>
          {notice.actions?.map(({ label, onPress }) => (
            <Button key={label} small onClick={onPress}>
              {label}
            </Button>
          ))}
        </div>
      )}
    </div>
  );
}
