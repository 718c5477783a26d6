/** What is done by hand to what lies in a cauldron, wherever that is kept: by Solo, by Brew, or at the table. */
import { useState } from 'react';
import { MAX_POTION, type PotionItem } from '../types';
import { chosenInWords, FULL } from '../words/cauldron';
import { type Cauldron, EMPTIED, type Handling, move, put, remove, setSeeds } from './cauldron';
import type { ScreenNews } from './useScreenNews';

interface Keeper extends Pick<ScreenNews, 'say' | 'refuse'> {
  readonly items: readonly PotionItem[];
  readonly keep: (items: readonly PotionItem[]) => void;
}

/** What a cauldron can do wherever it stands. */
interface Hands
  extends Pick<Cauldron, 'items' | 'chosen' | 'choose' | 'setSeeds' | 'move' | 'remove' | 'clear'> {
  /** Whether there was room for it. */
  readonly put: (ingredient: number) => boolean;
}

interface InHand {
  readonly hands: Hands;
  readonly handle: (handling: Handling | null) => void;
  /** Nothing is chosen any more. */
  readonly letGo: () => void;
}

export function useHandling({ items, keep, say, refuse }: Keeper): InHand {
  const [chosen, setChosen] = useState<number | null>(null);

  function handle(handling: Handling | null): void {
    if (!handling) return;
    keep(handling.items);
    setChosen(handling.chosen);
    say(handling.words);
  }

  const hands: Hands = {
    items,
    chosen: chosen !== null && chosen < items.length ? chosen : null,
    choose(index) {
      setChosen(index);
      const item = items[index];
      if (item) say(chosenInWords(item, index, items.length));
    },
    put(ingredient) {
      const hasRoom = items.length < MAX_POTION;
      // A recipe grows by one from place to place, so that is where the seeds begin.
      if (hasRoom) handle(put(items, { ingredient, seeds: items.length + 1 }));
      else refuse(FULL);
      return hasRoom;
    },
    setSeeds: (index, seeds) => handle(setSeeds(items, index, seeds)),
    move: (from, to) => handle(move(items, from, to)),
    remove: (index) => handle(remove(items, index)),
    clear: () => handle(EMPTIED),
  };
  return { hands, handle, letGo: () => setChosen(null) };
}
