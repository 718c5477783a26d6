import { describe, expect, it } from 'vitest';
import { move, put, remove, setSeeds } from '../../../src/games/wondering-witches/recipe/screen/cauldron';
import type { PotionItem } from '../../../src/games/wondering-witches/recipe/types';

/** `P1 S- C3`: Parsley with one seed, Sage grown exactly right, Chives with three. */
const HERBS = 'PSC';
const potion = (text: string): PotionItem[] =>
  text
    .split(' ')
    .filter(Boolean)
    .map(([herb = '', seeds = '-']) => ({
      ingredient: HERBS.indexOf(herb),
      seeds: seeds === '-' ? null : Number(seeds),
    }));
const text = (items: readonly PotionItem[]) =>
  items.map(({ ingredient, seeds }) => `${HERBS[ingredient]}${seeds ?? '-'}`).join(' ');

describe('handling a potion', () => {
  it.each([
    ['put at the end', put(potion('P1'), { ingredient: 1, seeds: null }), 'P1 S-', 1, /^Sage put in, /],
    ['seeds set', setSeeds(potion('P1 S-'), 1, 2), 'P1 S2', 1, /^Sage, 2 seeds\.$/],
    ['seeds unset', setSeeds(potion('P1 S2'), 0, null), 'P- S2', 0, /^Parsley, grown exactly right\.$/],
    ['moved on', move(potion('P1 S2 C3'), 0, 2), 'S2 C3 P1', 2, /^Parsley moved, /],
    ['moved back', move(potion('P1 S2 C3'), 2, 0), 'C3 P1 S2', 0, /^Chives moved, /],
    ['the middle taken out', remove(potion('P1 S2 C3'), 1), 'P1 C3', 1, /^Sage taken out, 2 left\.$/],
    ['the last taken out', remove(potion('P1 S2'), 1), 'P1', 0, /^Sage taken out, 1 left\.$/],
    ['the only one', remove(potion('P1'), 0), '', null, /^Parsley taken out, nothing left in it\.$/],
  ])('%s', (_name, handling, items, chosen, words) => {
    expect(text(handling?.items ?? [])).toBe(items);
    expect(handling?.chosen).toBe(chosen);
    expect(handling?.words).toMatch(words);
  });

  it.each([
    ['the same seeds again', setSeeds(potion('P1'), 0, 1)],
    ['no seed at all', setSeeds(potion('P1'), 0, 0)],
    ['more seeds than there are', setSeeds(potion('P1'), 0, 100)],
    ['seeds of nothing', setSeeds(potion('P1'), 1, 2)],
    ['a move to where it is', move(potion('P1 S2'), 1, 1)],
    ['a move past the end', move(potion('P1 S2'), 0, 2)],
    ['a move before the start', move(potion('P1 S2'), 0, -1)],
    ['nothing taken out', remove(potion('P1'), 1)],
  ])('there is nothing to do for %s', (_name, handling) => {
    expect(handling).toBeNull();
  });
});
