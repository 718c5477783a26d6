// @vitest-environment happy-dom
/** When the first screen counts as shown: as the painted page goes, not before. */
import { render } from '@testing-library/react';
import { useInsertionEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

async function arrive(isHeld: boolean) {
  document.body.innerHTML = '<div id="root"><main>painted</main></div>';
  const { firstScreenShown, keepPainted, painted, useTakenOver } = await import(
    '../../src/app/painted/takeOver'
  );
  let isShown = false;
  void firstScreenShown.then(() => {
    isShown = true;
  });
  const page = document.getElementById('root');
  if (!page) throw new Error('nothing is painted');
  const container = keepPainted(page);
  function Screen({ waits }: { readonly waits: boolean }) {
    useInsertionEffect(() => (waits ? painted.hold() : undefined), [waits]);
    return <p>{waits ? 'waiting' : 'there'}</p>;
  }
  function App({ waits }: { readonly waits: boolean }) {
    useTakenOver();
    return <Screen waits={waits} />;
  }
  const { rerender } = render(<App waits={isHeld} />, { container });
  const settled = async () => {
    await Promise.resolve();
    return { isShown, isPainted: document.body.textContent.includes('painted') };
  };
  return { settled, boardComes: () => rerender(<App waits={false} />) };
}

it('is shown as soon as the app has something to show', async () => {
  const { settled } = await arrive(false);
  expect(await settled()).toEqual({ isShown: true, isPainted: false });
});

it('is not shown while the painted page stands for a board', async () => {
  const { settled, boardComes } = await arrive(true);
  expect(await settled()).toEqual({ isShown: false, isPainted: true });
  boardComes();
  expect(await settled()).toEqual({ isShown: true, isPainted: false });
});
