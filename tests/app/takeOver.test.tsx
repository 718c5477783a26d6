// @vitest-environment happy-dom
/** When the first screen counts as shown: as the painted page goes, not before. */
import { render } from '@testing-library/react';
import { useInsertionEffect } from 'react';
import { beforeEach, expect, it, vi } from 'vitest';

beforeEach(() => vi.resetModules());

/** As far as the app looks at one. In a page that is gone, it has no time any more, as in browsers. */
interface Moving {
  readonly animationName: string;
  startTime: number | null;
}

/** What moves on the painted page, and in the app's own, which has the same animations. */
function stubAnimations(painted: Element, begunAt: number | null): Moving[] {
  const ours: Moving[] = [{ animationName: 'tile-drop', startTime: 90 }];
  const theirs: Moving = {
    animationName: 'tile-drop',
    get startTime() {
      return painted.isConnected ? begunAt : null;
    },
  };
  Element.prototype.getAnimations = function (this: Element) {
    return (painted.contains(this) ? [theirs] : ours) as unknown as Animation[];
  };
  return ours;
}

async function arrive(isHeld: boolean, begunAt: number | null = null) {
  document.body.innerHTML = '<div id="root"><main data-painted="game">painted</main></div>';
  document.documentElement.dataset.paint = 'game';
  const { firstScreenShown, keepPainted, painted, useTakenOver } = await import(
    '../../src/app/painted/takeOver'
  );
  let isShown = false;
  void firstScreenShown.then(() => {
    isShown = true;
  });
  const page = document.getElementById('root');
  if (!page) throw new Error('nothing is painted');
  const moving = stubAnimations(page, begunAt);
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
  return { settled, moving, boardComes: () => rerender(<App waits={false} />) };
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

const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('goes on with what moved from where it was', async () => {
  const { moving } = await arrive(false, 12);
  await nextPicture();
  expect(moving).toEqual([{ animationName: 'tile-drop', startTime: 12 }]);
});

it('lets begin what no picture had shown yet: told of no time, it would stand still for good', async () => {
  const { moving } = await arrive(false, null);
  await nextPicture();
  expect(moving).toEqual([{ animationName: 'tile-drop', startTime: 90 }]);
});
