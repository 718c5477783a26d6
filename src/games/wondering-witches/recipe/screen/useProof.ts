/** Whether the recipe in play can be won: proven by the dealer, and here once more, since links can be made up. */
import { useEffect, useState } from 'react';
import type { Result } from '../../../../core/result';
import type { GameTypes } from '../../../../core/rules';
import type { GameInPlay } from '../../../../store/session/sessionState';

/** Null: nobody knows yet, or nobody could work it out. */
export type Proof = boolean | null;

interface Prover {
  readonly compute: (task: 'prove') => Promise<Result<boolean>>;
}

export function useProof(store: Prover, game: Pick<GameInPlay<GameTypes>, 'record'> | null): Proof {
  const [answer, setAnswer] = useState<{ readonly key: string; readonly isProven: boolean } | null>(null);
  const key = game ? `${game.record.config} ${game.record.deal}` : '';

  useEffect(() => {
    if (key === '') return;
    let isCurrent = true;
    void store.compute('prove').then((proof) => {
      if (isCurrent && proof.ok) setAnswer({ key, isProven: proof.value });
    });
    return () => {
      isCurrent = false;
    };
  }, [key, store]);

  return answer?.key === key ? answer.isProven : null;
}
