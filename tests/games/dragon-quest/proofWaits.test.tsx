// @vitest-environment happy-dom
/** A deal is proven when the page has nothing else to do: the dungeon comes first. */
import 'fake-indexeddb/auto';
import { act, renderHook } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { freshTally, type GameRecord } from '../../../src/core/record';
import type { Proof } from '../../../src/games/dragon-quest/screen/deal.worker';
import { useProof } from '../../../src/games/dragon-quest/screen/useProof';

const started: FakeWorker[] = [];
class FakeWorker {
  readonly postMessage = vi.fn();
  readonly terminate = vi.fn();
  onmessage = (_: { readonly data: Proof }) => {};
  constructor() {
    started.push(this);
  }
}

/** What waits for the page to be idle. */
const waiting = new Map<number, () => void>();
const becomesIdle = () =>
  act(() => {
    for (const one of waiting.values()) one();
  });

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('Worker', FakeWorker);
  started.length = 0;
  waiting.clear();
  let asked = 0;
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    waiting.set(++asked, callback);
    return asked;
  });
  vi.stubGlobal('cancelIdleCallback', (request: number) => waiting.delete(request));
});

afterEach(() => {
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const dealt = (seed: string): GameRecord => ({
  game: 'dragon-quest',
  version: 1,
  dealVersion: 1,
  config: 'any',
  seed,
  deal: '',
  moves: [],
  cursor: 0,
  tally: freshTally(null),
});

it('no worker starts before the page is idle, and then one is asked and let go', () => {
  const { result, unmount } = renderHook(() => useProof(dealt('one'), true));
  act(() => vi.advanceTimersByTime(10_000));
  expect(started).toEqual([]);
  becomesIdle();
  expect(started).toHaveLength(1);
  const [worker] = started;
  expect(worker?.postMessage).toHaveBeenCalledWith({ prove: expect.objectContaining({ seed: 'one' }) });
  act(() => worker?.onmessage({ data: { rating: 30 } }));
  expect(result.current).toEqual({ rating: 30 });
  expect(worker?.terminate).toHaveBeenCalled();
  unmount();
});

it('a deal that is left before that is proven no more', () => {
  const { rerender, unmount } = renderHook(({ seed }) => useProof(dealt(seed), true), {
    initialProps: { seed: 'one' },
  });
  rerender({ seed: 'two' });
  expect(waiting.size).toBe(1);
  unmount();
  becomesIdle();
  expect(started).toEqual([]);
});
