import { useCallback, useState } from 'react';
import { type Asked, type Asking, type Help, useDeduction } from './useDeduction';

/** The panel of *Deduce*, and whether the player has it open. */
export interface DeducePanel {
  /** Null where nothing was asked since the last potion, or the panel was put away. */
  readonly help: Help | null;
  /** Paid for since the last potion, even if it was put away. */
  readonly isPaid: boolean;
  /** Just asked for: the panel takes the focus and then calls `arrived`. */
  readonly asked: boolean;
  readonly arrived: () => void;
  readonly putAway: () => void;
  readonly deduce: () => void;
}

interface Payable extends Asked {
  readonly play: (move: { readonly kind: 'help' }) => unknown;
}

export function useDeducePanel(store: Payable, game: Asking | null): DeducePanel {
  const [asked, setAsked] = useState(false);
  const [hidden, setHidden] = useState(false);
  const help = useDeduction(store, game, hidden);
  return {
    help: help.isOpen && !hidden ? help : null,
    isPaid: help.isOpen,
    asked,
    arrived: useCallback(() => setAsked(false), []),
    putAway: () => setHidden(true),
    deduce() {
      // Paid for once a potion, however often it is looked at.
      if (!help.isOpen) store.play({ kind: 'help' });
      setHidden(false);
      setAsked(true);
    },
  };
}
