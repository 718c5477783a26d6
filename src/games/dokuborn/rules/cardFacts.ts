/** What a hint may tell of a card: nothing that the two conditions of its cell say already. */
import { groupOf } from './conditions';
import type { Card, CardFact, Condition } from './types';

const FACTS_TOLD = 2;

/** The first that say most, told apart from the `answers`: what all of them have in common is no news. */
export function newsOf(
  card: Card,
  answers: readonly Card[],
  conditions: readonly Condition[],
): readonly CardFact[] {
  const news = factsOf(card).filter((fact) => !isAskedFor(fact, conditions));
  const telling = news.filter((fact) => answers.some((other) => !hasFact(other, fact)));
  return [...new Set([...telling, ...news])].slice(0, FACTS_TOLD);
}

function factsOf({ colors, cost, story, strength, willpower, lore, inkwell }: Card): CardFact[] {
  return [
    { kind: 'inks', inks: colors },
    { kind: 'cost', figure: cost },
    ...(story === '' ? [] : [{ kind: 'story', story } as const]),
    ...figure('strength', strength),
    ...figure('willpower', willpower),
    ...figure('lore', lore),
    { kind: 'inkable', inkable: inkwell },
  ];
}

function figure(kind: 'strength' | 'willpower' | 'lore', value: number | undefined): CardFact[] {
  return value === undefined ? [] : [{ kind, figure: value }];
}

const GROUPS: Readonly<Record<CardFact['kind'], string>> = {
  inks: 'c',
  cost: 'o',
  story: 'f',
  strength: 's',
  willpower: 'w',
  lore: 'l',
  inkable: 'p',
};

/** That there are two inks does not say which. */
function isAskedFor({ kind }: CardFact, conditions: readonly Condition[]): boolean {
  return conditions.some((condition) => groupOf(condition) === GROUPS[kind] && condition.id !== 'c7');
}

function hasFact(card: Card, fact: CardFact): boolean {
  return factsOf(card).some((own) => JSON.stringify(own) === JSON.stringify(fact));
}
