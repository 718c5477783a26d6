/** The last tiles in play, up to the pair that clears them or the one that loses them. */
import { useState } from 'react';
import { sound } from '../../../../components/browser/sound';
import type { LastStep } from '../../../../store/session/sessionState';
import type { Pair, Pikachu } from '../../rules/types';
import { match, prospectOf } from '../play';
import type { Tail } from '../types';

export interface Played {
  readonly tail: Tail;
  readonly pairs: readonly Pair[];
  readonly last: LastStep<Pikachu> | null;
  readonly selected: number | null;
  /** A tile was chosen since the last pair, and then put back. */
  readonly letGo: boolean;
}

interface Wanted {
  readonly position: Tail;
  /** Raised where all begins anew. */
  readonly serial: number;
  readonly isOpen: boolean;
  readonly onEnd: (pairs: readonly Pair[]) => void;
}

const fresh = (tail: Tail): Played => ({ tail, pairs: [], last: null, selected: null, letGo: false });

export function usePlay({ position, serial, isOpen, onEnd }: Wanted) {
  const [kept, setKept] = useState({ serial, played: fresh(position) });
  const played = kept.serial === serial ? kept.played : fresh(position);
  const go = (to: Played) => setKept({ serial, played: to });
  const { tail, pairs, last, selected } = played;

  function join(pair: Pair): void {
    const joined = match(tail, pair);
    const step = {
      serial: (last?.serial ?? 0) + 1,
      move: { kind: 'match', a: pair[0], b: pair[1] },
      before: null,
    } as const;
    sound.play(joined.ok ? 'match' : 'wrong');
    if (!joined.ok) {
      const refused = { ...step, kind: 'refused', events: [], fault: joined.fault } as const;
      go({ tail, pairs, last: refused, selected: null, letGo: false });
      return;
    }
    const { state, events } = joined.value;
    const after = { ...tail, tiles: state.tiles };
    const taken = [...pairs, pair];
    const made = { ...step, kind: 'played', events, fault: null } as const;
    go({ tail: after, pairs: taken, last: made, selected: null, letGo: false });
    const isCleared = after.tiles.every((tile) => tile === 0);
    if (isCleared || prospectOf(after).kind === 'lost') onEnd(taken);
  }

  function activate(cell: number): void {
    if (!isOpen || tail.tiles[cell] === 0) return;
    if (selected === cell) cancel();
    else if (selected !== null) join([selected, cell]);
    else {
      sound.play('tap');
      go({ ...played, selected: cell, letGo: false });
    }
  }

  function cancel(): void {
    go({ ...played, selected: null, letGo: true });
  }

  return { ...played, activate, cancel };
}
