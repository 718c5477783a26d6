// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { act, render, screen } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import type { FinishedGame } from '../../src/store/session/sessionState';
import { addFinished } from '../../src/store/stats/adding';

type NamesFile = typeof import('../template/words/names');

const slow = vi.hoisted(() => {
  let arrive: (file: NamesFile) => void = () => undefined;
  const file = new Promise<NamesFile>((resolve) => {
    arrive = resolve;
  });
  return { file, arrive };
});

vi.mock('../../src/app/registry', () => {
  const blank = { line: 'It digs.', load: () => slow.file, loadCover: () => slow.file };
  const snail = { ...blank, id: 'snail', title: 'Snail', loadNames: () => slow.file };
  const worm = { ...blank, id: 'worm', title: 'Worm', loadNames: () => Promise.reject(new Error('offline')) };
  return { games: [snail, worm] };
});
vi.stubGlobal('__BUILD__', '1.2.3');

const { default: Stats } = await import('../../src/app/stats/Stats');
const { stats } = await import('../../src/store/browser');

const LOST: Omit<FinishedGame, 'game' | 'dealKey'> = {
  config: 'c6',
  outcome: 'lost',
  cause: 'lifts',
  score: null,
  tally: { elapsedMs: 65_000, clockLeftMs: null, attempts: 2, mistakes: 0, assisted: false, aids: {} },
  begun: '2026-01-02',
  day: null,
  practice: false,
};

async function show(game: string) {
  await addFinished(stats, { ...LOST, game, dealKey: game });
  const shown = render(
    <MemoryRouter initialEntries={[`/stats?game=${game}`]}>
      <Stats />
    </MemoryRouter>,
  );
  await act(async () => new Promise((resolve) => setTimeout(resolve, 20)));
  return shown;
}

it('nobody is shown the codes of a game whose words are on their way', async () => {
  const { container } = await show('snail');
  expect(container.textContent).toContain('One game finished');
  expect(container.textContent).not.toMatch(/c6|lifts/);
  await act(async () => slow.arrive(await import('../template/words/names')));
  expect(container.textContent).toContain('6 cups');
  expect(container.textContent).toContain('three empty cups');
  expect(container.textContent).not.toMatch(/c6|lifts/);
});

it('codes are better than an empty page where no words come', async () => {
  const { container } = await show('worm');
  expect(screen.getByRole('region', { name: 'How games were lost' })).toBeInTheDocument();
  expect(container.textContent).toContain('c6');
});
