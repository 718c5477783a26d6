/** Whether a whole candidate agrees with what cannot be checked ingredient by ingredient. */
import { unreachable } from '../../../../core/result';
import type { Clue, FeedbackLine } from '../../recipe/types';
import type { Candidate, Identity } from './identity';
import type { Knowledge, PotionFact } from './knowledge';
import { identityIn, outcomeOf } from './outcome';

export function agrees(knowledge: Knowledge, candidate: Candidate, codeLength: number): boolean {
  if (knowledge.clue && !clueAllows(knowledge.clue, candidate, codeLength)) return false;
  return knowledge.facts.every((fact) => factAllows(fact, candidate, codeLength));
}

function fits({ kind, number }: Identity, is: number | 'decoy'): boolean {
  return is === 'decoy' ? kind !== 'good' : number === is;
}

function clueAllows(clue: Clue, candidate: Candidate, codeLength: number): boolean {
  if (clue.kind === 'group') {
    const group = clue.ingredients.map((index) => identityIn(candidate, index));
    const decoys = group.filter(({ kind }) => kind !== 'good').length;
    return clue.is !== 'decoy' || decoys === 1;
  }
  return identityAllowed(clue, clue.ingredient, identityIn(candidate, clue.ingredient), codeLength);
}

/** Also used before the search, to strike out what the clue alone forbids. */
export function identityAllowed(
  clue: Clue,
  ingredient: number,
  identity: Identity,
  codeLength: number,
): boolean {
  if (clue.kind === 'group') {
    const isThatNumber = identity.kind === 'good' && identity.number === clue.is;
    return !isThatNumber || clue.ingredients.includes(ingredient);
  }
  if (clue.ingredient !== ingredient) return true;
  switch (clue.kind) {
    case 'not':
      return !fits(identity, clue.is);
    case 'decoy':
      return identity.kind !== 'good';
    case 'half': {
      const isFirst = identity.number !== null && identity.number <= codeLength / 2;
      return identity.kind === 'good' && isFirst === (clue.half === 'first');
    }
    case 'effects':
      // An Imposter carries at least its own effect.
      return clue.count > 0 || identity.kind !== 'imposter';
    default:
      return unreachable(clue);
  }
}

function factAllows(fact: PotionFact, candidate: Candidate, codeLength: number): boolean {
  if (fact.isNoWin && outcomeOf(candidate, codeLength, fact.items).wins) return false;
  if (fact.reports.length === 0) return true;
  const here = fact.items.map(({ ingredient }) => identityIn(candidate, ingredient));
  return fact.reports.every((line) => reportAllows(line, here, codeLength));
}

function reportAllows(line: FeedbackLine, here: readonly Identity[], codeLength: number): boolean {
  const numbers = here.flatMap(({ number }) => (number === null ? [] : [number]));
  if (line.says === 'decoy') return numbers.length < here.length;
  if (line.says === 'nothing') return nothingToSay(line, numbers, codeLength);
  if (line.says !== 'number') return true;
  switch (line.effect) {
    case 'Detective':
    case 'Even':
      return numbers.includes(line.number);
    case 'Liar':
      return line.number <= codeLength && !numbers.includes(line.number);
    case 'Calculator':
      return numbers.reduce((sum, number) => sum + number, 0) === line.number;
    case 'Revealer':
      return here.filter(({ kind }) => kind !== 'good').length === line.number;
    case 'Blessing':
      return here.filter(({ kind }) => kind === 'good').length === line.number;
    case 'Pessimist':
      return breaksOfOrder(numbers) === line.number;
    case 'Optimist':
      return numbers.length - breaksOfOrder(numbers) === line.number;
    default:
      return true;
  }
}

function nothingToSay({ effect }: FeedbackLine, numbers: readonly number[], codeLength: number): boolean {
  if (effect === 'Detective') return numbers.length === 0;
  if (effect !== 'Liar') return true;
  return Array.from({ length: codeLength }, (_, index) => index + 1).every((number) =>
    numbers.includes(number),
  );
}

function breaksOfOrder(numbers: readonly number[]): number {
  return numbers.filter((number, index) => index > 0 && numbers[index - 1] !== number - 1).length;
}
