import type { FrameGame } from '../frame';
import { subtitleOf } from '../frameWords';
import { BACK_TO_FIRST } from '../runWords';

/** What is being played; and from practice the way back to the first run, which is never out of sight. */
export function Subtitle({
  game,
  onBackToFirst,
}: {
  readonly game: FrameGame;
  readonly onBackToFirst: () => void;
}) {
  const text = subtitleOf(game);
  if (game.otherRun !== 'first') return text;
  return (
    <>
      {text}
      <button
        type="button"
        className="block min-h-6 cursor-pointer text-start font-semibold text-accent-text underline sm:ms-3 sm:inline-block"
        onClick={onBackToFirst}
      >
        {BACK_TO_FIRST}
      </button>
    </>
  );
}
