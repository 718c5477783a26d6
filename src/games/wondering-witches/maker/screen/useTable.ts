/** What the table has brewed, typed in: every step is the sketch's, so that each can be taken back. */
import { useState } from 'react';
import { withDraft, withPotion } from '../../making/setting';
import type { Cauldron } from '../../recipe/screen/cauldron';
import { useHandling } from '../../recipe/screen/useHandling';
import { NOTHING_IN_IT } from '../../recipe/words/cauldron';
import { sketchFault } from '../words/faults';
import { store } from './sketchStore';
import type { Secret } from './useSecret';

export function useTable({ sketch, take, state }: Pick<Secret, 'sketch' | 'take' | 'state'>): Cauldron {
  const items = sketch.draft;
  const [told, setTold] = useState<{
    readonly text: string;
    readonly serial: number;
    readonly isFault: boolean;
  } | null>(null);
  const latest = told && told.serial === state.serial ? told : null;

  const tell = (text: string, isFault: boolean) =>
    setTold({ text, isFault, serial: store.getState().serial });

  const { hands, letGo } = useHandling({
    items,
    keep: (next) => take({ ok: true, value: withDraft(sketch, next) }),
    say: (text) => tell(text, false),
    refuse: (text) => tell(text, true),
  });

  return {
    ...hands,
    said: latest?.text ?? null,
    fault: latest?.isFault ? latest.text : null,
    isLaid: false,
    arrived: () => {},
    test() {
      if (items.length === 0) return tell(NOTHING_IN_IT, true);
      const made = withPotion(sketch);
      if (!made.ok) return tell(sketchFault(made.fault), true);
      take(made);
      letGo();
    },
  };
}
