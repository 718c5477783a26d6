// @vitest-environment happy-dom
import { act, renderHook } from '@testing-library/react';
import { expect, it } from 'vitest';
import { useScreenNews } from '../../../src/games/wondering-witches/recipe/screen/useScreenNews';

const step = (serial: number, kind = 'played') => ({
  serial,
  kind,
  fault: kind === 'refused' ? { code: 'NO' } : null,
});
const newsAt = (last: ReturnType<typeof step>) =>
  renderHook(({ at }) => useScreenNews(at, ({ code }) => `Refused: ${code}.`), {
    initialProps: { at: last },
  });

it('what is refused again is another text, so that it is heard again', () => {
  const { result } = newsAt(step(1));
  act(() => result.current.refuse('Full.'));
  expect(result.current.fault).toBe('Full.');
  const first = result.current.text;
  act(() => result.current.refuse('Full.'));
  expect(result.current.text).not.toBe(first);
  expect(result.current.text?.trim()).toBe('Full.');
});

it('what is said is no refusal, and goes with the next step of the game', () => {
  const { result, rerender } = newsAt(step(1));
  act(() => result.current.say('Chosen: Mint.'));
  expect([result.current.text, result.current.fault]).toEqual(['Chosen: Mint.', null]);
  rerender({ at: step(2, 'refused') });
  expect([result.current.text, result.current.fault]).toEqual([null, 'Refused: NO.']);
});
