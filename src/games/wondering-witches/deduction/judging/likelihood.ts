/** How likely an answer is under a hypothesis, and what else a potion might have answered. */
import type { Hypothesis, Laid } from './hypothesis';
import { run } from './judge';
import { type Answer, WON } from './lineValues';
import { manyReportsMatch } from './manyReports';
import { outcome, pot, setRoll } from './pot';
import { reporters } from './reports';

/** Up to so many ways of rolling are walked through one by one; where there are more, so many are drawn. */
export const MOST_BRANCHES = 216;

/** Calls `visit` after each run, with its share of all. */
function eachBranch(hypothesis: Hypothesis, laid: Laid, visit: (share: number) => void): void {
  run(hypothesis, laid);
  const rolled = pot.rolled;
  if (rolled === 0) {
    visit(1);
    return;
  }
  const sides = hypothesis.codeLength;
  const branches = sides ** rolled;
  const isSampled = branches > MOST_BRANCHES;
  const runs = isSampled ? MOST_BRANCHES : branches;
  let word = 1;
  for (let branch = 0; branch < runs; branch++) {
    let rest = branch;
    for (let at = 0; at < rolled; at++) {
      if (isSampled) {
        word = (Math.imul(word, 1664525) + 1013904223) >>> 0;
        setRoll(at, Math.floor(word / 65536) % sides);
      } else {
        setRoll(at, rest % sides);
        rest = Math.floor(rest / sides);
      }
    }
    run(hypothesis, laid);
    visit(1 / runs);
  }
  for (let at = 0; at < rolled; at++) setRoll(at, 0);
}

/** So many are gone through one by one. */
const FEW_REPORTS = 4;

let wanted: Answer = { value: 0, won: false, undergrown: 0, overgrown: 0, effects: [], sayings: [] };
let found = 0;
function addMatch(share: number): void {
  const target = wanted.value;
  if (target === WON || outcome.value === WON) {
    if (target === outcome.value) found += share;
  } else if (reporters.count > FEW_REPORTS) found += share * manyReportsMatch(wanted);
  else found += share * reportsMatch(target - outcome.value, 0, 0);
}

export function likelihood(hypothesis: Hypothesis, laid: Laid, answer: Answer): number {
  wanted = answer;
  run(hypothesis, laid);
  if (pot.rolled === 0) {
    if (reporters.count === 0) return outcome.value === answer.value ? 1 : 0;
    found = 0;
    addMatch(1);
    return found;
  }
  found = 0;
  eachBranch(hypothesis, laid, addMatch);
  return found;
}

/** How likely the reports that were drawn add up to what is missing. */
function reportsMatch(missing: number, from: number, begin: number): number {
  if (from === reporters.count) return missing === 0 ? 1 : 0;
  if (missing <= 0) return 0;
  const end = reporters.end[from] as number;
  const isLast = from === reporters.count - 1;
  let sum = 0;
  for (let at = begin; at < end; at++) {
    const value = reporters.value[at] as number;
    if (isLast) {
      if (value === missing) sum += reporters.share[at] as number;
    } else if (value < missing) {
      sum += (reporters.share[at] as number) * reportsMatch(missing - value, from + 1, end);
    }
  }
  return sum;
}

const MOST_TOLD = 48;

type Told = (value: number, share: number, lasting: number) => void;

/** Every outcome with its share; the same value may come more than once. Reports beyond the cap count as silent. */
export function eachOutcome(hypothesis: Hypothesis, laid: Laid, visit: Told): void {
  run(hypothesis, laid);
  if (pot.rolled === 0 && reporters.count === 0) visit(outcome.value, 1, outcome.lasting);
  else eachBranch(hypothesis, laid, (share) => tellAll(share, visit));
}

function tellAll(share: number, visit: Told): void {
  let told = 1;
  let heard = 0;
  let begin = 0;
  while (heard < reporters.count) {
    const end = reporters.end[heard] as number;
    if (told * (end - begin) > MOST_TOLD) break;
    told *= end - begin;
    begin = end;
    heard += 1;
  }
  tellFrom(0, 0, heard, outcome.value, share, visit);
}

function tellFrom(
  from: number,
  begin: number,
  heard: number,
  value: number,
  share: number,
  visit: Told,
): void {
  if (from === heard) {
    visit(value, share, outcome.lasting);
    return;
  }
  const end = reporters.end[from] as number;
  for (let at = begin; at < end; at++) {
    const own = share * (reporters.share[at] as number);
    tellFrom(from + 1, end, heard, value + (reporters.value[at] as number), own, visit);
  }
}

/** How far the answer is from what this hypothesis would give, rolls as they come first: 0 where it might be the same. */
export function distance(hypothesis: Hypothesis, laid: Laid, answer: Answer): number {
  run(hypothesis, laid);
  if (answer.won !== outcome.won) return 3;
  let away =
    Math.abs(answer.undergrown - outcome.undergrown) + Math.abs(answer.overgrown - outcome.overgrown);
  let matched = 0;
  const { effects, sayings } = answer;
  for (let at = 0; at < effects.length; at++) {
    const closeness = closest(effects[at] as number, sayings[at] as number);
    matched += closeness > 0 ? 1 : 0;
    away += 1 - closeness;
  }
  return away + Math.max(0, outcome.lines + reporters.count - matched);
}

function closest(effect: number, saying: number): number {
  let best = 0;
  for (let at = 0; at < outcome.lines; at++) {
    if (outcome.effects[at] !== effect) continue;
    if (outcome.sayings[at] === saying) return 1;
    best = 0.5;
  }
  for (let at = 0; at < reporters.count; at++) if (reporters.effect[at] === effect) return 1;
  return best;
}
