/** A game's study: all its lessons, or the one that the address asks for. */
import { type ComponentType, useSyncExternalStore } from 'react';
import type { StudyTypes } from '../../core/study';
import { DrillRoom } from './DrillRoom';
import { LessonList } from './LessonList';
import type { Course, DrillProps, StudyProps } from './StudyProps';

interface StudyRoomProps<T extends StudyTypes> {
  readonly page: StudyProps;
  readonly course: Course<T>;
  readonly drill: ComponentType<DrillProps<T>>;
}

export function StudyRoom<T extends StudyTypes>({ page, course, drill }: StudyRoomProps<T>) {
  const { store, study } = course;
  const state = useSyncExternalStore(store.subscribe, store.getState, store.getState);
  const lesson = study.lessons.find(({ code }) => code === page.lesson);
  if (!lesson) return <LessonList page={page} course={course} state={state} />;
  // What comes first depends on what is already known.
  if (!state.isLoaded) return null;
  return (
    <DrillRoom
      key={lesson.code}
      page={page}
      course={course}
      lesson={lesson.code}
      state={state}
      drill={drill}
    />
  );
}
