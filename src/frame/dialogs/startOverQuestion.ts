import type { FrameGame } from '../frame';

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
