/** What the tour does to the board, which is covered until the hourglass is turned. */
import { useEffect, useState } from 'react';
import { sound } from '../../../components/browser/sound';
import { store } from './game';

export interface Tour {
  readonly isOn: boolean;
  readonly showsBoard: boolean;
  readonly onStep: (id: string | null) => void;
}

/** `waiting`: the hourglass has yet to be turned, which `onTurn` shows. */
export function useTour(waiting: boolean, onTurn: () => void): Tour {
  const [step, setStep] = useState<string | null>(null);
  const [seen, setSeen] = useState(false);
  const isOn = step !== null;

  // Whoever has seen the board plays on; the clock was held as long as the tour was open.
  useEffect(() => {
    if (isOn || !seen) return;
    setSeen(false);
    if (waiting) store.wake();
  }, [isOn, seen, waiting]);

  function onStep(id: string | null): void {
    if (waiting && step === 'glass' && showsBoard(id)) {
      onTurn();
      sound.play('turn');
    }
    setStep(id);
    if (showsBoard(id)) setSeen(true);
  }

  return { isOn, showsBoard: seen, onStep };
}

/** From here on the board has to be in sight. */
function showsBoard(step: string | null): boolean {
  return step === 'empty' || step === 'cell' || step === 'enter';
}
