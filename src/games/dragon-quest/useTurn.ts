/** What the player has picked out, and what gestures on cells and items mean. */
import { useState } from 'react';
import { sound } from '../../components/sound';
import type { Playing } from '../../store/table';
import { type Chosen, mainMove, plainUse, usesOf } from './possibleMoves';
import type { Config, DragonMove, State } from './types';
import { cardInCell, movesAt, type View } from './view';

export type Game = Playing<Config, DragonMove, State, View>;

/** The parts of the store that a turn needs, so that tests can hand in plain functions. */
export interface Table {
  readonly play: (move: DragonMove) => unknown;
  readonly wake: () => void;
}

export interface Turn {
  readonly chosen: Chosen | null;
  /** Something was chosen since the last move, and then not used. */
  readonly letGo: boolean;
  readonly activate: (cell: number) => void;
  readonly playItem: (item: number) => void;
  /** Whether there was anything to let go of. */
  readonly cancel: () => boolean;
  readonly play: (move: DragonMove) => void;
}

/** Whatever happens lets go of what was chosen. `toPanel` moves on to the choices that only the panel has. */
export function useTurn(view: View | null, serial: number, table: Table, toPanel: () => void): Turn {
  const [picked, setPicked] = useState<{ chosen: Chosen | null; serial: number } | null>(null);
  const current = picked?.serial === serial ? picked : null;
  const chosen = current?.chosen ?? null;
  const letGo = () => setPicked(chosen ? { chosen: null, serial } : picked);

  function choose(next: Chosen): void {
    table.wake();
    sound.play('tap');
    setPicked({ chosen: next, serial });
  }

  function activate(cell: number): void {
    if (!view) return;
    if (view.moment.kind === 'fate' || view.moment.kind === 'damage') toPanel();
    else if (view.moment.kind === 'turn') turnAt(view, cell);
  }

  function turnAt(view: View, cell: number): void {
    if (chosen?.kind === 'item') {
      const use = usesOf(view, chosen.item).find((move) => 'cell' in move && move.cell === cell);
      if (use) {
        table.play(use);
        return;
      }
    }
    if (!cardInCell(view, cell)) table.play({ kind: 'explore', cell });
    else if (chosen?.kind === 'card' && chosen.cell === cell) again(view, cell);
    else choose({ kind: 'card', cell });
  }

  /** The second press does what is plainly meant; else the panel has the choices. */
  function again(view: View, cell: number): void {
    const move = mainMove(view, cell);
    if (move) table.play(move);
    else if (movesAt(view, cell).length > 0) toPanel();
    else letGo();
  }

  function playItem(item: number): void {
    if (!view || usesOf(view, item).length === 0) return;
    const use = plainUse(view, item);
    if (use) table.play(use);
    else if (chosen?.kind === 'item' && chosen.item === item) letGo();
    else choose({ kind: 'item', item });
  }

  function cancel(): boolean {
    letGo();
    return chosen !== null;
  }

  return {
    chosen,
    letGo: current !== null && chosen === null,
    activate,
    playItem,
    cancel,
    play: table.play,
  };
}
