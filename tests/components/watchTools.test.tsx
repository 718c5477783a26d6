// @vitest-environment happy-dom
import { act, render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { useStore } from 'zustand';
import { expect as must, ok } from '../../src/core/result';
import type { Rules } from '../../src/core/rules';
import { watchControls } from '../../src/frame/watch/controls';
import { WatchTools } from '../../src/frame/watch/WatchTools';
import { captionOf, type FrameWatch, frameWatchOf } from '../../src/frame/watch/watchState';
import { loaded } from '../store/fakes';
import { type CupsGame, rules } from '../template/rules/rules';
import { words } from '../template/words/words';

const filmed: Rules<CupsGame> = {
  ...rules,
  films: ['found'],
  film: (_code, { states, at }) =>
    ok({ from: at, moves: [{ kind: 'lift', cup: states[at]?.pearl ?? 0 }], said: {} }),
};

/** A game that is looked at in its room, as far as that is about looking. */
async function lookedAt() {
  const { store } = await loaded(filmed);
  must(await store.newGame({ cups: 12 }));
  must(store.play({ kind: 'lift', cup: 1 }));
  const controls = watchControls(store);
  const Room = () => {
    const game = useStore(store, (state) => state.game);
    const watch = game && frameWatchOf(game, [], words);
    return watch && <WatchTools watch={watch} controls={controls} />;
  };
  const { unmount } = render(<Room />);
  const shown = () => ({ ...store.getState().game, last: null, clockRuns: false });
  const stood = shown();
  act(controls.begin);
  return { store, shown, stood, unmount };
}

it('whoever leaves the page while looking back finds the game there as it stood', async () => {
  const { shown, stood, unmount } = await lookedAt();
  expect(shown().watch).toMatchObject({ at: 0, film: null });
  unmount();
  expect(shown()).toEqual(stood);
});

it('and from a film of it too', async () => {
  const { store, shown, stood, unmount } = await lookedAt();
  await act(async () => must(await store.watchFilm('found')));
  expect(shown().watch).toMatchObject({ film: { name: 'found' } });
  unmount();
  expect(shown()).toEqual(stood);
});

describe('what happened at a place is said once', () => {
  const at = (...names: string[]): FrameWatch => ({
    at: 1,
    length: 2,
    isOwn: true,
    isOver: true,
    isLost: false,
    time: '0:01',
    ticks: names.map((name) => ({ at: 1, code: name, name })),
    film: null,
    films: [],
    lostSince: '',
  });
  it.each([
    ['Hint: row 1, column 4 is 3.', ['Hint'], 'Hint: row 1, column 4 is 3.'],
    ['The sand ran out: row 1 is 3.', ['The sand ran out'], 'The sand ran out: row 1 is 3.'],
    ['Shuffled. 12 pairs left.', ['Shuffle'], 'Shuffled. 12 pairs left.'],
    ['5 is right. 6 cells left.', ['Hint', 'Hint'], '5 is right. 6 cells left. Hint.'],
    ['Hint: row 1, column 4 is 3.', ['Hint', 'Mistake'], 'Hint: row 1, column 4 is 3. Mistake.'],
    ['You take the Hint card.', ['Hint'], 'You take the Hint card. Hint.'],
  ])('%s %j', (happened, names, said) => expect(captionOf(at(...names), happened)).toBe(said));
});
