// @vitest-environment happy-dom
/** How games ended, as the statistics tell it: by code, and as the first edition kept it. */
import 'fake-indexeddb/auto';
import { render, screen, within } from '@testing-library/react';
import { MemoryRouter } from 'react-router';
import { expect, it, vi } from 'vitest';
import { freshTally } from '../../src/core/record';
import { addFinished } from '../../src/store/stats/adding';
import type { Causes } from '../everyGame';

vi.stubGlobal('__BUILD__', '1.2.3');

const { default: Stats } = await import('../../src/app/stats/Stats');
const { stats } = await import('../../src/store/browser');

const causes = import.meta.glob<Causes>('../games/*/causes.ts', { eager: true, import: 'causes' });

it.each(Object.values(causes).flat())('a game of %s that was %s: %s', async (game, outcome, cause, words) => {
  const about = { game, config: 'x', outcome, cause, score: null, day: null, begun: '2026-11-18' };
  await stats.forget(game);
  await addFinished(stats, { ...about, tally: freshTally(null), practice: false, dealKey: 'k' });
  render(
    <MemoryRouter initialEntries={[`/stats?game=${game}`]}>
      <Stats />
    </MemoryRouter>,
  );
  const list = within(await screen.findByRole('region', { name: 'Game by game' }));
  expect(await list.findByText((text) => text.includes(`${outcome}: ${words}`))).toBeInTheDocument();
});
