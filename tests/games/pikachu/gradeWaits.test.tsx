// @vitest-environment happy-dom
/** A grade is worked out when the page has nothing else to do: the board comes first. */
import 'fake-indexeddb/auto';
import { act, renderHook, waitFor } from '@testing-library/react';
import { afterEach, expect, it, vi } from 'vitest';
import { expect as must } from '../../../src/core/result';
import { CLASSIC } from '../../../src/games/pikachu/rules/types';
import { store } from '../../../src/games/pikachu/screen/game';
import { useGrade } from '../../../src/games/pikachu/screen/useGrade';

afterEach(() => void vi.unstubAllGlobals());

it('is asked for when the page is idle, and not before', async () => {
  let idle = () => {};
  vi.stubGlobal('cancelIdleCallback', () => {});
  vi.stubGlobal('requestIdleCallback', (callback: () => void) => {
    idle = callback;
    return 0;
  });
  must(await store.newGame({ ...CLASSIC, size: 'quick' }));
  const { result, unmount } = renderHook(() => useGrade(store.getState().game));
  await act(() => new Promise((resolve) => setTimeout(resolve, 1_500)));
  expect(result.current).toBeNull();
  act(idle);
  await waitFor(() => expect(result.current).not.toBeNull());
  unmount();
  store.takeOutOfPlay();
});
