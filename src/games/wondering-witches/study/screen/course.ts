import type { Course, StudyJob } from '../../../../frame/study/StudyProps';
import { askWorker } from '../../../../store/session/askWorker';
import { openStudy } from '../../../../store/study/openStudy';
import { judge, solution } from '../judge';
import { LESSONS } from '../lessons';
import type { WitchStudy } from '../types';
import { lessonInWords } from '../words/lessons';
import { saidInWords } from '../words/said';

export const course: Course<WitchStudy> = {
  mood: 'wondering-witches',
  study: { lessons: LESSONS, judge, solution },
  words: { lesson: lessonInWords, said: saidInWords },
  store: openStudy('wondering-witches'),
  worker: askWorker<StudyJob>(
    () => new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' }),
    async (job) => (await import('./study.worker')).doStudyJob(job),
  ),
  areas: {
    sizes:
      '[--say:6rem] phone:[--play:17.25rem] phone:short:[--play:13.5rem] tablet:[--play:min(24rem,44dvh)] lying:[--say:7rem] lying:[--play:0rem] wide:[--say:10rem] wide:[--play:0rem]',
  },
};
