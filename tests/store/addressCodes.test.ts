// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { useAddressCodes } from '../../src/frame/useAddressCodes';

const asked = (code: string, fragment = '') => ({ kind: 'code' as const, code, fragment });
const told = (...codes: string[]) => {
  const onCode = vi.fn();
  const { tell, isEcho } = renderHook(() => useAddressCodes(onCode)).result.current;
  for (const code of codes) tell(code);
  expect(onCode.mock.calls.flat()).toEqual(codes);
  return isEcho;
};

it('knows its own codes when they come back, in whatever order', () => {
  const isEcho = told('a', 'b');
  expect(isEcho(asked('a'))).toBe(true);
  expect(isEcho(asked('b'))).toBe(true);
});

it('takes every other request for the player’s', () => {
  expect(told('a')(asked('b'))).toBe(false);
  expect(told('a')({ kind: 'new' })).toBe(false);
});

it('opens a code that was once its own when the player comes back to it', () => {
  const isEcho = told('a');
  expect(isEcho(asked('a'))).toBe(true);
  expect(isEcho(asked('a'))).toBe(false);
});

it('forgets what never came back once the player has asked for something', () => {
  const isEcho = told('a', 'b');
  expect(isEcho(asked('c'))).toBe(false);
  expect(isEcho(asked('a'))).toBe(false);
});

it('takes a link that brings a run for the player’s, although its code is in the address already', () => {
  const isEcho = told('a');
  expect(isEcho(asked('a', '#r1~AAAA'))).toBe(false);
});
