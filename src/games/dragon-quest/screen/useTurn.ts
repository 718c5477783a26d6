/** What the player has picked out, and what gestures on cells and items mean. */
import { useEffect, useState } from 'react';
import { onceDrawn } from '../../../components/browser/onceDrawn';
import { sound } from '../../../components/browser/sound';
import type { GameInPlay } from '../../../store/session/sessionState';
import { type Chosen, usesOf } from '../rules/possibleMoves';
import type { DragonMove, DragonQuest } from '../rules/types';
import { cardInCell, movesAt, type View } from '../rules/view';

export type Game = GameInPlay<DragonQuest>;

/** The parts of the store that a turn needs, so that tests can hand in plain functions. */
interface TurnPorts {
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

interface Picked {
  readonly chosen: Chosen | null;
  readonly serial: number;
  /** The panel is gone on to, where its buttons are the next thing to press. */
  readonly goesOn?: boolean;
}

/**
 * A press shows; what can cost is done by the buttons of the panel alone. Whatever happens lets go of what was chosen.
 * `inPanel` is the cell that the panel shows unasked; `toPanel` and `toButton` move the focus there.
 */
export function useTurn(
  view: View | null,
  serial: number,
  table: TurnPorts,
  inPanel: number | null,
  { toPanel, toButton }: { readonly toPanel: () => void; readonly toButton: () => void },
): Turn {
  const [picked, setPicked] = useState<Picked | null>(null);
  const current = picked?.serial === serial ? picked : null;
  const chosen = current?.chosen ?? null;
  const letGo = () => setPicked(chosen ? { chosen: null, serial } : picked);

  // biome-ignore lint/correctness/useExhaustiveDependencies: only another choice moves the focus
  useEffect(() => {
    if (!current?.goesOn) return;
    return onceDrawn(toButton);
  }, [picked]);

  function choose(next: Chosen, goesOn = false): void {
    table.wake();
    sound.play('tap');
    setPicked({ chosen: next, serial, goesOn });
  }

  function activate(cell: number): void {
    if (!view) return;
    if (view.moment.kind === 'fate' || view.moment.kind === 'damage') toPanel();
    else if (view.moment.kind === 'turn') turnAt(view, cell);
  }

  function turnAt(view: View, cell: number): void {
    const isCard = cardInCell(view, cell) !== null;
    if (chosen?.kind === 'item') {
      const use = usesOf(view, chosen.item).find((move) => 'cell' in move && move.cell === cell);
      if (use) table.play(use);
      else if (isCard) choose({ kind: 'card', cell });
      else letGo();
      return;
    }
    if (!isCard) table.play({ kind: 'explore', cell });
    else if (chosen?.cell === cell && movesAt(view, cell).length === 0) letGo();
    else if ((chosen?.cell ?? inPanel) === cell) choose({ kind: 'card', cell }, true);
    else choose({ kind: 'card', cell });
  }

  function playItem(item: number): void {
    if (!view || view.moment.kind === 'won' || view.moment.kind === 'lost') return;
    if (chosen?.kind === 'item' && chosen.item === item) letGo();
    else choose({ kind: 'item', item }, view.moment.kind !== 'turn' && usesOf(view, item).length > 0);
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
