/** Watches, beside play, whether the board can still be cleared, and knows where it last could. */
import { useEffect, useRef, useState } from 'react';
import type { GameRecord } from '../../../core/record';
import type { Prospect } from '../rules/types';
import type { Game } from '../words/words';
import { prospectAt } from './game';

export interface DeadEnd {
  /** How many moves had been played on the last board that is proven to be clearable; null where none is. */
  readonly safe: number | null;
}

interface Found extends DeadEnd {
  /** Of which board this was proven. */
  readonly of: string;
}

/** Null as long as the board is not proven to be a dead end. */
export function useDeadEnd(game: Game | null): DeadEnd | null {
  const [found, setFound] = useState<Found | null>(null);
  const known = useRef(new Map<string, Prospect>());
  const record = game?.record;
  const of = record ? boardText(record, record.cursor) : '';
  // Along a line that clears the board there is nothing to prove.
  const isOpen = game !== null && game.status.kind !== 'won' && game.view.line === null;
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each board
  useEffect(() => {
    if (!record || !isOpen) return;
    let current = true;
    const prospectOf = async (cursor: number) => {
      const name = boardText(record, cursor);
      const prospect = known.current.get(name) ?? (await prospectAt(record, cursor));
      known.current.set(name, prospect);
      return prospect;
    };
    void (async () => {
      if ((await prospectOf(record.cursor)) !== 'lost') return;
      if (current) setFound({ of, safe: null });
      for (let cursor = record.cursor - 1; current && cursor >= 0; cursor--) {
        if ((await prospectOf(cursor)) !== 'clearable') continue;
        if (current) setFound({ of, safe: cursor });
        return;
      }
    })();
    return () => {
      current = false;
    };
  }, [of, isOpen]);
  return found?.of === of && isOpen ? found : null;
}

function boardText({ config, seed, deal, moves }: GameRecord, cursor: number): string {
  return [config, seed, deal, ...moves.slice(0, cursor)].join(' ');
}
