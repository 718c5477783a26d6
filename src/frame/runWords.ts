/** The two runs of a deal, the first one and practice, in words: what is asked, offered and announced of them. */
import { useState } from 'react';
import type { FrameGame } from './frame';

export const BACK_TO_FIRST = 'Back to my first run';
export const BACK_TO_PRACTICE = 'Back to my practice run';

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
