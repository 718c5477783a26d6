/**
 * One tab on bad days: the database is slow, held by another page, loses its answers or is cleared, the browser is
 * killed. It must never take its own save for another tab's, and what was played must be there after a reload.
 */
import { describe, expect, it } from 'vitest';
import { pick, rngFor } from '../../src/core/chance';
import { localKey } from '../../src/store/saving/saveText';
import { count, series } from '../counts';
import { type Gate, type ModelBrowser, modelBrowser, settle } from './modelBrowser';
import { type RealPage, realGames } from './realGames';

const CASES = count(36, 200);
const WALKS = count(50, 2_000);

/** As long as it takes until the last attempt has been made again; in steps, so that calls are answered in between. */
async function letPass(browser: ModelBrowser): Promise<void> {
  for (let second = 0; second < 35; second++) {
    browser.time.pass(1_000);
    await settle();
  }
}

interface OpenPage {
  readonly table: RealPage;
  readonly die: () => void;
}

let tabs = 0;

async function openPage(browser: ModelBrowser, game: (typeof realGames)[number]): Promise<OpenPage> {
  const { die, ...page } = browser.openPage();
  const opening = game.open({ ...page, writer: `w${tabs++}` });
  await settle();
  // Where the database does not answer, the page stops waiting for it.
  browser.time.pass(2_000);
  const table = await opening;
  if (table.shown() === null) await table.play(rngFor('any', 'first'));
  return { table, die };
}

/** Each begins while a move is being written and ends some moves later. */
const CAUSES: Readonly<
  Record<string, (browser: ModelBrowser, playOn: () => Promise<void>) => Promise<void>>
> = {
  async 'a write takes 2.2 seconds'(browser, playOn) {
    const commits = browser.slow();
    await playOn();
    browser.time.pass(2_200);
    await playOn();
    commits.open();
    await playOn();
  },
  async 'the browser stands still for 2.5 seconds'(browser, playOn) {
    const commits = browser.slow();
    await playOn();
    browser.time.sleep(2_500);
    browser.time.pass(0);
    commits.open();
    await playOn();
  },
  async 'another page holds the table'(browser, playOn) {
    const table = browser.hold();
    await playOn();
    browser.time.pass(9_000);
    await playOn();
    table.open();
    await playOn();
  },
  async 'site data is cleared'(browser, playOn) {
    await playOn();
    browser.clear();
    await playOn();
  },
  async 'site data is cleared in the middle of a write'(browser, playOn) {
    const commits = browser.slow();
    await playOn();
    browser.clear();
    commits.open();
    await settle();
    browser.time.pass(1_000);
  },
  async 'a write is committed and told to have failed'(browser, playOn) {
    browser.loseAnswers(true);
    await playOn();
    browser.loseAnswers(false);
    await playOn();
  },
};
const NAMES = Object.keys(CAUSES);

describe.each(realGames)('$name', (game) => {
  const own = Math.ceil(CASES / realGames.length);
  it(`says nothing false and loses nothing in ${own} cases (seed days${series})`, async () => {
    for (let at = 0; at < own; at++) {
      const name = NAMES[(at + realGames.indexOf(game)) % NAMES.length] ?? '';
      const rng = rngFor(`days${series}`, game.id, at);
      const browser = modelBrowser();
      const { table, die } = await openPage(browser, game);
      const playOn = async () => {
        for (let moves = 1 + rng.below(3); moves > 0; moves--) await table.play(rng);
        await settle();
        expect(table.saves.state(), `${name}, case ${at}`).toBe('saved');
      };
      await playOn();
      await CAUSES[name]?.(browser, playOn);
      await letPass(browser);
      expect(table.saves.state(), `${name}, case ${at}`).toBe('saved');
      die();
      const after = await openPage(browser, game);
      expect(after.table.shown(), `${name}, case ${at}`).toBe(table.shown());
      // Also where only what IndexedDB had committed is left.
      browser.local.items.clear();
      expect((await openPage(browser, game)).table.shown(), `${name}, case ${at}`).toBe(table.shown());
    }
  });
});

it(`${WALKS} random series of bad days lose nothing (seed walk${series})`, async () => {
  for (let run = 0; run < WALKS; run++) {
    const rng = rngFor(`walk${series}`, 'days', run);
    const said = () => `run ${run}`;
    const browser = modelBrowser();
    const game = pick(realGames, rng);
    const gates: Gate[] = [];
    let sitting = await openPage(browser, game);
    let backThen = new Map(browser.local.items);

    const calmDown = async () => {
      for (const gate of gates.splice(0)) gate.open();
      browser.loseAnswers(false);
      await settle();
      await letPass(browser);
    };
    const play = async () => {
      for (let moves = 1 + rng.below(3); moves > 0; moves--) await sitting.table.play(rng);
      if (rng.below(2) === 0) await settle();
    };
    const reload = async () => {
      const before = sitting.table.shown();
      sitting.die();
      sitting = await openPage(browser, game);
      expect(sitting.table.shown(), said()).toBe(before);
    };
    const kill = async () => {
      await calmDown();
      const before = sitting.table.shown();
      sitting.die();
      // The browser's own store of copies is many seconds behind.
      browser.local.items.clear();
      for (const [key, text] of backThen) browser.local.items.set(key, text);
      if (rng.below(2) === 0 && browser.local.items.has(localKey(game.id))) gates.push(browser.hold());
      sitting = await openPage(browser, game);
      await calmDown();
      expect(sitting.table.shown(), said()).toBe(before);
    };
    const steps: (() => Promise<void>)[] = [
      play,
      play,
      play,
      reload,
      kill,
      settle,
      calmDown,
      async () => void gates.push(browser.hold()),
      async () => void gates.push(browser.slow()),
      async () => browser.loseAnswers(rng.below(2) === 0),
      async () => browser.time.pass(rng.below(5_000)),
      async () => {
        backThen = new Map(browser.local.items);
      },
      async () => {
        browser.clear();
        await play();
      },
    ];
    for (let step = 0; step < 25; step++) {
      await pick(steps, rng)();
      expect(sitting.table.saves.state(), said()).toBe('saved');
    }
    await calmDown();
    await reload();
  }
});
