/** What was last done on this screen that is no move, in one sentence, until something else happens in the game. */
import { useState } from 'react';
import { sound } from '../../../../components/browser/sound';
import { again } from '../../../../components/Spoken';
import type { Fault } from '../../../../core/result';

export interface ScreenNews {
  readonly text: string | null;
  /** Why the last thing could not be done. */
  readonly fault: string | null;
  readonly say: (text: string) => void;
  readonly refuse: (text: string) => void;
}

interface LastStep {
  readonly serial: number;
  readonly kind: string;
  readonly fault: Fault | null;
}

export function useScreenNews(last: LastStep | null, faultInWords: (fault: Fault) => string): ScreenNews {
  const serial = last?.serial ?? 0;
  const [said, setSaid] = useState<{ text: string; serial: number; isFault: boolean } | null>(null);
  const latest = said?.serial === serial ? said : null;
  const refused = last?.kind === 'refused' && !latest && last.fault ? faultInWords(last.fault) : null;
  const tell = (text: string, isFault: boolean) =>
    setSaid({ text: again(text, latest?.text), serial, isFault });
  return {
    text: latest?.text ?? null,
    fault: latest?.isFault ? latest.text : refused,
    say: (text) => tell(text, false),
    refuse(text) {
      sound.play('wrong');
      tell(text, true);
    },
  };
}
