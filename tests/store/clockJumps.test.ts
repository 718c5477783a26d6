/** Midnight, wrong clocks and journeys: nothing is lost, and no day is credited twice. */
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { isPlayableDay, today } from '../../src/app/daily/daily';
import { rngFor } from '../../src/core/chance';
import { expect as must } from '../../src/core/result';
import { inlineDealer } from '../../src/store/session/dealer';
import { addFinished } from '../../src/store/stats/adding';
import { dailyStreak } from '../../src/store/stats/stats';
import { createStatsStore } from '../../src/store/stats/statsStore';
import { count } from '../counts';
import { rules } from '../template/rules/rules';
import { fakeDatabase, fakeLocal, loaded, stateAt } from './fakes';

const MINUTE = 60_000;
const DAY = 24 * 60 * MINUTE;
const zone = process.env.TZ;

beforeEach(() => {
  process.env.TZ = 'Europe/Berlin';
  vi.useFakeTimers({ toFake: ['Date'] });
});
afterEach(() => {
  vi.useRealTimers();
  process.env.TZ = zone;
});

const at = (time: string) => vi.setSystemTime(new Date(time));

/** One browser: what it has stored outlives the page. */
async function browser() {
  const [database, local] = [fakeDatabase(), fakeLocal()];
  const stats = createStatsStore(database);
  await stats.load();
  let pages = 0;
  const counting: Promise<void>[] = [];

  async function openPage(dealt: Promise<void> = Promise.resolve()) {
    const dealer = inlineDealer(rules);
    const { store, saves } = await loaded(rules, {
      database,
      local,
      writer: `page${pages++}`,
      dealer: { ...dealer, deal: (...asked) => dealt.then(() => dealer.deal(...asked)) },
      ports: {
        today,
        onFinished: (game) => counting.push(addFinished(stats, game)),
        playedBefore: (key) => stats.playedBefore('cups', key),
      },
    });
    const game = () => {
      const { game: playing } = store.getState();
      if (!playing) throw new Error('nothing in play');
      return playing;
    };
    const state = () => stateAt(rules, game().record);
    return {
      store,
      saves,
      game,
      state,
      openToday: async () => must(await store.openDaily(today())),
      begin: () => {
        const { pearl, lifted } = state();
        const cup = [0, 1, 2, 3].find((other) => other !== pearl && !lifted.includes(other)) ?? 0;
        must(store.play({ kind: 'lift', cup }));
      },
      win: async () => {
        if (game().status.kind === 'playing') must(store.play({ kind: 'lift', cup: state().pearl }));
        await saves.idle();
        await Promise.all(counting);
      },
    };
  }
  return { openPage, dailies: () => stats.getState().games.cups?.dailies ?? {}, stats };
}

describe('a daily', () => {
  it('begun before midnight and won after counts for the day it began, and the next is another', async () => {
    const { openPage, dailies } = await browser();
    const page = await openPage();
    at('2026-11-18T23:50:00');
    await page.openToday();
    page.begin();
    at('2026-11-19T00:10:00');
    await page.win();
    expect(dailies()).toEqual({ '2026-11-18': 'won' });
    await page.openToday();
    expect(page.game()).toMatchObject({ day: '2026-11-19', practice: false });
    await page.win();
    expect(dailies()).toEqual({ '2026-11-18': 'won', '2026-11-19': 'won' });
    expect(dailyStreak(dailies(), today())).toBe(2);
  });

  it('asked for on the stroke of midnight counts for the day it was asked for', async () => {
    const { openPage, dailies } = await browser();
    let finishDealing = () => {};
    const page = await openPage(
      new Promise((resolve) => {
        finishDealing = resolve;
      }),
    );
    at('2026-11-18T23:59:59.950');
    const opening = page.openToday();
    at('2026-11-19T00:00:00.050');
    finishDealing();
    await opening;
    await page.win();
    expect(dailies()).toEqual({ '2026-11-18': 'won' });
  });

  it('left at midnight is still there in the morning, by its day and by Continue', async () => {
    const { openPage, dailies } = await browser();
    const page = await openPage();
    at('2026-11-18T23:50:00');
    await page.openToday();
    page.begin();
    await page.saves.idle();
    at('2026-11-19T08:00:00');
    for (const reopen of [
      (store: typeof page.store) => store.openUnfinished(),
      (store: typeof page.store) => store.openDaily('2026-11-18'),
    ]) {
      const next = await openPage();
      await reopen(next.store);
      expect(next.game()).toMatchObject({ day: '2026-11-18', canUndo: true });
      expect(next.game().view.lifted).toHaveLength(1);
    }
    const last = await openPage();
    await last.win();
    expect(dailies()).toEqual({ '2026-11-18': 'won' });
  });

  it('is credited once, whichever way the clock is turned', async () => {
    const { openPage, dailies } = await browser();
    const play = async () => {
      const page = await openPage();
      await page.openToday();
      await page.win();
    };
    at('2026-11-18T12:00:00');
    await play();
    at('2026-11-17T12:00:00');
    await play();
    expect(isPlayableDay('2026-11-18', today())).toBe(false);
    at('2027-11-18T12:00:00');
    await play();
    at('2026-11-18T13:00:00');
    await play();
    expect(dailies()).toEqual({ '2027-11-18': 'won', '2026-11-18': 'won', '2026-11-17': 'won' });
    expect(dailyStreak(dailies(), today())).toBe(2);
    // Lost at the second attempt: the first result stands.
    const page = await openPage();
    page.store.again();
    const { pearl } = page.state();
    for (const cup of [0, 1, 2, 3].filter((other) => other !== pearl).slice(0, 3)) {
      page.store.play({ kind: 'lift', cup });
    }
    await page.win();
    expect(dailies()['2026-11-18']).toBe('won');
  });

  it('belongs to the day where the player is: from Tokyo to Los Angeles the 18th comes twice, and counts once', async () => {
    const { openPage, dailies, stats } = await browser();
    const play = async (expected: string) => {
      expect(today()).toBe(expected);
      const page = await openPage();
      await page.openToday();
      await page.win();
    };
    process.env.TZ = 'Asia/Tokyo';
    at('2026-11-18T01:00:00Z');
    await play('2026-11-18');
    process.env.TZ = 'America/Los_Angeles';
    at('2026-11-18T02:00:00Z');
    await play('2026-11-17');
    at('2026-11-18T12:00:00Z');
    await play('2026-11-18');
    expect(dailies()).toEqual({ '2026-11-18': 'won', '2026-11-17': 'won' });
    expect(stats.getState().games.cups?.totals.c6?.played).toBe(2);
  });

  it.each([
    ['Europe/Berlin', '2026-03-29T00:55:00Z', '2026-03-29'],
    ['Europe/Berlin', '2026-10-25T00:55:00Z', '2026-10-25'],
    ['Australia/Lord_Howe', '2026-04-04T14:55:00Z', '2026-04-05'],
    ['America/Sao_Paulo', '2026-11-18T02:55:00Z', '2026-11-17'],
  ])('goes through a change of the clocks in %s at %s', async (place, time, day) => {
    process.env.TZ = place;
    at(time);
    const { openPage, dailies } = await browser();
    const page = await openPage();
    await page.openToday();
    page.begin();
    vi.setSystemTime(Date.now() + 10 * MINUTE);
    await page.win();
    expect(dailies()).toEqual({ [day]: 'won' });
    expect(page.game().tally.elapsedMs).toBe(0);
  });
});

const cases = count(100, 500);
it(`${cases} wild clocks neither lose a game nor change a day that was credited`, async () => {
  for (let run = 0; run < cases; run++) {
    const rng = rngFor(`clock${run}`, 'jumps');
    const { openPage, dailies } = await browser();
    at('2026-11-18T12:00:00');
    let page = await openPage();
    let credited: Readonly<Record<string, string>> = {};
    for (let step = 0; step < 8; step++) {
      const far = [MINUTE, 90 * MINUTE, DAY, 30 * DAY, 3650 * DAY][rng.below(5)] ?? 0;
      vi.setSystemTime(Date.now() + (rng.below(2) ? far : -far));
      await page.openToday();
      const day = today();
      const finish = rng.below(2) === 1;
      if (page.game().status.kind === 'playing') page.begin();
      if (finish) await page.win();
      const before = page.game();
      page.store.leave();
      await page.saves.idle();
      vi.setSystemTime(Date.now() + (rng.below(2) ? far : -far));
      page = await openPage();
      expect(page.game().record, `run ${run} step ${step}`).toEqual(before.record);
      expect(page.game().day).toBe(day);
      const { elapsedMs } = page.game().tally;
      expect(elapsedMs >= 0 && Number.isFinite(elapsedMs)).toBe(true);
      expect(dailies(), `run ${run} step ${step}`).toMatchObject(credited);
      credited = dailies();
    }
  }
});
