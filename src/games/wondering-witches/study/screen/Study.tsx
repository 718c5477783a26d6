/** Wondering Witches: what do these potions say? */
import type { StudyProps } from '../../../../frame/study/StudyProps';
import { StudyRoom } from '../../../../frame/study/StudyRoom';
import '../../screen/styles/witches.css';
import { course } from './course';
import { Drill } from './Drill';

export default function Study(page: StudyProps) {
  return <StudyRoom page={page} course={course} drill={Drill} />;
}
