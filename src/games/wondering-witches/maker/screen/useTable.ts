/** What the table has brewed, typed in: every step is the sketch's, so that each can be taken back. */
import { useState } from 'react';
import { withDraft, withPotion } from '../../making/setting';
import {
  type Cauldron,
  EMPTIED,
  type Handling,
  move,
  put,
  remove,
  setSeeds,
} from '../../recipe/screen/cauldron';
import { MAX_POTION } from '../../recipe/types';
import { chosenInWords, FULL, NOTHING_IN_IT } from '../../recipe/words/cauldron';
import { sketchFault } from '../words/faults';
import { store } from './sketchStore';
import type { Secret } from './useSecret';

export function useTable({ sketch, take, state }: Pick<Secret, 'sketch' | 'take' | 'state'>): Cauldron {
  const items = sketch.draft;
  const [chosen, setChosen] = useState<number | null>(null);
  const [told, setTold] = useState<{
    readonly text: string;
    readonly serial: number;
    readonly isFault: boolean;
  } | null>(null);
  const latest = told && told.serial === state.serial ? told : null;

  const tell = (text: string, isFault = false) => setTold({ text, isFault, serial: store.getState().serial });

  function handle(handling: Handling | null): void {
    if (!handling) return;
    take({ ok: true, value: withDraft(sketch, handling.items) });
    setChosen(handling.chosen);
    tell(handling.words);
  }

  return {
    items,
    chosen: chosen !== null && chosen < items.length ? chosen : null,
    said: latest?.text ?? null,
    fault: latest?.isFault ? latest.text : null,
    choose(index) {
      setChosen(index);
      const item = items[index];
      if (item) tell(chosenInWords(item, index, items.length));
    },
    put(ingredient) {
      if (items.length >= MAX_POTION) return tell(FULL, true);
      handle(put(items, { ingredient, seeds: items.length + 1 }));
    },
    setSeeds: (index, seeds) => handle(setSeeds(items, index, seeds)),
    move: (from, to) => handle(move(items, from, to)),
    remove: (index) => handle(remove(items, index)),
    clear: () => handle(EMPTIED),
    isLaid: false,
    arrived: () => {},
    test() {
      if (items.length === 0) return tell(NOTHING_IN_IT, true);
      const made = withPotion(sketch);
      if (!made.ok) return tell(sketchFault(made.fault), true);
      take(made);
      setChosen(null);
    },
  };
}
