/** The two runs of a deal, the first one and practice, in words: what is asked, offered and announced of them. */
import { useState } from 'react';
import type { FrameGame } from './frame';

export const BACK_TO_FIRST = 'Back to my first run';
export const BACK_TO_PRACTICE = 'Back to my practice run';

interface Question {
  readonly title: string;
  readonly confirmLabel: string;
  readonly text: string;
}

/** What *Start over* asks before it does so. */
export function startOverQuestion({ day, practice, otherRun }: FrameGame): Question {
  const title = practice ? 'Start the practice run over?' : 'Start over for practice?';
  const sentences = practice
    ? [
        'It begins again from the first move, and its time and counters from 0.',
        otherRun === 'first' && 'Your first run stays as it is.',
      ]
    : [
        'You play the same deal again from its first move. Practice does not count in your statistics.',
        'Your first run is kept as it is, and you can go back to it at any time.',
        day !== null && 'Only your first run counts for the daily and its streak.',
        otherRun === 'practice' && 'Your earlier practice run is deleted.',
      ];
  return { title, confirmLabel: 'Start over', text: sentences.filter(Boolean).join(' ') };
}

/** Says which run has come into play, until something happens in it. */
export function useRunSentence(game: FrameGame | null): string {
  const [told, setTold] = useState({ serial: -1, otherRun: null as FrameGame['otherRun'], words: '' });
  if (game?.last.kind !== 'opened') return '';
  const { last, otherRun } = game;
  if (told.serial === last.serial) return told.words;
  const words = runInWords(game, told.otherRun);
  setTold({ serial: last.serial, otherRun, words });
  return words;
}

function runInWords({ practice, otherRun, canUndo }: FrameGame, before: FrameGame['otherRun']): string {
  if (otherRun === 'first') return 'This is a practice run. Your first run is kept as it was.';
  if (practice) return 'This is a practice run.';
  // A new game has nothing in it yet.
  return before === 'first' && canUndo ? 'This is your first run, as you left it.' : '';
}
