/** The task; then whether the answer is right, why, and the way on. */
import IconRight from '~icons/ph/check-circle-fill';
import IconTask from '~icons/ph/graduation-cap';
import IconWrong from '~icons/ph/x-circle-fill';
import { Button } from '../../components/Button';
import type { StudyTypes } from '../../core/study';
import { Saying } from '../say/Saying';
import type { CourseWords } from './StudyProps';
import { COMES_BACK, verdictWords } from './studyWords';
import type { Drill } from './useDrill';

interface DrillSaidProps<T extends StudyTypes> {
  readonly words: CourseWords<T>;
  readonly lesson: string;
  readonly drill: Drill<T>;
}

export function DrillSaid<T extends StudyTypes>({ words, lesson, drill }: DrillSaidProps<T>) {
  const { name, idea, task } = words.lesson(lesson);
  const { position, visit } = drill;
  const { answered, toldAt } = visit;
  if (!answered || position === null) {
    return (
      <Saying name="exercise" icon={<IconTask />}>
        <p>
          <strong>{name}.</strong> <span className="text-soft">{idea}</span> {task}
        </p>
      </Saying>
    );
  }
  const { verdict, wasShown } = answered;
  const said = verdict.said[toldAt];
  const isLast = toldAt >= verdict.said.length - 1;
  const isRight = verdict.isRight && !wasShown;
  return (
    <Saying
      name="exercise"
      tone={isRight || wasShown ? 'info' : 'bad'}
      icon={isRight ? <IconRight /> : wasShown ? <IconTask /> : <IconWrong />}
      actions={
        <>
          {!isLast && (
            <Button small aria-keyshortcuts="W" title="Why? (W)" onClick={drill.tellMore}>
              Why?
            </Button>
          )}
          <Button small kind="primary" aria-keyshortcuts="N" title="Next (N)" onClick={drill.next}>
            Next
          </Button>
        </>
      }
    >
      <p>
        {toldAt === 0 && <strong>{verdictWords(answered)}</strong>} {said && words.said(said, position)}
        {isLast && !isRight && <span className="text-soft"> {COMES_BACK}</span>}
      </p>
    </Saying>
  );
}

/** The same for those who do not see it. */
export function drillInWords<T extends StudyTypes>({ words, lesson, drill }: DrillSaidProps<T>): string {
  const { position, visit } = drill;
  if (position === null) return '';
  const { answered, toldAt } = visit;
  if (!answered) return words.lesson(lesson).task;
  const said = answered.verdict.said[toldAt];
  return [toldAt === 0 ? verdictWords(answered) : '', said ? words.said(said, position) : '']
    .filter(Boolean)
    .join(' ');
}
