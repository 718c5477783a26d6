/** Where the player is on the board, and what a number does there: a note or an answer. */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { GridHandle } from '../../../components/grid/Grid';
import type { Game } from '../words/words';
import { isOpen } from './Board';
import { store } from './game';

interface Spot {
  readonly cell: number;
  readonly deal: string;
  /** The number pad is open there. */
  readonly pad: boolean;
}

export function useEntry(game: Game | null) {
  const grid = useRef<GridHandle>(null);
  const [spot, setSpot] = useState<Spot | null>(null);
  const [notes, setNotes] = useState(false);
  const [toggled, setToggled] = useState(-1);
  const deal = game ? `${game.record.seed} ${game.record.deal}` : '';
  const serial = game?.last.serial ?? 0;
  const here = spot?.deal === deal ? spot : null;
  const playing = game?.status.kind === 'playing' && !game.paused;
  const pad = playing && here?.pad && isOpen(game.view, here.cell) ? here.cell : null;

  const closePad = () => setSpot(here && { ...here, pad: false });

  function enter(cell: number, digit: number): void {
    if (notes) {
      store.play({ kind: 'mark', mark: 'toggle', cell, digit });
      return;
    }
    closePad();
    store.play({ kind: 'place', cell, digit });
  }

  function erase(cell: number): void {
    if (game?.view.notes[cell]) store.play({ kind: 'mark', mark: 'clear', cell });
  }

  function onKey(event: KeyboardEvent, cell: number): boolean {
    if (!playing || event.ctrlKey || event.metaKey || event.altKey) return false;
    store.wake();
    if (/^[1-9]$/.test(event.key)) enter(cell, Number(event.key));
    else if (event.key === 'Delete' || event.key === 'Backspace') erase(cell);
    else return false;
    return true;
  }

  function activate(cell: number): void {
    if (!playing) return;
    store.wake();
    setSpot({ cell, deal, pad: isOpen(game.view, cell) });
  }

  return {
    grid,
    at: here?.cell ?? null,
    pad,
    notes,
    /** What notes were switched to since anything was played. */
    switched: toggled !== serial ? null : notes ? ('on' as const) : ('off' as const),
    toggleNotes() {
      setNotes(!notes);
      setToggled(serial);
    },
    closePad,
    enter,
    erase,
    onKey,
    activate,
    moveTo: (cell: number) => setSpot((before) => ({ cell, deal, pad: before?.cell === cell && before.pad })),
  };
}

export type Entry = ReturnType<typeof useEntry>;
