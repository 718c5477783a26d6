// @vitest-environment happy-dom
/** What was done in the settings is told by the page as it is loaded anew, and told once. */
import { act, cleanup, render, screen } from '@testing-library/react';
import { useState } from 'react';
import { afterEach, beforeEach, expect, it, vi } from 'vitest';
import { type FakeHistory, fakeHistory, loadedOver } from '../components/fakeHistory';

const DONE = 'Cups has been reset.';
/** Until what is told is there, and until it is gone. */
const SEEN_MS = 1_000;
const READ_MS = 10_000;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const press = (name: string) => act(() => screen.getByRole('button', { name }).click());
const pass = (ms: number) => act(() => vi.advanceTimersByTimeAsync(ms));

/** A page that asks before it does something. */
async function loadPage(fake: FakeHistory) {
  cleanup();
  await loadedOver(fake);
  const { PageRouter } = await import('../../src/app/boot/PageRouter');
  const { Done, useReloadWith } = await import('../../src/app/settings/Done');
  const { useBackCloses } = await import('../../src/components/browser/useBackCloses');
  const Settings = () => {
    const [isAsking, setAsking] = useState(false);
    const reloadWith = useReloadWith();
    useBackCloses(isAsking, () => setAsking(false));
    const answer = () => {
      setAsking(false);
      reloadWith(DONE);
    };
    return (
      <button type="button" onClick={() => (isAsking ? answer() : setAsking(true))}>
        {isAsking ? 'yes' : 'reset'}
      </button>
    );
  };
  render(
    <PageRouter>
      <Done />
      <Settings />
    </PageRouter>,
  );
  await pass(SEEN_MS);
}

it('the page is loaded anew once the question has stepped back, tells it, and not again', async () => {
  const fake = fakeHistory('asked');
  const reloads = vi.spyOn(fake.location, 'reload');
  await loadPage(fake);
  press('reset');
  press('yes');
  await pass(READ_MS);
  expect(fake.history.state).toHaveProperty('parlourOver');
  expect(reloads).not.toHaveBeenCalled();
  await act(async () => fake.step());
  expect(reloads).toHaveBeenCalledOnce();
  expect(fake.history.state).not.toHaveProperty('parlourOver');
  expect([fake.location.pathname, fake.below().length]).toEqual(['/game', 1]);

  await loadPage(fake);
  expect(screen.getByText(DONE)).toBeVisible();
  await pass(READ_MS);
  expect(screen.queryByText(DONE)).toBeNull();
  await loadPage(fake);
  expect(screen.queryByText(DONE)).toBeNull();
});
