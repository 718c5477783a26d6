/** Whether the recipe on the table can be won: proven by the dealer, and here once more, since links can be made up. */
import { useEffect, useState } from 'react';
import type { Result } from '../../../../core/result';
import type { Move } from '../../../../core/rules';
import type { Playing } from '../../../../store/session/sessionState';
import { PROVE, PROVEN } from '../recipeDeal';

/** Null: nobody knows yet, or nobody could work it out. */
export type Proof = boolean | null;

interface Prover {
  readonly compute: (task: string) => Promise<Result<string>>;
}

export function useProof(
  store: Prover,
  game: Pick<Playing<unknown, Move, unknown, unknown>, 'record'> | null,
): Proof {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly isProven: boolean } | null>(null);
  const key = game ? `${game.record.config} ${game.record.deal}` : '';

  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    void store.compute(PROVE).then((text) => {
      if (isCurrent && text.ok) setAnswer({ key, isProven: text.value === PROVEN });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, store]);

  return answer?.key === key ? answer.isProven : null;
}
