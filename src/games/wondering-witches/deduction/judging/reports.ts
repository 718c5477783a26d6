/** What investigative effects say of a pot; where chance has a part in it, all that they may say. */
import { EFFECT_NAMES } from '../../recipe/effects/names';
import { NO_NUMBER } from './hypothesis';
import { DECOY, effectId, lineValue, NO, NOTHING, sayingOfNumber, YES } from './lineValues';
import { goodsHere, pot, say } from './pot';

const DETECTIVE = effectId('Detective');
const LIAR = effectId('Liar');
const INSPECTOR = effectId('Inspector');
const GENERAL = effectId('General');
const PESSIMIST = effectId('Pessimist');
const OPTIMIST = effectId('Optimist');
const CALCULATOR = effectId('Calculator');
const REVEALER = effectId('Revealer');
const BLESSING = effectId('Blessing');
const SCIENTIST = effectId('Scientist');
const HUGGER = effectId('Hugger');
const CROWDY = effectId('Crowdy');
const PLAIN_REPORTS = [
  INSPECTOR,
  GENERAL,
  PESSIMIST,
  OPTIMIST,
  CALCULATOR,
  REVEALER,
  BLESSING,
  SCIENTIST,
  HUGGER,
  CROWDY,
];
const JOKER = effectId('Joker');
const ANALYZER = effectId('Analyzer');
const CROWD = 4;
const SILENCE = -1;

/** What a Joker may give. */
const JOKES = [DETECTIVE, LIAR, ...PLAIN_REPORTS];

const isReport = EFFECT_NAMES.map(
  (_, effect) => effect === JOKER || effect === ANALYZER || JOKES.includes(effect),
);

export function reports(effect: number): boolean {
  return isReport[effect] === true;
}

/** Those that might have said something else, each with all its sayings and how likely they are. */
const MOST_REPORTERS = 40;
const MOST_SAYINGS = 40;
export const reporters = {
  count: 0,
  effect: new Int32Array(MOST_REPORTERS),
  /** By reporter, where its sayings end; they begin where those of the one before end. */
  end: new Int32Array(MOST_REPORTERS),
  saying: new Int32Array(MOST_REPORTERS * MOST_SAYINGS),
  value: new Float64Array(MOST_REPORTERS * MOST_SAYINGS),
  share: new Float64Array(MOST_REPORTERS * MOST_SAYINGS),
};
let begin = 0;
let filled = 0;
let teller = 0;

export function forgetReports(): void {
  reporters.count = 0;
  begin = 0;
  filled = 0;
}

export function tellEven(effect: number, number: number): void {
  say(effect, number === NO_NUMBER ? DECOY : sayingOfNumber(number));
}

export function tellReport(effect: number, place: number, me: number): void {
  if (effect === ANALYZER) {
    const number = pot.number[me] as number;
    say(effect, number === NO_NUMBER ? NOTHING : sayingOfNumber(Math.abs(number - (place + 1))));
  } else if (effect === DETECTIVE || effect === LIAR || effect === JOKER) {
    tellDrawn(effect, place, me);
  } else {
    const saying = plainSaying(effect, place, me);
    if (saying !== SILENCE) say(effect, saying);
  }
}

function tellDrawn(effect: number, place: number, me: number): void {
  if (reporters.count >= MOST_REPORTERS) return;
  teller = effect;
  begin = filled;
  if (effect === DETECTIVE) drawNumber(1);
  else if (effect === LIAR) drawMissing(1);
  else {
    const share = 1 / JOKES.length;
    drawNumber(share);
    drawMissing(share);
    for (const report of PLAIN_REPORTS) {
      const saying = plainSaying(report, place, me);
      mightSay(saying === SILENCE ? NOTHING : saying, share);
    }
  }
  if (filled === begin + 1) {
    filled = begin;
    say(effect, reporters.saying[begin] as number);
    return;
  }
  reporters.effect[reporters.count] = effect;
  reporters.end[reporters.count] = filled;
  reporters.count += 1;
}

function mightSay(saying: number, share: number): void {
  for (let at = begin; at < filled; at++) {
    if (reporters.saying[at] === saying) {
      reporters.share[at] = (reporters.share[at] as number) + share;
      return;
    }
  }
  reporters.saying[filled] = saying;
  reporters.value[filled] = lineValue(teller, saying);
  reporters.share[filled] = share;
  filled += 1;
}

function drawNumber(share: number): void {
  let numbered = 0;
  for (let at = 0; at < pot.size; at++) if (pot.number[at] !== NO_NUMBER) numbered += 1;
  if (numbered === 0) mightSay(NOTHING, share);
  for (let at = 0; at < pot.size; at++) {
    const number = pot.number[at] as number;
    if (number !== NO_NUMBER) mightSay(sayingOfNumber(number), share / numbered);
  }
}

function drawMissing(share: number): void {
  let missing = 0;
  for (let number = 1; number <= pot.codeLength; number++) if (!isHere(number)) missing += 1;
  if (missing === 0) mightSay(NOTHING, share);
  for (let number = 1; number <= pot.codeLength; number++) {
    if (!isHere(number)) mightSay(sayingOfNumber(number), share / missing);
  }
}

function isHere(number: number): boolean {
  for (let at = 0; at < pot.size; at++) if (pot.number[at] === number) return true;
  return false;
}

function plainSaying(effect: number, place: number, me: number): number {
  const { size } = pot;
  switch (effect) {
    case INSPECTOR:
    case GENERAL:
    case SCIENTIST:
      return effectsSaying(effect);
    case PESSIMIST:
      return sayingOfNumber(countInOrder(false));
    case OPTIMIST:
      return sayingOfNumber(countInOrder(true));
    case CALCULATOR: {
      let sum = 0;
      for (let at = 0; at < size; at++) if (pot.number[at] !== NO_NUMBER) sum += pot.number[at] as number;
      return sayingOfNumber(sum);
    }
    case REVEALER:
      return sayingOfNumber(size - goodsHere());
    case BLESSING:
      return sayingOfNumber(goodsHere());
    case HUGGER: {
      const before = place > 0 ? (pot.number[pot.order[place - 1] as number] as number) : NO_NUMBER;
      return before !== NO_NUMBER && Math.abs(before - (pot.number[me] as number)) === 1 ? YES : NO;
    }
    default:
      return size >= CROWD ? YES : SILENCE;
  }
}

function effectsSaying(effect: number): number {
  let some = 0;
  let all = 0;
  let many = false;
  for (let at = 0; at < pot.size; at++) {
    const amount = pot.effects[at]?.length ?? 0;
    if (amount > 0) some += 1;
    if (amount > 1) many = true;
    all += amount;
  }
  if (effect === SCIENTIST) return many ? YES : NO;
  return sayingOfNumber(effect === INSPECTOR ? some : all);
}

function countInOrder(right: boolean): number {
  let counted = 0;
  let before = NO_NUMBER;
  for (let place = 0; place < pot.size; place++) {
    const number = pot.number[pot.order[place] as number] as number;
    if (number === NO_NUMBER) continue;
    if ((before === NO_NUMBER || before === number - 1) === right) counted += 1;
    before = number;
  }
  return counted;
}
