// @vitest-environment happy-dom
import { act, render, screen } from '@testing-library/react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { Spoken } from '../../src/components/Spoken';
import { Say } from '../../src/frame/say/Say';
import { useComing } from '../../src/frame/useComing';
import type { Coming } from '../../src/store/session/sessionState';

beforeEach(() => {
  vi.useFakeTimers();
});
afterEach(() => {
  vi.useRealTimers();
});

const pass = (ms: number) => act(() => vi.advanceTimersByTime(ms));
const cancel = vi.fn();

function Waiting({ coming }: { readonly coming: Coming | null }) {
  const { seen, heard } = useComing(coming, cancel);
  const notice = { text: 'Your last game is kept.' };
  return (
    <>
      <Say coming={seen} refusal="These do not match." deadEnd={{ text: 'A dead end.' }} notice={notice} />
      <Spoken text={heard ?? ''} data-announcement="" />
    </>
  );
}

const bar = () => screen.queryByRole('progressbar');
const heard = () => document.querySelector('[data-announcement]')?.textContent;

it('what is worked out is seen within 200 ms in place of all else, can be cancelled, and is heard of when it takes long', () => {
  const { rerender } = render(<Waiting coming={null} />);
  rerender(<Waiting coming="hint" />);
  expect(bar()).toBeNull();
  pass(150);
  expect(bar()).toHaveAccessibleName('Thinking of a hint …');
  expect(screen.queryByText('These do not match.')).toBeNull();
  expect(screen.queryByText('A dead end.')).toBeNull();
  // In no region that is read out as it changes.
  expect(bar()?.closest('[role=status]')).toBeNull();
  screen.getByRole('button', { name: 'Cancel' }).click();
  expect(cancel).toHaveBeenCalledOnce();
  pass(600);
  expect(heard()).toBe('');
  pass(600);
  pass(200);
  expect(heard()).toBe('Thinking of a hint …');
  rerender(<Waiting coming={null} />);
  expect(bar()).toBeNull();
  expect(screen.getByText('These do not match.')).toBeVisible();
  pass(1_000);
  expect(heard()).toBe('');
});

it('what comes at once is neither seen nor heard of, and the next one waits anew', () => {
  const { rerender } = render(<Waiting coming="move" />);
  pass(80);
  rerender(<Waiting coming={null} />);
  pass(2_000);
  expect(bar()).toBeNull();
  expect(heard()).toBe('');
  rerender(<Waiting coming="move" />);
  pass(80);
  expect(bar()).toBeNull();
  pass(70);
  expect(bar()).toHaveAccessibleName('Working it out …');
});
