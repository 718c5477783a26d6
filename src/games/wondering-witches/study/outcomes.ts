/** All that a potion may tell under a recipe, however its random effects roll. */
import type { Rng } from '../../../core/chance';
import { usePotion as testPotion } from '../recipe/evaluate';
import type { FeedbackLine, PotionItem, PotionResult, Puzzle } from '../recipe/types';

/** The lines in no order: a result tells them in a random one. */
export function textOfResult({ won, undergrown, overgrown, feedback }: PotionResult): string {
  return [won, undergrown, overgrown, ...feedback.map(textOfLine).sort()].join('|');
}

function textOfLine(line: FeedbackLine): string {
  const what = line.says === 'number' ? line.number : line.says === 'plant' ? line.ingredient : '';
  return `${line.effect} ${line.says} ${what}`;
}

/** Every way the dice can fall is tried, one after the other. */
export function everyOutcome(
  puzzle: Puzzle,
  items: readonly PotionItem[],
): ReadonlyMap<string, PotionResult> {
  const found = new Map<string, PotionResult>();
  let rolls: number[] | null = [];
  while (rolls) {
    const dice = loaded(rolls);
    const result = testPotion(puzzle, items, dice.rng);
    found.set(textOfResult(result), result);
    rolls = nextRolls(dice.rolled, dice.limits);
  }
  return found;
}

/** Dice that fall as told, and on their lowest side from there on. */
function loaded(rolls: readonly number[]) {
  const rolled: number[] = [];
  const limits: number[] = [];
  const rng: Rng = {
    below(limit) {
      const roll = rolls[rolled.length] ?? 0;
      rolled.push(roll);
      limits.push(limit);
      return roll;
    },
  };
  return { rng, rolled, limits };
}

/** Null: these were the last. */
function nextRolls(rolled: readonly number[], limits: readonly number[]): number[] | null {
  for (let at = rolled.length - 1; at >= 0; at--) {
    const next = (rolled[at] ?? 0) + 1;
    if (next < (limits[at] ?? 0)) return [...rolled.slice(0, at), next];
  }
  return null;
}
