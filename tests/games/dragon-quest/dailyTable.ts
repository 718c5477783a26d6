/** Which seed each daily has: run by `scripts/dragonQuestDailies.mjs`, judged again by `dailies.test.ts`. */
import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { FAIR } from '../../../src/games/dragon-quest/rules/config';
import { deal } from '../../../src/games/dragon-quest/rules/deal/deal';
import { hinted, playUnderFate } from '../../../src/games/dragon-quest/rules/deal/rating';
import { start } from '../../../src/games/dragon-quest/rules/game';

const FATES = 40;
/** Of 40 fates; more would be no daily to worry about. */
const MOST_WINS = 0.85 * FATES;
const LETTERS = 'abcdefghijklmnopqrstuvwxyz';

export function seedOf(day: string, letter: string): string {
  return letter === 'a' ? `daily-${day}` : `daily-${day}-${letter}`;
}

/** Stops as soon as it is known. */
export function isTooMild(seed: string): boolean {
  const chance = chanceFrom(seed);
  const first = must(start(FAIR, deal(FAIR, chance)));
  let lost = 0;
  for (let index = 0; index < FATES; index++) {
    if (!playUnderFate(first, chance, { name: 'daily', index }, hinted).won) lost++;
    if (FATES - lost <= MOST_WINS) return false;
  }
  return true;
}

export function letterOf(day: string): string {
  const letter = [...LETTERS].find((each) => !isTooMild(seedOf(day, each)));
  if (letter === undefined) throw new Error(`No seed for ${day}`);
  return letter;
}

export function dayAfter(day: string): string {
  const date = new Date(`${day}T12:00:00Z`);
  date.setUTCDate(date.getUTCDate() + 1);
  return date.toISOString().slice(0, 10);
}
