/** Deduction help, asked of the worker once it has been paid for; good until the next potion. */
import { useEffect, useRef, useState } from 'react';
import type { Result } from '../../../../core/result';
import type { GameTypes } from '../../../../core/rules';
import { faultSentence } from '../../../../frame/words/faults';
import type { GameInPlay } from '../../../../store/session/sessionState';
import { faultInWords } from '../../recipe/words/faults';
import type { ToldDeduction } from '../deduction';

/** Of the store and the game, what is needed here, in Solo and in Brew. */
export interface Asked {
  readonly compute: (task: 'deduce', signal?: AbortSignal) => Promise<Result<ToldDeduction>>;
}
export type Asking = Pick<GameInPlay<GameTypes>, 'record' | 'status' | 'watch'>;

/** Neither changes what is possible, nor what can be done. */
const ASIDE = /^(mark|help)\b/;
const TEST = /^(potion|brew|taste|guess) /;

export interface Help {
  /** Paid for since the last potion. */
  readonly isOpen: boolean;
  /** Null while it is being worked out. */
  readonly deduction: ToldDeduction | null;
  readonly fault: string | null;
}

interface Answer extends Omit<Help, 'isOpen'> {
  readonly key: string;
}

export function useDeduction(store: Asked, game: Asking | null, isHidden: boolean): Help {
  const [answer, setAnswer] = useState<Answer | null>(null);
  const played = game ? game.record.moves.slice(0, game.record.cursor) : [];
  // Of a run that is looked at, its own film tells what was known.
  const isOpen =
    game?.status.kind === 'playing' &&
    game.watch === null &&
    played.lastIndexOf('help') > played.findLastIndex((move) => TEST.test(move));
  const tested = played.filter((move) => TEST.test(move)).join('|');
  const key = isOpen ? `${game?.record.seed} ${game?.record.deal} ${tested}` : '';
  // In Solo every turn may change what is proposed; what was told stays until that is known.
  const turns = played.filter((move) => !ASIDE.test(move)).length;

  const putAway = useRef(isHidden);
  putAway.current = isHidden;
  // biome-ignore lint/correctness/useExhaustiveDependencies: asked again after every turn
  useEffect(() => {
    if (key === '' || isHidden) return;
    let isCurrent = true;
    const stop = new AbortController();
    void store.compute('deduce', stop.signal).then((answered) => {
      if (!isCurrent) return;
      setAnswer(
        answered.ok
          ? { key, deduction: answered.value, fault: null }
          : { key, deduction: null, fault: faultSentence(answered.fault, { fault: faultInWords }) },
      );
    });
    return () => {
      isCurrent = false;
      // After a turn the worker goes on from what it found before; put away, it would only keep the next hint waiting.
      if (putAway.current) stop.abort();
    };
  }, [key, turns, isHidden, store]);

  const own = answer?.key === key ? answer : null;
  return { isOpen, deduction: own?.deduction ?? null, fault: own?.fault ?? null };
}
