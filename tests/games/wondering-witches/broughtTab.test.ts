// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useBroughtTab } from '../../../src/games/wondering-witches/screen/useBroughtTab';

type Tab = 'garden' | 'log';
interface Doings {
  readonly tested: number;
  readonly called: boolean;
}

const NOTHING: Doings = { tested: 0, called: false };
const tabFor = (before: Doings, now: Doings): Tab | null => (now.tested > before.tested ? 'log' : null);

function tabAt(doings: Doings) {
  return renderHook(
    (now: Doings) => useBroughtTab<Tab, Doings>('garden', { doings: now, first: NOTHING, tabFor }),
    { initialProps: doings },
  );
}

it('what is done brings its tab in the same picture, and the one chosen stays until then', () => {
  const { result, rerender } = tabAt(NOTHING);
  expect(result.current[0]).toBe('garden');
  rerender({ tested: 1, called: false });
  expect(result.current[0]).toBe('log');
  act(() => result.current[1]('garden'));
  rerender({ tested: 1, called: true });
  expect(result.current[0]).toBe('garden');
  rerender({ tested: 2, called: true });
  expect(result.current[0]).toBe('log');
});

it('what is there from the start brings its tab, too', () => {
  expect(tabAt({ tested: 1, called: false }).result.current[0]).toBe('log');
});
