/** Dokuborn's study: the only card that is left, and the card that is in the way. */
import type { Course, StudyProps } from '../../../../frame/study/StudyProps';
import { StudyRoom } from '../../../../frame/study/StudyRoom';
import { openStudy } from '../../../../store/study/openStudy';
import '../../screen/styles/marks.css';
import '../../screen/styles/plate.css';
import '../../screen/styles/board.css';
import { study } from '../study';
import type { GridStudy } from '../types';
import { lessonInWords, saidInWords } from '../words/words';
import { dealHere } from './dealHere';
import { GridDrill } from './GridDrill';

const course: Course<GridStudy> = {
  mood: 'dokuborn',
  study,
  words: { lesson: lessonInWords, said: saidInWords },
  store: openStudy('dokuborn'),
  worker: dealHere,
  areas: {
    sizes:
      '[--page-least:740px] [--say:5.5rem] [--play:10rem] tablet:[--say:5rem] tablet:[--play:16rem] lying:[--say:7rem] wide:[--say:9rem] wide:[--beside:clamp(320px,32vw,460px)]',
  },
};

export default function Study(page: StudyProps) {
  return <StudyRoom page={page} course={course} drill={GridDrill} />;
}
