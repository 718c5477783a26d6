// @vitest-environment happy-dom
/** When *Deduce* is worked out: once it has been paid for, and never for a run that is only looked at. */
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import {
  type Asking,
  useDeduction,
} from '../../../src/games/wondering-witches/deduction/screen/useDeduction';

const record = { seed: 'asked', deal: 'deal', moves: ['help'], cursor: 1 };
const game = (watch: object | null) => ({ record, status: { kind: 'playing' }, watch }) as unknown as Asking;
const storeThat = () => ({ compute: vi.fn(() => new Promise<never>(() => {})) });

it('is asked for in the game in play', () => {
  const store = storeThat();
  const { result } = renderHook(() => useDeduction(store, game(null), false));
  expect(result.current).toMatchObject({ isOpen: true, fault: null });
  expect(store.compute).toHaveBeenCalledOnce();
});

it('neither stands nor is asked for while a run is looked at', () => {
  const store = storeThat();
  const { result } = renderHook(() => useDeduction(store, game({ at: 1 }), false));
  expect(result.current.isOpen).toBe(false);
  expect(store.compute).not.toHaveBeenCalled();
});
