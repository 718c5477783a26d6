/** What was last done on this screen that is no move, in one sentence, until something else happens in the game. */
import { useState } from 'react';
import { faultSentence } from '../../../../frame/words/faults';
import { words } from '../words/words';
import type { Game } from './game';

export interface ScreenNews {
  readonly text: string | null;
  /** Why the last thing could not be done. */
  readonly fault: string | null;
  readonly say: (text: string) => void;
  readonly refuse: (text: string) => void;
}

export function useScreenNews(game: Game | null): ScreenNews {
  const serial = game?.last.serial ?? 0;
  const [said, setSaid] = useState<{ text: string; serial: number; isFault: boolean } | null>(null);
  const latest = said?.serial === serial ? said : null;
  const fault = game?.last.kind === 'refused' && !latest ? game.last.fault : null;
  const refused = fault && faultSentence(fault, words);
  return {
    text: latest?.text ?? null,
    fault: latest?.isFault ? latest.text : refused,
    say: (text) => setSaid({ text, serial, isFault: false }),
    refuse: (text) => setSaid({ text, serial, isFault: true }),
  };
}
