/** What is said of the last tiles to those who do not see them. */

import { faultSentence } from '../../../../frame/words/faults';
import { sentenceOf } from '../../../../frame/words/sentences';
import type { LastStep } from '../../../../store/session/sessionState';
import { pointOf } from '../../rules/boardIndex';
import type { Pair, Pikachu } from '../../rules/types';
import { FAULT_SENTENCES } from '../../words/faults';
import { pointInWords } from '../../words/places';
import { symbolName } from '../../words/symbols';
import { symbolOf } from '../play';
import type { Tail } from '../types';
import { pairInWords, pairsLeftInWords, stepInWords } from './words';

interface InPlay {
  readonly tail: Tail;
  readonly last: LastStep<Pikachu> | null;
  readonly selected: number | null;
  readonly letGo: boolean;
}

/** Undefined before anything has happened. */
export function playNews({ tail, last, selected, letGo }: InPlay): string | undefined {
  if (letGo) return 'Let go.';
  if (selected !== null) {
    const place = pointInWords({ ...tail, lie: 'flat' }, pointOf(tail, selected));
    return `Chosen: ${symbolName(tail.tiles[selected] ?? 0)}, ${place}.`;
  }
  const [event] = last?.events ?? [];
  if (event?.kind === 'removed') {
    return `Joined: ${symbolName(event.symbol)}. ${pairsLeftInWords(event.pairsLeft)}.`;
  }
  if (!last?.fault) return undefined;
  return faultSentence(last.fault, {
    fault: ({ code, params }) => sentenceOf(FAULT_SENTENCES, code, params),
  });
}

interface Stepped {
  readonly scene: { readonly tail: Tail };
  readonly order: readonly Pair[];
  readonly step: number | null;
  readonly isStepped: boolean;
}

/** Undefined as long as nobody steps through it. */
export function stepNews({ scene: { tail }, order, step, isStepped }: Stepped): string | undefined {
  if (!isStepped || step === null) return undefined;
  const next = order[step];
  const pair = next ? `: ${pairInWords(tail, next, symbolOf(tail, next))}` : '';
  return `${stepInWords(step, order.length)}${pair}.`;
}
