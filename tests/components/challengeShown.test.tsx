// @vitest-environment happy-dom
/** Runs beside each other after the player's own end: what can be done with each, and what is said of them. */
import 'fake-indexeddb/auto';
import { render, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expect as must } from '../../src/core/result';
import { runToSend } from '../../src/core/runs/runMake';
import { runLink } from '../../src/frame/challenge/runLink';
import { runOfBlock } from '../../src/frame/challenge/runOfBlock';
import { database, stats } from '../../src/store/browser';
import { addResult } from '../../src/store/stats/adding';
import { runsKey } from '../../src/store/stats/keptRuns';
import { rules } from '../template/rules/rules';
import { clear, desk, lift, parts, room } from './challengeBench';

beforeEach(clear);

/** Ended by the pearl, after so many empty cups, one of them lifted twice. */
async function ended(name: string, empty: number, step = 1_000) {
  const bench = await room();
  const cups = [...Array(12).keys()].filter((cup) => cup !== bench.pearl).slice(0, empty);
  for (const cup of [...cups, ...cups.slice(0, 1), bench.pearl]) {
    bench.time.pass(step);
    bench.store.play(lift(cup));
  }
  const { game } = bench.store.getState();
  if (!game) throw new Error('nothing in play');
  return { bench, sent: must(runToSend(rules, game.record, name)) };
}

/** The table once the player has ended, who had these links. */
async function beside(...links: readonly { readonly fragment: string }[]) {
  const { bench } = await ended('', 1);
  const { receive } = await desk(bench);
  for (const { fragment } of links) await receive(bench.code, fragment);
  await waitFor(() => expect(parts?.beside).toBeTruthy());
  const { container } = render(parts?.beside);
  await waitFor(() => expect(screen.getByRole('columnheader', { name: 'You' })).toBeInTheDocument());
  return { bench, container };
}

const buttons = () => screen.getAllByRole('button').map((button) => button.getAttribute('aria-label'));
const inCells = (row: string) =>
  within(screen.getByRole('row', { name: new RegExp(`^${row}`) }))
    .getAllByRole('cell')
    .map(({ textContent }) => textContent);

describe('runs beside each other', () => {
  it('tell result, time, moves, mistakes and help of each', async () => {
    const { sent } = await ended('Ada', 2, 3_000);
    const { whole, brief } = sent;
    if (!whole) throw new Error('too much');
    const tally = { ...whole.tally, aids: { hint: 2 } };
    await beside(await runLink({ whole: { ...whole, tally }, brief }));
    expect(inCells('Result')).toEqual(['Won', 'Won']);
    expect(inCells('Time')).toEqual(['0:02', '0:09']);
    expect(inCells('Moves')).toEqual(['2', '3']);
    expect(inCells('Mistakes')).toEqual(['1', '1']);
    expect(inCells('Help')).toEqual(['None', expect.stringContaining('2')]);
  });

  it('have tracks on which one length is the same time', async () => {
    const [quick, slow] = [await ended('Ada', 1, 1_000), await ended('Bob', 1, 4_000)];
    const { container } = await beside(await runLink(quick.sent), await runLink(slow.sent));
    const widths = [...container.querySelectorAll('svg[preserveAspectRatio=none]')].map((curve) =>
      Math.round(Number.parseFloat(curve.getAttribute('style')?.match(/[\d.]+/)?.[0] ?? '')),
    );
    expect(widths).toEqual([25, 100, 25]);
  });

  it('are watched where their moves came along, and answered where they came with a link of their own', async () => {
    const [ada, bob] = [await ended('Ada', 1, 2_000), await ended('Bob', 2)];
    await beside(await runLink({ ...ada.sent, whole: null }, bob.sent));
    expect(buttons()).toEqual(['Watch You', 'Send back to \u2068Ada\u2069', 'Watch \u2068Bob\u2069']);
    expect(screen.getByText(/only the result and its progress came/)).toBeInTheDocument();
    expect(screen.getByText(/as their sender sent them/)).toBeInTheDocument();
    expect(screen.queryByText(/no longer kept/)).toBeNull();
  });

  it('that answer the player’s own do not bring it twice', async () => {
    const [own, ada] = [await ended('Me', 1), await ended('Ada', 2)];
    await beside(await runLink(ada.sent, own.sent));
    expect(screen.getAllByRole('columnheader').map(({ textContent }) => textContent)).toEqual([
      'You',
      '\u2068Ada\u2069',
    ]);
    expect(screen.queryByText(/only the result/)).toBeNull();
  });

  it('say so where the player’s own is no longer kept, and then nothing can be answered', async () => {
    const [before, ada] = [await ended('', 1), await ended('Ada', 2)];
    const [finished] = before.bench.finished;
    if (!finished) throw new Error('nothing finished');
    await stats.change((all) => addResult(all, finished));
    expect(await database.get(runsKey('cups'))).toBeNull();
    const again = await room();
    await (await desk(again)).receive(again.code, (await runLink(ada.sent)).fragment);
    render(parts?.beside);
    expect(await screen.findByText(/Your own run is no longer kept/)).toBeInTheDocument();
    expect(buttons()).toEqual(['Watch \u2068Ada\u2069']);
  });
});

describe('somebody else’s run', () => {
  it('counts for nothing and is of no day', async () => {
    const { bench } = await ended('Ada', 1);
    const record = bench.store.getState().game?.record;
    if (!record) throw new Error('nothing in play');
    expect(runOfBlock({ record, config: { cups: 12 }, states: [], events: [] }, '2026-11-18')).toMatchObject({
      day: null,
      counted: true,
      practice: false,
      draft: '',
    });
  });
});
