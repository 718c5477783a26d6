/** Deduction help, asked of the worker once it has been paid for; good until the next potion. */
import { useEffect, useState } from 'react';
import { type Deduction, parseDeduction } from './deduction';
import { store } from './store';
import type { Game } from './useCauldron';

export interface Help {
  /** Paid for since the last potion. */
  readonly isOpen: boolean;
  /** Null while it is being worked out. */
  readonly deduction: Deduction | null;
  readonly fault: string | null;
}

interface Answer extends Omit<Help, 'isOpen'> {
  readonly key: string;
}

export function useDeduction(game: Game | null): Help {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const played = game ? game.record.moves.slice(0, game.record.cursor) : [];
  const isOpen =
    game?.status.kind === 'playing' &&
    played.lastIndexOf('help') > played.findLastIndex((move) => move.startsWith('potion'));
  // Marks do not change what is possible, so the answer outlives them.
  const tested = played.filter((move) => move.startsWith('potion')).join('|');
  const key = isOpen ? `${game?.record.seed} ${game?.record.deal} ${tested}` : '';

  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    void store.compute('deduce').then((text) => {
      if (!isCurrent) return;
      const read = text.ok ? parseDeduction(text.value) : text;
      setAnswer(
        read.ok
          ? { key, deduction: read.value, fault: null }
          : { key, deduction: null, fault: read.fault.detail },
      );
    });
    return () => {
      isCurrent = false;
    };
  }, [key]);

  const own = answer?.key === key ? answer : null;
  return { isOpen, deduction: own?.deduction ?? null, fault: own?.fault ?? null };
}
