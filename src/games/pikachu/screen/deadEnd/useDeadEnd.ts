/** Watches, beside play, whether the board can still be cleared, and knows where it last could. */
import { useEffect, useRef, useState } from 'react';
import type { GameRecord } from '../../../../core/record';
import type { Prospect } from '../../rules/types';
import type { Game } from '../../words/words';
import { prospectAt } from '../game';

export interface DeadEnd {
  /** How many moves had been played on the last board that is proven to be clearable; null where none is. */
  readonly safe: number | null;
}

interface Found extends DeadEnd {
  /** The deal and the moves that led to the board of which this was proven. */
  readonly at: readonly string[];
}

/** Null as long as the board is not proven to be a dead end. */
export function useDeadEnd(game: Game | null): DeadEnd | null {
  const [found, setFound] = useState<Found | null>(null);
  const known = useRef(new Map<string, Prospect>());
  const record = game?.record;
  const at = record ? wayTo(record, record.cursor) : [];
  const of = at.join(' ');
  // Along a line that clears the board there is nothing to prove.
  const isOpen = game !== null && game.status.kind !== 'won' && game.view.line === null;
  const isLost = found !== null && isOpen && onlyMatchesSince(found.at, at);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each board
  useEffect(() => {
    if (!record || !isOpen || (isLost && found.safe !== null)) return;
    // A move that is made before the way back was found looks for it anew.
    const lostAt = isLost ? found.at : at;
    let current = true;
    const prospectOf = async (cursor: number) => {
      const name = wayTo(record, cursor).join(' ');
      const prospect = known.current.get(name) ?? (await prospectAt(record, cursor));
      known.current.set(name, prospect);
      return prospect;
    };
    void (async () => {
      if (!isLost && (await prospectOf(record.cursor)) !== 'lost') return;
      if (current && !isLost) setFound({ at, safe: null });
      for (let cursor = record.cursor - 1; current && cursor >= 0; cursor--) {
        if ((await prospectOf(cursor)) !== 'clearable') continue;
        if (current) setFound({ at: lostAt, safe: cursor });
        return;
      }
    })();
    return () => {
      current = false;
    };
  }, [of, isOpen]);
  return isLost ? found : null;
}

function wayTo({ config, seed, deal, moves }: GameRecord, cursor: number): readonly string[] {
  return [`${config} ${seed} ${deal}`, ...moves.slice(0, cursor)];
}

/** From a board that cannot be cleared, matches lead to no other; a shuffle may. */
function onlyMatchesSince(before: readonly string[], now: readonly string[]): boolean {
  const isLonger = before.every((step, index) => step === now[index]);
  return isLonger && now.slice(before.length).every((move) => /^\d/.test(move));
}
