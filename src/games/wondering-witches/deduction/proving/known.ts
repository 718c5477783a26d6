/** What the answers of a proof leave possible, counted one by one: a proof goes no way that cannot be counted. */
import { effectsInPlay } from '../../recipe/puzzle';
import type { Clue, Phase, Puzzle, TestedPotion, WitchConfig } from '../../recipe/types';
import { fromPuzzle, type Hypothesis } from '../judging/hypothesis';
import { type Belief, countOf, goThrough, trialOf } from '../possible/belief';
import { firstCloud, textOf } from '../possible/cloud';
import type { Dice } from '../possible/dice';
import { drawnCloud } from '../possible/drawn';
import { countPartials } from '../possible/exact';
import { blankPartials } from '../possible/partialRecipe';
import { riddleOf } from '../possible/riddle';

/** Of a state of Solo or Brew, what a proof is about. */
export interface Provable {
  readonly config: WitchConfig;
  readonly clue: Clue;
  readonly puzzle: Puzzle;
  readonly potions: readonly TestedPotion[];
  readonly phase: Phase;
}

export type Known = Pick<Belief, 'riddle' | 'trials' | 'agreeing' | 'count'>;

/** By the clue alone; null: too many to count. */
export function knownAtFirst({ config, clue, puzzle }: Provable): Known | null {
  const riddle = riddleOf({ config, clue, effectsInPlay: effectsInPlay(config, puzzle) });
  const agreeing = { partials: blankPartials(riddle), trials: 0 };
  const counted = countPartials(riddle, config, agreeing.partials);
  if (!counted) return null;
  const { recipes } = counted;
  return { riddle, trials: [], agreeing, count: { recipes, isExact: true, isLarger: false, counted } };
}

/** After the last potion of the state as well; null: too much to go through. */
export function knownAfter(before: Known, { config, puzzle, potions }: Provable): Known | null {
  const { riddle } = before;
  const potion = potions.at(-1);
  if (!potion) return before;
  const trials = [...before.trials, trialOf(potion, effectsInPlay(config, puzzle))];
  const all = goThrough(before, config, trials);
  if (!all?.counted) return null;
  return { riddle, trials, agreeing: all.agreeing, count: countOf(before, all.counted) };
}

/** Some of those that are still possible beside the secret one; each stands for as many as `weight` says. */
export interface Rivals {
  readonly hypotheses: readonly Hypothesis[];
  readonly weight: number;
}

export function rivalsOf(puzzle: Puzzle, { riddle, trials, agreeing, count }: Known, dice: Dice): Rivals {
  const cloud = trials.length === 0 ? firstCloud(riddle, dice) : drawnCloud(riddle, agreeing.partials, dice);
  const secret = countedAs(fromPuzzle(puzzle));
  const drawn = new Map((cloud?.hypotheses ?? []).map((own) => [textOf(own), own]));
  const hypotheses = [...drawn.values()].filter((own) => countedAs(own) !== secret);
  return { hypotheses, weight: count.recipes / Math.max(1, drawn.size) };
}

/** The same text for recipes that are counted as one: in which order effects act makes no difference. */
function countedAs({ codeLength, kinds, numbers, lists }: Hypothesis): string {
  const carried = lists.map((list) => list.toSorted((a, b) => a - b).join());
  return `${codeLength} ${kinds.join()} ${numbers.join()} ${carried.join('|')}`;
}
