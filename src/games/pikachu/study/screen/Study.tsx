/** Pikachu's study: the last tiles of a game, which one order clears and another does not. */
import type { Course, StudyJob, StudyProps } from '../../../../frame/study/StudyProps';
import { StudyRoom } from '../../../../frame/study/StudyRoom';
import { askWorker } from '../../../../store/session/askWorker';
import { openStudy } from '../../../../store/study/openStudy';
import '../../screen/styles/board.css';
import '../../screen/styles/line.css';
import '../../screen/styles/motion.css';
import { study } from '../study';
import type { TailStudy } from '../types';
import { lessonInWords, saidInWords } from '../words/words';
import { TailDrill } from './TailDrill';

const course: Course<TailStudy> = {
  mood: 'pikachu',
  study,
  words: { lesson: lessonInWords, said: saidInWords },
  store: openStudy('pikachu'),
  worker: askWorker<StudyJob>(
    () => new Worker(new URL('./study.worker.ts', import.meta.url), { type: 'module' }),
    async (job) => (await import('./study.worker')).work(job),
  ),
  areas: {
    sizes:
      '[--say:7rem] [--play:4rem] tablet:[--say:5rem] lying:[--say:9.5rem] wide:[--say:11rem] wide:[--beside:clamp(300px,26vw,380px)]',
  },
};

export default function Study(page: StudyProps) {
  return <StudyRoom page={page} course={course} drill={TailDrill} />;
}
