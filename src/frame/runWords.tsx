/** The two runs of a deal, the first one and practice, in words: what is asked, offered and announced of them. */
import { type ReactNode, useState } from 'react';
import type { FrameGame } from './frame';

export const BACK_TO_FIRST = 'Back to my first run';
export const BACK_TO_PRACTICE = 'Back to my practice run';

interface Question {
  readonly title: string;
  readonly confirmLabel: string;
  readonly text: ReactNode;
}

/** What *Start over* asks before it does so. */
export function startOverQuestion({ day, practice, otherRun }: FrameGame): Question {
  if (practice) {
    return {
      title: 'Start the practice run over?',
      confirmLabel: 'Start over',
      text: (
        <p>It begins again from the first move. {otherRun === 'first' && 'Your first run stays as it is.'}</p>
      ),
    };
  }
  return {
    title: 'Start over for practice?',
    confirmLabel: 'Start over',
    text: (
      <>
        <p>
          Your first run is kept as it is, and you can go back to it at any time. What you play now is
          practice: it begins from the first move and stands in no record.
        </p>
        {day !== null && <p>For the daily and its streak, only your first run counts.</p>}
        {otherRun === 'practice' && <p>The practice run that you left takes its end with this.</p>}
      </>
    ),
  };
}

/** Says which run has come into play, until something happens in it. */
export function useRunSaid(game: FrameGame | null): string {
  const [told, setTold] = useState({ serial: -1, otherRun: null as FrameGame['otherRun'], words: '' });
  if (!game) return '';
  const { last, otherRun } = game;
  if (told.serial === last.serial && told.otherRun === otherRun) return told.words;
  const words = last.kind === 'opened' ? runInWords(game, told.otherRun) : '';
  setTold({ serial: last.serial, otherRun, words });
  return words;
}

function runInWords({ practice, otherRun }: FrameGame, before: FrameGame['otherRun']): string {
  if (otherRun === 'first') return 'This is a practice run. Your first run is kept as it was.';
  if (practice) return 'This is a practice run.';
  return before === 'first' ? 'This is your first run, as you left it.' : '';
}
