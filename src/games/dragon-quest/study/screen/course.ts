import type { Course, StudyJob } from '../../../../frame/study/StudyProps';
import { askWorker } from '../../../../store/session/askWorker';
import { openStudy } from '../../../../store/study/openStudy';
import { judge, solution } from '../judge';
import { LESSONS } from '../lessons';
import type { DragonStudy } from '../types';
import { lessonInWords } from '../words/lessons';
import { saidInWords } from '../words/said';
import { placesOn } from './placeOf';

export const course: Course<DragonStudy> = {
  mood: 'dragon-quest',
  study: { lessons: LESSONS, judge, solution },
  words: {
    lesson: lessonInWords,
    said: (said, position) => saidInWords(said, position, placesOn(position.view)),
  },
  store: openStudy('dragon-quest'),
  worker: askWorker<StudyJob>(
    () => new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' }),
    async (job) => (await import('./study.worker')).doStudyJob(job),
  ),
  areas: {
    sizes:
      '[--say:6rem] phone:[--play:16.5rem] phone:short:[--say:5.5rem] phone:short:[--play:10.25rem] tablet:[--play:min(18rem,36dvh)] lying:[--say:7rem] lying:[--play:0rem] wide:[--say:14rem] wide:[--play:0rem]',
  },
};
