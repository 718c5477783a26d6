/** Deduction help, asked of the worker once it has been paid for; good until the next potion. */
import { useEffect, useState } from 'react';
import type { Result } from '../../../../core/result';
import type { Move } from '../../../../core/rules';
import type { Playing } from '../../../../store/session/sessionState';
import { type Deduction, parseDeduction } from '../deduction';

/** Of the store and the game, what is needed here, whichever door they stand behind. */
export interface Asked {
  readonly compute: (task: string) => Promise<Result<string>>;
}
export type Asking = Pick<Playing<unknown, Move, unknown, unknown>, 'record' | 'status'>;

const TEST = /^(potion|brew|taste|guess) /;

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

export function useDeduction(store: Asked, game: Asking | null): Help {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const played = game ? game.record.moves.slice(0, game.record.cursor) : [];
  const isOpen =
    game?.status.kind === 'playing' &&
    played.lastIndexOf('help') > played.findLastIndex((move) => TEST.test(move));
  // Marks do not change what is possible, so the answer outlives them.
  const tested = played.filter((move) => TEST.test(move)).join('|');
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
  }, [key, store]);

  const own = answer?.key === key ? answer : null;
  return { isOpen, deduction: own?.deduction ?? null, fault: own?.fault ?? null };
}
