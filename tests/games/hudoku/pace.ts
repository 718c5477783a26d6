/**
 * A player at a human pace, for the figures of the hourglass: each number takes the time of the steps that Explain
 * needs for it, more where more cells are open, and now and then much more. The times are a model, not measurements.
 */
import { type Chance, chanceFrom, type Rng, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { rules } from '../../../src/games/hudoku/rules/rules';
import type { Technique } from '../../../src/games/hudoku/rules/solving/steps';
import type { Config, HudokuMove, State } from '../../../src/games/hudoku/rules/types';

const SECONDS: Readonly<Record<Technique, number>> = {
  hiddenSingle: 4,
  nakedSingle: 6,
  lineSingle: 7,
  emptyCell: 4,
  lockedCandidates: 8,
  nakedPair: 9,
  hiddenPair: 11,
  nakedTriple: 15,
  hiddenTriple: 18,
  xWing: 18,
  chain: 30,
};
const TO_ENTER = 1.5;
/** A look over the whole board takes longer where more of it is open. */
const PER_OPEN_CELL = 0.02;
/** Of the logarithm of a time: one search in six takes more than one and a half times as long. */
const SPREAD = 0.4;

/** How often the sand runs through on one board; `pace` 0.5 takes twice as long for everything. */
export function timesSandRanOut(config: Config, deal: string, seed: string, pace: number): number {
  const rng = rngFor(seed, 'pace');
  const chance = chanceFrom(seed);
  let state = must(rules.start(config, deal, rules.dealVersion));
  const sand = (rules.hourglass?.lengthMs(state) ?? Number.POSITIVE_INFINITY) / 1000;
  let ranOut = 0;
  for (;;) {
    const found = nextNumber(state);
    if (found === null) return ranOut;
    let left = (found.seconds * Math.exp(SPREAD * normal(rng))) / pace;
    while (left > sand && isOpen(state, found.move)) {
      left -= sand;
      ranOut++;
      state = after(state, { kind: 'sand' }, chance);
    }
    if (isOpen(state, found.move)) state = after(state, found.move, chance);
  }
}

/** At full pace, without a mistake, however much sand there is. */
export function minutesOn(config: Config, deal: string, dealVersion: number): number {
  let state = must(rules.start(config, deal, dealVersion));
  let seconds = 0;
  for (let found = nextNumber(state); found !== null; found = nextNumber(state)) {
    seconds += found.seconds;
    state = after(state, found.move, chanceFrom('pace'));
  }
  return seconds / 60;
}

function nextNumber(state: State): { move: HudokuMove; seconds: number } | null {
  const hint = rules.hint(rules.view(state));
  if (hint === null) return null;
  const steps = hint.stages.map((stage) => (stage.code === 'reason' ? SECONDS[stage.technique] : 0));
  const { done, total } = rules.progress(state);
  const searching = steps.reduce((sum, seconds) => sum + seconds, 0) * (1 + PER_OPEN_CELL * (total - done));
  return { move: hint.move, seconds: TO_ENTER + searching };
}

function isOpen(state: State, move: HudokuMove): boolean {
  return move.kind === 'place' && state.revealed[move.cell] === 0;
}

function after(state: State, move: HudokuMove, chance: Chance): State {
  return must(rules.apply(state, move, chance)).state;
}

/** From a sum of twelve, which is near enough. */
function normal(rng: Rng): number {
  let sum = -6;
  for (let draw = 0; draw < 12; draw++) sum += rng.below(1_000_000) / 1_000_000;
  return sum;
}
