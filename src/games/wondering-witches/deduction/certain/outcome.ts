/** What ingredients may turn out to be, and how that would show in a potion without effects. */
import type { PotionItem } from '../../recipe/types';
import type { Candidate, Identity } from './identity';

export function identitiesFor(codeLength: number, drama: boolean): Identity[] {
  const numbers = Array.from({ length: codeLength }, (_, index) => index + 1);
  const goods = numbers.map((number): Identity => ({ kind: 'good', number }));
  const ignore: Identity = { kind: 'ignore', number: null };
  if (!drama) return [...goods, ignore];
  const overachievers = [0, codeLength + 1].map((number): Identity => ({ kind: 'overachiever', number }));
  const imposters = numbers.map((number): Identity => ({ kind: 'imposter', number }));
  return [...goods, ignore, ...overachievers, ...imposters];
}

export function growth({ kind, number }: Identity, seeds: number | null): 'under' | 'over' | null {
  if (number === null) return null;
  if (kind === 'overachiever') return number === 0 ? 'over' : 'under';
  if (seeds === null || seeds === number) return null;
  return seeds < number ? 'under' : 'over';
}

export function identityIn(candidate: Candidate, ingredient: number): Identity {
  const found = candidate[ingredient];
  if (!found) throw new Error(`No identity for ingredient ${ingredient}`);
  return found;
}

export interface Outcome {
  readonly undergrown: number;
  readonly overgrown: number;
  readonly imposters: number;
  readonly wins: boolean;
}

export function outcomeOf(candidate: Candidate, codeLength: number, items: readonly PotionItem[]): Outcome {
  let undergrown = 0;
  let overgrown = 0;
  let imposters = 0;
  let considered = 0;
  let inOrder = true;
  let last: number | null = null;
  for (const { ingredient, seeds } of items) {
    const identity = identityIn(candidate, ingredient);
    if (identity.number === null) continue;
    const grown = growth(identity, seeds);
    if (grown === 'under') undergrown += 1;
    if (grown === 'over') overgrown += 1;
    if (identity.kind === 'imposter') imposters += 1;
    inOrder &&= last === null || last === identity.number - 1;
    last = identity.number;
    considered += 1;
  }
  const isFlawless = undergrown + overgrown + imposters === 0;
  return { undergrown, overgrown, imposters, wins: isFlawless && inOrder && considered >= codeLength };
}
