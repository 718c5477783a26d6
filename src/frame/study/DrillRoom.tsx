/** One lesson: position after position, each with its task before and the reason after. */
import { type ComponentType, type ReactNode, useState } from 'react';
import IconAgain from '~icons/ph/arrow-counter-clockwise';
import IconShow from '~icons/ph/lightbulb';
import IconSkip from '~icons/ph/skip-forward';
import { Progress } from '../../components/Progress';
import type { ToolbarAction } from '../../components/ToolbarButton';
import type { StudyTypes } from '../../core/study';
import type { StudyState } from '../../store/study/createStudy';
import { progressIn } from '../../store/study/studyProgress';
import { keptNotice } from '../maker/makerWords';
import type { Notice } from '../say/Say';
import { GameShell } from '../shell/GameShell';
import { useGameKeys } from '../useGameKeys';
import { useLate } from '../useLate';
import { useSettings } from '../useSettings';
import { DrillContext, type DrillParts } from './DrillFrame';
import { DrillSaid, drillInWords } from './DrillSaid';
import type { Course, DrillProps, StudyProps } from './StudyProps';
import { progressWords } from './studyWords';
import { type Drill, useDrill } from './useDrill';
import { useFocusOfDrill } from './useFocusOfDrill';

interface DrillRoomProps<T extends StudyTypes> {
  readonly page: StudyProps;
  readonly course: Course<T>;
  readonly lesson: string;
  readonly state: StudyState;
  readonly drill: ComponentType<DrillProps<T>>;
}

/** Sooner than this it need not be said. */
const LATE_MS = 300;

export function DrillRoom<T extends StudyTypes>(props: DrillRoomProps<T>) {
  const { page, course, lesson, state, drill: Board } = props;
  const { letterKeys } = useSettings();
  const drill = useDrill(course, lesson);
  const focus = useFocusOfDrill(page.followed, drill.position !== null);
  const toolbar = toolsOf(drill);
  useGameKeys([...toolbar, ...keysOf(drill)], letterKeys);
  const notice = useKeptNotice(props);
  const isLate = useLate(drill.position === null, LATE_MS);
  const said = { words: course.words, lesson, drill };
  const { answered, toldAt } = drill.visit;

  const around = ({ news, refusal, children, ...parts }: DrillParts): ReactNode => (
    <GameShell
      {...parts}
      {...course.areas}
      mood={course.mood}
      title={course.words.lesson(lesson).name}
      subtitle={progressWords(progressIn(state.progress, lesson))}
      homeHref={page.homeHref}
      rooms={[
        { name: page.gameTitle, href: page.gameHref, isHere: false },
        { name: 'Lessons', href: page.hrefOf(null), isHere: false },
      ]}
      link={page.link}
      toolbar={toolbar}
      announcement={news ?? drillInWords(said)}
      moment={drill.serial}
      voices={{ refusal, notice, exercise: <DrillSaid {...said} /> }}
      playStays
    >
      {children}
    </GameShell>
  );
  return (
    <div className="contents" data-mood={course.mood} {...focus}>
      <DrillContext value={around}>
        {drill.position === null ? (
          around({ shape: 1, children: isLate && <Progress label="Setting it up …" value={null} /> })
        ) : (
          <Board
            position={drill.position}
            answered={answered}
            onAnswer={drill.answer}
            told={answered?.verdict.said[toldAt] ?? null}
            serial={drill.serial}
          />
        )}
      </DrillContext>
    </div>
  );
}

/** Always the same, so that neither a finger nor the focus loses one. */
function toolsOf<T extends StudyTypes>({ position, visit, show, tryAgain, next }: Drill<T>): ToolbarAction[] {
  const { answered } = visit;
  const isOpen = position !== null && answered === null;
  const isWrong = answered !== null && (answered.wasShown || !answered.verdict.isRight);
  const canShow = isOpen || (isWrong && !answered.wasShown);
  return [
    { id: 'show', label: 'Show answer', icon: <IconShow />, onPress: show, disabled: !canShow, keyHint: 'A' },
    {
      id: 'again',
      label: 'Try again',
      icon: <IconAgain />,
      onPress: tryAgain,
      disabled: !isWrong,
      keyHint: 'T',
    },
    { id: 'skip', label: 'Skip', icon: <IconSkip />, onPress: next, disabled: !isOpen, keyHint: 'S' },
  ];
}

/** Of the buttons beside the words. */
function keysOf<T extends StudyTypes>({ visit, tellMore, next }: Drill<T>): ToolbarAction[] {
  const { answered, toldAt } = visit;
  if (!answered) return [];
  const disabled = toldAt >= answered.verdict.said.length - 1;
  return [
    { id: 'why', label: 'Why?', icon: null, onPress: tellMore, disabled, keyHint: 'W' },
    { id: 'next', label: 'Next', icon: null, onPress: next, keyHint: 'N' },
  ];
}

/** It can be put away: it must not hide the task. */
function useKeptNotice<T extends StudyTypes>({ page, course, state }: DrillRoomProps<T>): Notice | null {
  const { store } = course;
  const [putAway, setPutAway] = useState<ReactNode>(null);
  const notice = keptNotice({
    ...state,
    onReload: () => void store.load(),
    onCopy: () => page.keepCopy(store.savedText()),
  });
  if (!notice || notice.text === putAway) return null;
  return { ...notice, onDismiss: () => setPutAway(notice.text) };
}
