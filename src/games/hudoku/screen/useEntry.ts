/** Where the player is on the board, and what a number does there: a note, an answer or a colour. */
import { type KeyboardEvent, useRef, useState } from 'react';
import type { GridHandle } from '../../../components/grid/Grid';
import type { NumberPadHandle } from '../../../components/NumberPad';
import { isWritable } from '../rules/expert/unjudged';
import { COLOURS } from '../rules/types';
import type { Game } from '../words/words';
import { store } from './game';
import { leftOf, useHeld } from './useHeld';

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
  const [markedDeal, setMarkedDeal] = useState<string | null>(null);
  const [compared, setCompared] = useState<{ readonly checkpoint: number; readonly serial: number }>();
  const deal = game ? `${game.record.seed} ${game.record.deal}` : '';
  const serial = game?.last.serial ?? 0;
  const here = spot?.deal === deal ? spot : null;
  const playing = game?.status.kind === 'playing' && !game.paused;
  const cell = playing && ready && here && isWritable(game.view, here.cell) ? here.cell : null;
  const isMarking = playing && markedDeal === deal;
  const [wentBack, setWentBack] = useState(-1);
  const held = useHeld(deal, serial);

  function enter(cell: number, digit: number): void {
    if (isMarking) {
      if (digit <= COLOURS) store.play({ kind: 'mark', mark: 'colour', cell, colour: digit });
    } else if (notes) store.play({ kind: 'mark', mark: 'toggle', cell, digit });
    // The same number once more takes it away, where one can be taken away.
    else if (game?.view.revealed[cell] === digit && isWritable(game.view, cell))
      store.play({ kind: 'erase', cell });
    else store.play({ kind: 'place', cell, digit });
  }

  function erase(cell: number): void {
    if (!game) return;
    if (game.view.notes[cell]) store.play({ kind: 'mark', mark: 'clear', cell });
    else if (game.view.revealed[cell] && isWritable(game.view, cell)) store.play({ kind: 'erase', cell });
  }

  /** With a number chosen first; false: there is none to enter there. */
  function enterHeld(at: number): boolean {
    if (!game || held.digit === null || isMarking || !isWritable(game.view, at)) return false;
    if (!notes && leftOf(game.view)[held.digit] === 0 && game.view.revealed[at] !== held.digit) return false;
    enter(at, held.digit);
    held.used();
    return true;
  }

  /** Numbers can be typed right there; Enter leads to the keys for those who cannot. */
  function onKey(event: KeyboardEvent, cell: number): boolean {
    if (!playing || event.ctrlKey || event.metaKey || event.altKey) return false;
    store.wake();
    const [, row = ''] = /^(?:Digit|Numpad)([1-9])$/.exec(event.code) ?? [];
    if (event.shiftKey && row !== '') held.lock(Number(row));
    else if (/^[1-9]$/.test(event.key)) enter(cell, Number(event.key));
    else if (event.key === 'Delete' || event.key === 'Backspace') erase(cell);
    else if (event.key === 'Escape' && held.digit !== null) held.letGo();
    else if (event.key !== 'Enter') return false;
    else if (!enterHeld(cell)) {
      if (!isWritable(game.view, cell)) return false;
      keys.current?.focus();
    }
    return true;
  }

  function activate(cell: number): void {
    if (!playing) return;
    store.wake();
    setSpot({ cell, deal });
    enterHeld(cell);
  }

  /** On the pad: where no cell waits for a number, or one is locked, it is chosen first. */
  function pick(digit: number): void {
    if (cell === null || held.isLocked) held.choose(digit);
    else enter(cell, digit);
  }

  return {
    grid,
    keys,
    ready,
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
    held,
    /** Colours and checkpoints stand in the place of the numbers. */
    isMarking,
    toggleMarking: () => setMarkedDeal(isMarking ? null : deal),
    /** The checkpoint that the board is held against, until something is played. */
    compared: compared?.serial === serial ? compared.checkpoint : null,
    compare: (checkpoint: number | null) =>
      setCompared(checkpoint === null ? undefined : { checkpoint, serial }),
    /** The last thing that happened: the game went to before the first mistake. */
    isBeforeMistake: wentBack === serial,
    async goBeforeMistake() {
      if (!game) return;
      const { goBeforeMistake } = await import('./expert/later');
      if (goBeforeMistake(game.record)) setWentBack(store.getState().game?.last.serial ?? -1);
    },
    pick,
    enter,
    erase,
    onKey,
    activate,
    moveTo: (to: number) => setSpot({ cell: to, deal }),
  };
}

export type Entry = ReturnType<typeof useEntry>;
