/** Dragon Quest: one way out. */
import type { StudyProps } from '../../../../frame/study/StudyProps';
import { StudyRoom } from '../../../../frame/study/StudyRoom';
import '../../screen/styles/cards.css';
import '../../screen/styles/board.css';
import { course } from './course';
import { Drill } from './Drill';

export default function Study(page: StudyProps) {
  return <StudyRoom page={page} course={course} drill={Drill} />;
}
