/**
 * The seed's way: lay every potion there is, and walk each from its first ingredient to its last through one
 * big switch. Only what decides about winning; a rolled number (NaN) equals nothing.
 */
import type { Puzzle } from '../../../src/games/wondering-witches/recipe/types';

interface Thing {
  name: number;
  num: number;
  decoyStatus: string;
  effects: string[];
  fled: boolean;
}

const MOST_SEEDS = 20;
const OWN = ['Random', 'Blender', 'Downer', 'Teamplayer', 'Odd', 'Even'];

export function countWinsPlainly(puzzle: Puzzle, length: number): number {
  const order = new Array<number>(length).fill(0);
  let wins = 0;
  for (;;) {
    if (winsPlainly(puzzle, order)) wins++;
    let at = length - 1;
    while (at >= 0 && order[at] === puzzle.ingredients.length - 1) order[at--] = 0;
    if (at < 0) return wins;
    order[at] = (order[at] ?? 0) + 1;
  }
}

export function winsPlainly(puzzle: Puzzle, order: readonly number[]): boolean {
  const cauldron = order.map((name): Thing => {
    const { kind, number, effects } = puzzle.ingredients[name]!;
    return { name, num: number ?? 0, decoyStatus: kind, effects: [...effects], fled: false };
  });
  let considered = 0;
  let wrong = 0;
  let fertilizer = false;
  let last: Thing | null = null;
  const hasPartner = (thing: Thing, effect: string) =>
    cauldron.some(
      (other) =>
        other.name !== thing.name &&
        (puzzle.ingredients[other.name]!.effects as readonly string[]).includes(effect),
    );
  for (let i = 0; i < cauldron.length; i++) {
    const thing = cauldron[i]!;
    if (thing.effects.includes('Coward') && !thing.fled && i + 1 <= Math.floor(cauldron.length / 2)) {
      thing.fled = true;
      cauldron.splice(i, 1);
      cauldron.push(thing);
      i--;
      continue;
    }
    const next = cauldron[i + 1];
    let isWrong = false;
    let brokenFamily = false;
    const direct: string[] = [];
    const own = thing.effects.filter((effect) => OWN.includes(effect));
    const others = thing.effects.filter((effect) => !OWN.includes(effect));
    for (const effect of [...own, ...others]) {
      if (!thing.effects.includes(effect)) continue;
      const counts = thing.decoyStatus !== 'ignore';
      switch (effect) {
        case 'Random':
          if (counts) thing.num = Number.NaN;
          break;
        case 'Even':
          if (counts && cauldron.length % 2 === 1) thing.num = Number.NaN;
          break;
        case 'Odd':
          if (cauldron.length % 2 === 1) {
            thing.decoyStatus = 'ignore';
            thing.effects = [];
          }
          break;
        case 'Blender':
          thing.num += cauldron.filter(({ decoyStatus }) => decoyStatus === 'good').length;
          break;
        case 'Downer':
          thing.num -= cauldron.filter(({ decoyStatus }) => decoyStatus !== 'good').length;
          break;
        case 'Teamplayer': {
          const before = cauldron[i - 1];
          if (before && before.decoyStatus !== 'ignore') thing.num += before.num;
          break;
        }
        case 'Spicy':
          if (next) next.num += 1;
          break;
        case 'Refreshing':
          if (next) next.num -= 1;
          break;
        case 'Equalizer':
          if (next) next.num = next.effects.length;
          break;
        case 'Cleaner':
          if (next) next.effects = [];
          break;
        case 'Brothers':
          if (!hasPartner(thing, 'Brothers')) brokenFamily = true;
          break;
        case 'Enemies':
          if (hasPartner(thing, 'Enemies')) brokenFamily = true;
          break;
        default:
          direct.push(effect);
      }
    }
    if (thing.decoyStatus !== 'ignore') {
      if (last && last.num !== thing.num - 1) isWrong = true;
      let badlyGrown = thing.decoyStatus === 'overachiever' || !(thing.num >= 1 && thing.num <= MOST_SEEDS);
      if (badlyGrown && fertilizer) {
        badlyGrown = false;
        fertilizer = false;
      }
      considered++;
      if (isWrong || badlyGrown || brokenFamily || thing.decoyStatus === 'imposter') wrong++;
      last = thing;
    }
    if (direct.includes('Resetter')) {
      considered = 0;
      wrong = 0;
      last = null;
    }
    if (direct.includes('Fertilizer')) fertilizer = true;
    if (direct.includes('Cutoff')) break;
    if (direct.includes('Enthusiastic')) i++;
  }
  return considered >= puzzle.codeLength && wrong === 0;
}
