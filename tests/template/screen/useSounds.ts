/** One sound for one happening; that of the end comes from the frame. */
import { useEffect } from 'react';
import { sound } from '../../../src/components/browser/sound';
import type { InPlay } from '../words/words';

export function useSounds(game: InPlay | null): void {
  const serial = game?.last.serial;
  // biome-ignore lint/correctness/useExhaustiveDependencies: the serial is new for each happening, and for nothing else
  useEffect(() => {
    if (game?.last.kind === 'refused') sound.play('wrong');
    if (game?.last.kind === 'played' && game.status.kind === 'playing') sound.play('tap');
  }, [serial]);
}
