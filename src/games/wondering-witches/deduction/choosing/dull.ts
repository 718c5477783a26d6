/**
 * Whether a recipe is found before it has been looked for: the first potion of whoever reasons by the clue alone
 * wins. It is chosen as the engine chooses, from fewer. What a dealVersion refuses, it refuses for ever: pinned deals
 * say so when it changes. No clue leaves a single recipe; a test counts that.
 */
import { effectsInPlay } from '../../recipe/puzzle';
import type { Bars } from '../../recipe/recipeDeal';
import type { Clue, Puzzle, WitchConfig } from '../../recipe/types';
import { fromPuzzle, type Hypothesis, type Laid } from '../judging/hypothesis';
import { eachOutcome } from '../judging/likelihood';
import { WON } from '../judging/lineValues';
import { Dice } from '../possible/dice';
import { drawHypothesis } from '../possible/prior';
import { type Riddle, riddleOf } from '../possible/riddle';
import { textOfLaid, worth } from './proposals';
import { weighPotion } from './value';
import { winnerOf } from './winners';

const SAMPLE = 60;
const CANDIDATES = 24;

/** What a generator refuses. */
export function barsOf(dealVersion: number): Bars | undefined {
  return dealVersion === 1 ? undefined : isDull;
}

export function isDull(config: WitchConfig, puzzle: Puzzle, clue: Clue): boolean {
  const laid = firstPotion(riddleOf({ config, clue, effectsInPlay: effectsInPlay(config, puzzle) }));
  let wins = false;
  if (laid) {
    eachOutcome(fromPuzzle(puzzle), laid, (value) => {
      wins ||= value === WON;
    });
  }
  return wins;
}

/** Of the potions that would win some recipe that fits the clue, the one that is worth most. */
export function firstPotion(riddle: Riddle): Laid | null {
  const dice = new Dice(`first ${riddle.key}`);
  const sample: Hypothesis[] = [];
  for (let draw = 0; draw < SAMPLE; draw++) {
    const drawn = drawHypothesis(riddle, dice);
    if (drawn) sample.push(drawn);
  }
  const potions = new Map<string, Laid>();
  for (const hypothesis of sample.slice(0, CANDIDATES)) {
    const laid = winnerOf(hypothesis);
    if (laid) potions.set(textOfLaid(laid), laid);
  }
  let best: Laid | null = null;
  let most = Number.NEGATIVE_INFINITY;
  for (const laid of potions.values()) {
    const own = worth(weighPotion(laid, sample, Number.POSITIVE_INFINITY));
    if (own <= most) continue;
    best = laid;
    most = own;
  }
  return best;
}
