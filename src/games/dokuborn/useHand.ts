/** What the player is about to do: a cell that is open, or a card that is being moved. */
import { useState } from 'react';
import type { Playing } from '../../store/table';
import type { Config, DokubornMove, State, View } from './types';

export type Game = Playing<Config, DokubornMove, State, View>;

export interface Hand {
  readonly open: number | null;
  readonly moving: number | null;
  readonly openCell: (cell: number | null) => void;
  readonly move: (cell: number | null) => void;
  /** Lets the card that is being moved stay where it is. */
  readonly leave: () => void;
  /** That was the last thing done. */
  readonly left: boolean;
}

/** Another deal, or the end of this one, lets go of everything. */
export function useHand(game: Game | null): Hand {
  const [held, setHeld] = useState<{ kind: 'open' | 'moving'; cell: number; for: string } | null>(null);
  const [leftAt, setLeftAt] = useState(-1);
  const current = game ? `${game.record.seed} ${game.record.deal} ${game.day} ${isOver(game)}` : '';
  const valid = held?.for === current ? held : null;
  const hold = (kind: 'open' | 'moving') => (cell: number | null) =>
    setHeld(cell === null ? null : { kind, cell, for: current });
  return {
    open: valid?.kind === 'open' ? valid.cell : null,
    moving: valid?.kind === 'moving' ? valid.cell : null,
    openCell: hold('open'),
    move: hold('moving'),
    leave() {
      setHeld(null);
      setLeftAt(game?.last.serial ?? -1);
    },
    left: valid === null && leftAt === game?.last.serial,
  };
}

export function isOver({ status }: Game): boolean {
  return status.kind === 'won' || status.kind === 'lost';
}
