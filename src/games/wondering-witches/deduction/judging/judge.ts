/**
 * `usePotion` once more, for millions of calls: the same steps over numbers, with nothing drawn. What is rolled and
 * changes numbers is walked through roll by roll; a report that is drawn is kept as all that it might have said.
 * One potion is judged at a time, in fields that are used again: `run` fills them, `outcome` shows them.
 * Tests hold it equal to `usePotion`, effect by effect.
 */
import { type Hypothesis, IGNORE, IMPOSTER, type Laid, NO_NUMBER, OVERACHIEVER } from './hypothesis';
import { countsValue, effectId, MET, NO, PLANT, WON, YES } from './lineValues';
import { goodsHere, lastingBit, NO_EFFECTS, outcome, pot, rollNumber, say } from './pot';
import { forgetReports, reports, tellEven, tellReport } from './reports';

const BROTHERS = effectId('Brothers');
const ENEMIES = effectId('Enemies');
const CUTOFF = effectId('Cutoff');
const SPICY = effectId('Spicy');
const REFRESHING = effectId('Refreshing');
const ENTHUSIASTIC = effectId('Enthusiastic');
const CLEANER = effectId('Cleaner');
const FERTILIZER = effectId('Fertilizer');
const RESETTER = effectId('Resetter');
const EQUALIZER = effectId('Equalizer');
const COWARD = effectId('Coward');
function fill(hypothesis: Hypothesis, { herbs }: Laid): void {
  pot.size = herbs.length;
  pot.codeLength = hypothesis.codeLength;
  pot.ingredients = hypothesis.kinds.length;
  pot.rolled = 0;
  pot.work += pot.size;
  for (let at = 0; at < pot.size; at++) {
    const herb = herbs[at] as number;
    pot.order[at] = at;
    pot.herb[at] = herb;
    pot.kind[at] = hypothesis.kinds[herb] as number;
    pot.number[at] = hypothesis.numbers[herb] as number;
    pot.effects[at] = hypothesis.lists[herb] as readonly number[];
    pot.fled[at] = 0;
    pot.judged[at] = NO_NUMBER;
  }
  forget();
}

function forget(): void {
  outcome.value = 0;
  outcome.lines = 0;
  outcome.lasting = 0;
  outcome.undergrown = 0;
  outcome.overgrown = 0;
  forgetReports();
}

/** Judges the potion with the rolls as they are set. */
export function run(hypothesis: Hypothesis, laid: Laid): void {
  fill(hypothesis, laid);
  const { size, order, kind, number, effects, fled } = pot;
  let considered = 0;
  let wrong = 0;
  let last = -1;
  let isFertilised = false;
  let place = 0;
  while (place < size) {
    const me = order[place] as number;
    let own = effects[me] as readonly number[];
    if (fled[me] === 0 && place + 1 <= size >> 1 && own.includes(COWARD)) {
      fled[me] = 1;
      for (let at = place; at < size - 1; at++) order[at] = order[at + 1] as number;
      order[size - 1] = me;
      continue;
    }
    if (own.length > 0) {
      for (let at = 0; at < own.length; at++) changeItself(own[at] as number, place, me);
      own = effects[me] as readonly number[];
    }
    let isWrong = false;
    if (last >= 0 && kind[me] !== IGNORE) isWrong = number[last] !== (number[me] as number) - 1;
    for (let at = 0; at < own.length; at++) if (act(own[at] as number, hypothesis, place, me)) isWrong = true;
    if (kind[me] !== IGNORE) {
      const growth = growthOf(hypothesis, laid, me);
      if (growth !== 0 && isFertilised) isFertilised = false;
      else if (growth !== 0) {
        if (growth < 0) outcome.undergrown += 1;
        else outcome.overgrown += 1;
        isWrong = true;
      }
      if (kind[me] === IMPOSTER) isWrong = true;
      considered += 1;
      if (isWrong) wrong += 1;
      last = me;
      pot.judged[me] = number[me] as number;
    }
    if (own.length === 0) {
      place += 1;
      continue;
    }
    if (own.includes(RESETTER)) {
      forget();
      considered = 0;
      wrong = 0;
      last = -1;
    }
    if (own.includes(FERTILIZER)) isFertilised = true;
    if (own.includes(CUTOFF)) break;
    place += own.includes(ENTHUSIASTIC) ? 2 : 1;
  }
  outcome.won = considered >= hypothesis.codeLength && wrong === 0;
  if (outcome.won) {
    forget();
    outcome.value = WON;
  } else outcome.value += countsValue(outcome.undergrown, outcome.overgrown);
}

function growthOf({ kinds, numbers }: Hypothesis, { herbs, seeds }: Laid, me: number): number {
  const herb = herbs[me] as number;
  if (kinds[herb] === OVERACHIEVER) return numbers[herb] === 0 ? 1 : -1;
  const grown = seeds[me] as number;
  return grown === 0 ? 0 : Math.sign(grown - (pot.number[me] as number));
}

const RANDOM = effectId('Random');
const BLENDER = effectId('Blender');
const DOWNER = effectId('Downer');
const TEAMPLAYER = effectId('Teamplayer');
const ODD = effectId('Odd');
const EVEN = effectId('Even');
/** Behind it all effects that change the number of whoever carries them lie in one stretch, Analyzer among them. */
const OWN_CHANGES = [RANDOM, BLENDER, DOWNER, TEAMPLAYER, ODD, EVEN];
const changesItself = Array.from({ length: 64 }, (_, effect) => OWN_CHANGES.includes(effect));

function changeItself(effect: number, place: number, me: number): void {
  if (!changesItself[effect] || pot.effects[me]?.length === 0) return;
  const { number, size } = pot;
  const before = number[me] as number;
  const hasNumber = before !== NO_NUMBER;
  if (effect === EVEN) {
    if (size % 2 === 0) {
      tellEven(EVEN, before);
      return;
    }
    if (hasNumber) number[me] = rollNumber();
  } else if (effect === RANDOM) {
    if (hasNumber) number[me] = rollNumber();
  } else if (effect === BLENDER) {
    if (hasNumber) number[me] = before + goodsHere();
  } else if (effect === DOWNER) {
    if (hasNumber) number[me] = before - (size - goodsHere());
  } else if (effect === TEAMPLAYER) {
    const neighbour = place > 0 ? (number[pot.order[place - 1] as number] as number) : NO_NUMBER;
    if (hasNumber && neighbour !== NO_NUMBER) number[me] = before + neighbour;
  } else if (size % 2 === 1) {
    pot.kind[me] = IGNORE;
    number[me] = NO_NUMBER;
    pot.effects[me] = NO_EFFECTS;
  }
  say(effect, MET);
}

/** True: that alone makes it wrong. */
function act(effect: number, hypothesis: Hypothesis, place: number, me: number): boolean {
  if (changesItself[effect]) return false;
  if (effect === BROTHERS || effect === ENEMIES) {
    const together = hasPartner(effect, hypothesis, pot.herb[me] as number);
    say(effect, together ? YES : NO);
    return together === (effect === ENEMIES);
  }
  if (reports(effect)) {
    tellReport(effect, place, me);
    return false;
  }
  if (place + 1 < pot.size) changeNext(effect, pot.order[place + 1] as number);
  outcome.lasting |= lastingBit(effect);
  say(effect, effect === SPROUT ? PLANT : MET);
  return false;
}

const SPROUT = effectId('Sprout');

function changeNext(effect: number, next: number): void {
  const { number, effects } = pot;
  if (effect === CLEANER) effects[next] = NO_EFFECTS;
  else if (number[next] === NO_NUMBER) return;
  else if (effect === SPICY) number[next] = (number[next] as number) + 1;
  else if (effect === REFRESHING) number[next] = (number[next] as number) - 1;
  else if (effect === EQUALIZER) number[next] = effects[next]?.length ?? 0;
}

function hasPartner(effect: number, { lists }: Hypothesis, own: number): boolean {
  for (let at = 0; at < pot.size; at++) {
    const herb = pot.herb[at] as number;
    if (herb !== own && lists[herb]?.includes(effect)) return true;
  }
  return false;
}
