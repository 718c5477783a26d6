/** One tile may be chosen; whatever happens on the board lets go of it. */
import { useState } from 'react';
import { sound } from '../../../../components/browser/sound';
import type { Game } from '../../words/words';
import { store } from '../game';

export interface Selection {
  readonly selected: number | null;
  /** A tile was chosen since the last move, and then not used. */
  readonly letGo: boolean;
  readonly activate: (cell: number) => void;
  readonly cancel: () => void;
}

export function useSelection(game: Game | null): Selection {
  const [chosen, setChosen] = useState<{ cell: number | null; serial: number } | null>(null);
  const serial = game?.last.serial ?? 0;
  const current = chosen?.serial === serial ? chosen : null;
  const selected = current?.cell ?? null;
  const cancel = () => setChosen({ cell: null, serial });

  function activate(cell: number): void {
    if (!game || game.view.tiles[cell] === 0 || game.status.kind === 'won') return;
    store.wake();
    if (selected === null) {
      sound.play('tap');
      setChosen({ cell, serial });
    } else if (selected === cell) cancel();
    else sound.play(store.play({ kind: 'match', a: selected, b: cell }).ok ? 'match' : 'wrong');
  }

  return { selected, letGo: current !== null && selected === null, activate, cancel };
}
