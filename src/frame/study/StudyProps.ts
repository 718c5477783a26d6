/** What passes between the app, the frame of a study and a game's own part in it. */
import type { ComponentType } from 'react';
import type { ShellLinkProps } from '../../components/ShellLinkProps';
import type { Study, StudyTypes, Verdict } from '../../core/study';
import type { AskedWorker } from '../../store/session/askWorker';
import type { StudyStore } from '../../store/study/createStudy';
import type { Areas } from '../shell/GameShell';
import type { LessonWords } from '../words/lessons';

/** What the app hands to a study's page: the world outside. */
export interface StudyProps {
  readonly link: ComponentType<ShellLinkProps>;
  readonly homeHref: string;
  readonly gameHref: string;
  readonly gameTitle: string;
  /** The lesson that the address asks for; null: all of them are shown. */
  readonly lesson: string | null;
  readonly hrefOf: (lesson: string | null) => string;
  /** Hands the player a backup file that holds this progress too, where the browser will not save it. */
  readonly keepCopy: (saved: string) => void;
  /** By a link of the app, and not by loading the page. */
  readonly followed: boolean;
}

/** What a worker is asked for. */
export interface StudyJob {
  readonly lesson: string;
  readonly position: number;
}

/** A game's study, with its words and where its progress is kept. */
export interface Course<T extends StudyTypes> {
  readonly mood: string;
  readonly study: Pick<Study<T>, 'lessons' | 'judge' | 'solution'>;
  readonly words: CourseWords<T>;
  readonly store: StudyStore;
  /** Answers with `T['position']`. */
  readonly worker: AskedWorker<StudyJob>;
  /** What every drill asks of its frame, so that nothing moves when a position comes. */
  readonly areas: Pick<Areas, 'sizes' | 'lies'>;
}

export interface CourseWords<T extends StudyTypes> {
  readonly lesson: (code: string) => LessonWords;
  readonly said: (said: T['said'], position: T['position']) => string;
}

export interface Answered<T extends StudyTypes> {
  readonly answer: T['answer'];
  readonly verdict: Verdict<T>;
  /** By *Show the answer*, and not by the player. */
  readonly wasShown: boolean;
}

/** What a game's drill is given: it lays its board into `DrillFrame`. */
export interface DrillProps<T extends StudyTypes> {
  readonly position: T['position'];
  /** Null while the player has yet to answer. */
  readonly answered: Answered<T> | null;
  /** Does nothing once there is an answer. */
  readonly onAnswer: (answer: T['answer']) => void;
  /** Which of `answered.verdict.said` is in sight: its cells are to be lit. */
  readonly told: T['said'] | null;
  /** Raised by another position and by *Try again*: what was half done is forgotten. */
  readonly serial: number;
}
