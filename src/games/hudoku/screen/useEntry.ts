/** Where the player is on the board, and what a number does there: a note or an answer. */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { GridHandle } from '../../../components/grid/Grid';
import type { NumberPadHandle } from '../../../components/NumberPad';
import type { Game } from '../words/words';
import { isOpen } from './Board';
import { store } from './game';

interface Spot {
  readonly cell: number;
  readonly deal: string;
}

/** `ready`: the board is in sight, and the hourglass runs where there is one. */
export function useEntry(game: Game | null, ready: boolean) {
  const grid = useRef<GridHandle>(null);
  const keys = useRef<NumberPadHandle>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [notes, setNotes] = useState(false);
  const [toggled, setToggled] = useState(-1);
  const deal = game ? `${game.record.seed} ${game.record.deal}` : '';
  const serial = game?.last.serial ?? 0;
  const here = spot?.deal === deal ? spot : null;
  const playing = game?.status.kind === 'playing' && !game.paused;
  const cell = playing && ready && here && isOpen(game.view, here.cell) ? here.cell : null;

  function enter(cell: number, digit: number): void {
    if (notes) {
      store.play({ kind: 'mark', mark: 'toggle', cell, digit });
      return;
    }
    store.play({ kind: 'place', cell, digit });
  }

  function erase(cell: number): void {
    if (game?.view.notes[cell]) store.play({ kind: 'mark', mark: 'clear', cell });
  }

  /** Numbers can be typed right there; Enter leads to the keys for those who cannot. */
  function onKey(event: KeyboardEvent, cell: number): boolean {
    if (!playing || event.ctrlKey || event.metaKey || event.altKey) return false;
    store.wake();
    if (/^[1-9]$/.test(event.key)) enter(cell, Number(event.key));
    else if (event.key === 'Delete' || event.key === 'Backspace') erase(cell);
    else if (event.key === 'Enter' && isOpen(game.view, cell)) keys.current?.focus();
    else return false;
    return true;
  }

  function activate(cell: number): void {
    if (!playing) return;
    store.wake();
    setSpot({ cell, deal });
  }

  return {
    grid,
    keys,
    at: here?.cell ?? null,
    /** That cell, while a number can be entered there. */
    cell,
    notes,
    /** What notes were switched to since anything was played. */
    switched: toggled !== serial ? null : notes ? ('on' as const) : ('off' as const),
    toggleNotes() {
      setNotes(!notes);
      setToggled(serial);
    },
    enter,
    erase,
    onKey,
    activate,
    moveTo: (to: number) => setSpot({ cell: to, deal }),
  };
}

export type Entry = ReturnType<typeof useEntry>;
