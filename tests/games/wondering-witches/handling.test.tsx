// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { useState } from 'react';
import { expect, it } from 'vitest';
import { useHandling } from '../../../src/games/wondering-witches/recipe/screen/useHandling';
import { MAX_POTION, type PotionItem } from '../../../src/games/wondering-witches/recipe/types';
import { FULL } from '../../../src/games/wondering-witches/recipe/words/cauldron';

/** A cauldron that keeps what lies in it, and what was said of that. */
function cauldron() {
  const told: string[] = [];
  const { result } = renderHook(() => {
    const [items, keep] = useState<readonly PotionItem[]>([]);
    return useHandling({
      items,
      keep,
      say: (text) => told.push(text),
      refuse: (text) => told.push(`refused: ${text}`),
    });
  });
  function put(herb: number): boolean {
    let hadRoom = false;
    act(() => {
      hadRoom = result.current.hands.put(herb);
    });
    return hadRoom;
  }
  return { inHand: result, put, told };
}

it('what is put in has a seed more than what lies before it, and is chosen', () => {
  const { inHand, put, told } = cauldron();
  put(4);
  put(2);
  expect(inHand.current.hands.items).toEqual([
    { ingredient: 4, seeds: 1 },
    { ingredient: 2, seeds: 2 },
  ]);
  expect(inHand.current.hands.chosen).toBe(1);
  expect(told.at(-1)).toBe('Chives put in, place 2 of 2.');
});

it('a full cauldron takes no more, and says so', () => {
  const { inHand, put, told } = cauldron();
  for (let herb = 0; herb < MAX_POTION; herb++) expect(put(0)).toBe(true);
  expect(put(0)).toBe(false);
  expect(inHand.current.hands.items).toHaveLength(MAX_POTION);
  expect(told.at(-1)).toBe(`refused: ${FULL}`);
});

it('where there is nothing to do, nothing is said', () => {
  const { inHand, put, told } = cauldron();
  put(0);
  const before = told.length;
  act(() => inHand.current.hands.move(0, 0));
  act(() => inHand.current.hands.remove(3));
  expect(told).toHaveLength(before);
});

it('what was chosen and has gone is chosen no longer', () => {
  const { inHand, put } = cauldron();
  put(0);
  put(1);
  act(() => inHand.current.hands.choose(1));
  act(() => inHand.current.hands.clear());
  put(3);
  act(() => inHand.current.hands.choose(5));
  expect(inHand.current.hands.chosen).toBeNull();
  act(() => inHand.current.hands.choose(0));
  act(() => inHand.current.letGo());
  expect(inHand.current.hands.chosen).toBeNull();
});
