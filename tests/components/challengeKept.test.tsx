// @vitest-environment happy-dom
/** How long runs that were sent are kept, and of which deal they are. */
import 'fake-indexeddb/auto';
import { act, render, renderHook, screen, waitFor, within } from '@testing-library/react';
import { beforeEach, describe, expect, it } from 'vitest';
import { expect as must } from '../../src/core/result';
import { runToSend } from '../../src/core/runs/runMake';
import { runLink } from '../../src/frame/challenge/runLink';
import { useChallenges } from '../../src/frame/challenge/useChallenges';
import { database, stats } from '../../src/store/browser';
import { addResult } from '../../src/store/stats/adding';
import { changeChallenges } from '../../src/store/stats/challenges';
import { keepRun } from '../../src/store/stats/keptRuns';
import { type Bench, loaded } from '../store/fakes';
import { type CupsGame, rules } from '../template/rules/rules';
import { clear, definitionOf, desk, kept, lift, parts, room, sentBy, urlOf } from './challengeBench';

beforeEach(clear);

const DAY = '2026-11-18';

function pearlIn({ store }: Pick<Bench<CupsGame>, 'store'>): number {
  const { config, record } = store.getState().game ?? {};
  if (!config || !record) throw new Error('nothing in play');
  return must(rules.start(config, record.deal, rules.dealVersion)).pearl;
}

/** Of whatever is in play. */
async function sentOf({ store }: Bench<CupsGame>): Promise<string> {
  const bench = await loaded(rules);
  must(bench.store.openCode(store.code() ?? ''));
  bench.store.play(lift(pearlIn(bench)));
  const record = bench.store.getState().game?.record;
  if (!record) throw new Error('nothing in play');
  return (await runLink(must(runToSend(rules, record, 'Ada')))).fragment;
}

function aMove(bench: Bench<CupsGame>): void {
  act(() => void bench.store.play(lift(pearlIn(bench) === 0 ? 1 : 0)));
}

describe('a run that was sent with a game that has been begun', () => {
  it.each<[string, (bench: Bench<CupsGame>) => Promise<void>, (bench: Bench<CupsGame>) => Promise<unknown>]>([
    ['can be taken back', async () => {}, ({ store }) => store.newGame({ cups: 6 })],
    ['waits beside a daily', async () => {}, ({ store }) => store.openDaily(DAY)],
    [
      'is a daily that waits',
      async ({ store }) => void must(await store.openDaily(DAY)),
      async (bench) => {
        for (const cups of [6, 12]) {
          must(await bench.store.newGame({ cups }));
          aMove(bench);
        }
      },
    ],
  ])('is kept as long as that %s', async (_, begin, leave) => {
    const bench = await room();
    await begin(bench);
    const { receive } = await desk(bench);
    await receive(bench.store.code() ?? '', await sentOf(bench));
    aMove(bench);
    await waitFor(async () => expect(await kept()).toMatchObject([{ begun: true }]));
    await leave(bench);
    await waitFor(() => expect(parts?.ghost).toBeFalsy());
    await act(() => new Promise((resolve) => setTimeout(resolve, 50)));
    expect(await kept()).toHaveLength(1);
  });
});

describe('runs that were sent with several deals', () => {
  it('are begun and seen each for itself', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    await receive(bench.code, await sentOf(bench));
    must(await bench.store.newGame({ cups: 6 }));
    await receive(bench.store.code() ?? '', await sentOf(bench));
    act(() => void bench.store.play(lift(pearlIn(bench))));
    await waitFor(() => expect(parts?.beside).toBeTruthy());
    render(parts?.beside);
    await waitFor(async () =>
      expect(await kept()).toMatchObject([
        { begun: true, seen: true },
        { begun: false, seen: false },
      ]),
    );
  });

  it('stay out of sight while a run of another deal is looked at', async () => {
    const [bench, other] = [await room(), await room('two')];
    const { receive } = await desk(bench);
    await receive(bench.code, await sentOf(bench));
    other.store.play(lift(other.pearl));
    const record = other.store.getState().game?.record;
    if (!record) throw new Error('nothing in play');
    const run = { record, draft: '', day: null, begun: DAY, practice: false, counted: true };
    act(() => void must(bench.store.watch(run)));
    expect(bench.store.getState().game?.record.deal).toBe(record.deal);
    expect(parts?.beside).toBeFalsy();
    expect(parts?.actions).toHaveLength(1);
    const { container } = render(parts?.ghost);
    expect(container).toBeEmptyDOMElement();
  });

  it('are left out one by one where today’s rules refuse them', async () => {
    const bench = await room();
    await (await desk(bench)).receive(bench.code, await sentOf(bench));
    await changeChallenges(database, 'cups', ([one]) =>
      one ? [{ ...one, sent: '#r1~abcd' }, one, { ...one, sent: '#r1~abcde' }] : [],
    );
    await desk(await room());
    await waitFor(() => expect(parts?.ghost).toBeTruthy());
    render(parts?.ghost);
    expect(
      screen
        .getByRole('img')
        .getAttribute('aria-label')
        ?.match(/per cent/g),
    ).toHaveLength(2);
  });
});

describe('a deal that has ended before', () => {
  it('shows what is sent at once, beside the run that was kept', async () => {
    const before = await room();
    before.time.pass(1_000);
    before.store.play(lift(before.pearl));
    const [finished] = before.finished;
    const record = before.store.getState().game?.record;
    if (!finished || !record) throw new Error('nothing finished');
    await stats.change((all) => addResult(all, finished));
    const run = { record, draft: '', day: null, begun: DAY, practice: false, counted: true };
    await keepRun(database, finished, run);

    const bench = await room();
    expect(bench.store.getState().game?.status.kind).toBe('playing');
    await (await desk(bench)).receive(bench.code, await sentBy('Ada'));
    expect(parts?.ghost).toBeFalsy();
    render(parts?.over);
    const dialog = await screen.findByRole('dialog', { name: 'Runs of this deal' });
    await waitFor(() =>
      expect(
        within(dialog)
          .getAllByRole('columnheader')
          .map(({ textContent }) => textContent),
      ).toEqual(['You', '\u2068Ada\u2069']),
    );
  });

  it('hides nothing again once its last move is taken back', async () => {
    const bench = await room();
    const { receive } = await desk(bench);
    await receive(bench.code, await sentOf(bench));
    act(() => void bench.store.play(lift(bench.pearl)));
    await waitFor(() => expect(parts?.beside).toBeTruthy());
    act(() => void bench.store.undo('assisted'));
    expect(bench.store.getState().game?.status.kind).toBe('playing');
    expect(parts?.beside).toBeTruthy();
    expect(parts?.ghost).toBeFalsy();
  });
});

describe('a room without runs that were sent', () => {
  it('fetches nothing of them, and takes no other fragment for one', async () => {
    const bench = await room();
    const { result, unmount } = renderHook(() => useChallenges(definitionOf(bench.store), true, urlOf));
    result.current.receive(bench.code, '#rules');
    await act(() => new Promise((resolve) => setTimeout(resolve, 100)));
    expect(result.current.parts).toBeNull();
    expect(await kept()).toEqual([]);
    unmount();
  });
});

describe('what is said of a run that was sent', () => {
  it('leaves the words around its name where they are, and goes with the first move', async () => {
    const bench = await room();
    await (await desk(bench)).receive(bench.code, await sentBy('רחל'));
    expect(parts?.notice?.text).toMatch(/^\u2068רחל\u2069 sent a run/);
    expect(parts?.actions.map(({ label }) => label)).toEqual(['Ghost of the run sent to you']);
    aMove(bench);
    expect(parts?.notice).toBeNull();
  });

  it('tells how far it had come as the time passes, and stays at its end', async () => {
    const bench = await room();
    await (await desk(bench)).receive(bench.code, await sentBy('Ada'));
    const told = () => {
      const { unmount } = render(parts?.ghost);
      const label = screen.queryByRole('img')?.getAttribute('aria-label') ?? '';
      unmount();
      return /Ada\u2069: (\d+) per cent/.exec(label)?.[1];
    };
    bench.store.wake();
    expect(told()).toBe('0');
    // A second from the first cup to the second, on the clock of the game.
    bench.time.pass(600);
    expect(told()).toBe('33');
    bench.time.pass(60_000);
    expect(told()).toBe('67');
    act(() => void bench.store.pause());
    expect(told()).toBeUndefined();
  });
});
