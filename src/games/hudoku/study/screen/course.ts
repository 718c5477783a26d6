import type { Course, StudyJob } from '../../../../frame/study/StudyProps';
import { askWorker } from '../../../../store/session/askWorker';
import { openStudy } from '../../../../store/study/openStudy';
import { judge, solution } from '../judge';
import { lessons, techniqueOf } from '../lessons';
import type { HudokuStudy } from '../types';
import { lessonInWords } from '../words/lessons';
import { saidInWords } from '../words/said';

export const course: Course<HudokuStudy> = {
  mood: 'hudoku',
  study: { lessons, judge, solution },
  words: { lesson: (code) => lessonInWords(techniqueOf(code)), said: saidInWords },
  store: openStudy('hudoku'),
  worker: askWorker<StudyJob>(
    () => new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' }),
    async (job) => (await import('./study.worker')).doStudyJob(job),
  ),
  areas: {
    sizes:
      '[--say:7rem] [--play:6.25rem] phone:short:[--say:5.75rem] phone:short:[--play:6rem] lying:[--say:9rem] lying:[--play:0rem] wide:[--say:11rem] wide:[--play:0rem]',
  },
};
