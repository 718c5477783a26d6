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

/** Four cards above one another need the height; what is told of a cell is short there. */
const LARGE = 'phone:short:[--say:3.5rem] phone:short:[--play:4.5rem]';
const SMALL = 'phone:short:[--say:4.75rem] phone:short:[--play:7.25rem]';
const SIZES =
  '[--page-least:560px] phone:[--board-least:min(9rem,220px)] [--say:5.5rem] [--play:10rem] tablet:[--say:5rem] tablet:[--play:min(16rem,32dvh)] lying:[--say:7rem] wide:[--say:9rem] wide:[--beside:clamp(320px,32vw,460px)]';

const course: Course<GridStudy> = {
  mood: 'dokuborn',
  study,
  words: { lesson: lessonInWords, said: saidInWords },
  store: openStudy('dokuborn'),
  worker: dealHere,
  areas: { sizes: `${SIZES} ${SMALL}` },
};
const courseOnFour: Course<GridStudy> = { ...course, areas: { sizes: `${SIZES} ${LARGE}` } };

export default function Study(page: StudyProps) {
  return <StudyRoom page={page} course={page.lesson === 'way-4' ? courseOnFour : course} drill={GridDrill} />;
}
