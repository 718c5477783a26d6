import { useEffect, useRef } from 'react';
import type { FrameGame } from './frame';
import { sound } from './sound';

type Ending = Pick<FrameGame, 'status'> & { readonly last: Pick<FrameGame['last'], 'kind'> };

/** One sound when a game ends under the player's hands; none for an end that is opened or done again. */
export function useEndSound(game: Ending | null): void {
  const end = endOf(game);
  const before = useRef(end);
  const isPlayed = game?.last.kind === 'played';
  useEffect(() => {
    if (end !== null && end !== before.current && isPlayed) sound.play(end);
    before.current = end;
  }, [end, isPlayed]);
}

function endOf(game: Ending | null): 'win' | 'lose' | null {
  switch (game?.status.kind) {
    case 'won':
      return 'win';
    case 'lost':
      return 'lose';
    default:
      return null;
  }
}
