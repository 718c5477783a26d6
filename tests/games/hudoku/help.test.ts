/** Help as the store counts it: told with its price, counted once it is paid for, and nobody is timed while reading. */
import { describe, expect, it } from 'vitest';
import { formatCode } from '../../../src/core/codes';
import { expect as must } from '../../../src/core/result';
import { rules as hudoku } from '../../../src/games/hudoku/rules/rules';
import type { Config } from '../../../src/games/hudoku/rules/types';
import { browser } from '../../store/onePlayer';

const CONFIG: Config = { template: '6x5', level: 'steady', mode: 'hourglass' };

async function begun(config: Config = CONFIG) {
  const player = await browser(hudoku);
  const page = await player.openPage();
  must(await page.store.newGame(config));
  page.store.wake();
  page.time.pass(4_000);
  return { player, page };
}

function place(page: Awaited<ReturnType<typeof begun>>['page']): void {
  const [move] = hudoku.moves(page.state());
  must(page.store.play(move!));
}

describe('Explain', () => {
  it('names the technique for nothing, and is counted once when the next stage is told', async () => {
    const { page } = await begun();
    const counted: (number | undefined)[] = [];
    for (let stage = 0; stage < 4; stage++) {
      page.store.askHint();
      counted.push(page.game().tally.aids.explain);
    }
    expect(counted).toEqual([undefined, 1, 1, 1]);
    page.store.closeHint();
    page.store.askHint();
    expect(page.game().tally.aids).toEqual({ explain: 1 });
  });

  it('counts what was priced: techniques that were only named leave the run without help', async () => {
    const { page, player } = await begun();
    while (page.game().status.kind === 'playing') {
      page.store.askHint();
      place(page);
    }
    expect(page.game().tally.aids).toEqual({});
    expect(page.game().status).toEqual({ kind: 'won', score: 9_960 });
    await page.settled();
    expect(Object.keys(player.stats()?.totals ?? {})).toEqual(['6x5-steady-hourglass.2']);
  });

  it('holds both clocks while it is open', async () => {
    const { page } = await begun();
    page.store.askHint();
    const clocks = () => [page.store.elapsedMs(), page.store.leftMs()];
    const before = clocks();
    expect(before).toEqual([4_000, 41_000]);
    page.time.pass(60_000);
    page.store.wake();
    page.store.askHint();
    page.time.pass(60_000);
    expect(clocks()).toEqual(before);
    expect(page.game()).toMatchObject({ paused: false, clockRuns: false });
    page.store.closeHint();
    page.time.pass(1_000);
    expect(clocks()).toEqual([5_000, 40_000]);
  });

  it.each(['play', 'undo', 'redo'] as const)('lets them go on after %s', async (verb) => {
    const { page } = await begun();
    place(page);
    if (verb === 'redo') page.store.undo();
    page.store.askHint();
    if (verb === 'play') place(page);
    else page.store[verb]();
    expect(page.game()).toMatchObject({ hint: null, clockRuns: true });
    page.time.pass(2_000);
    expect(page.store.elapsedMs()).toBe(6_000);
  });

  it('is not paid for by a wrong number meanwhile, nor timed', async () => {
    const { page } = await begun();
    page.store.askHint();
    const [move] = hudoku.moves(page.state());
    if (move?.kind !== 'place') throw new Error('nothing to place');
    expect(page.store.play({ ...move, digit: (move.digit % 4) + 1 }).ok).toBe(false);
    page.time.pass(9_000);
    expect(page.game().tally).toMatchObject({ elapsedMs: 4_000, mistakes: 1, aids: {} });
  });
});

describe('Fill notes', () => {
  it('is counted as an aid, once for each time it tells something', async () => {
    const { page } = await begun();
    must(page.store.play({ kind: 'fillNotes' }));
    expect(page.store.play({ kind: 'fillNotes' }).ok).toBe(false);
    page.store.undo();
    expect(page.game().tally.aids).toEqual({ 'fill-notes': 1 });
    must(page.store.play({ kind: 'fillNotes' }));
    expect(page.game().tally.aids).toEqual({ 'fill-notes': 2 });
  });

  it('takes a run out of those without help, at −500', async () => {
    const { page, player } = await begun();
    must(page.store.play({ kind: 'fillNotes' }));
    for (const move of [...hudoku.moves(page.state())]) must(page.store.play(move));
    expect(page.game().status).toEqual({ kind: 'won', score: 9_460 });
    await page.settled();
    expect(player.stats()).toMatchObject({
      totals: {},
      aidedTotals: { '6x5-steady-hourglass.2': { won: 1 } },
    });
  });
});

describe('a new game', () => {
  it('on an old link takes the new sand, score and list', async () => {
    const player = await browser(hudoku);
    const page = await player.openPage();
    const code = '1~6x5-steady-hourglass~daily-2026-11-18~052401000060479200759063083004~jr79';
    must(page.store.openCode(code));
    expect(page.store.leftMs()).toBe(45_000);
    for (const move of [...hudoku.moves(page.state())]) must(page.store.play(move));
    expect(player.finished).toMatchObject([{ config: '6x5-steady-hourglass.2', score: 10_000 }]);
    expect(page.store.code()).toBe(code);
  });

  it('is known as such after a reload, and to a tab of the first edition as none of its own', async () => {
    const { page, player } = await begun();
    place(page);
    await page.settled();
    const next = await player.openPage();
    expect(next.game().record.scoreVersion).toBe(2);
    expect(next.store.leftMs()).toBe(45_000);
    const written = [...player.database.texts.values()].find((text) => text.startsWith('parlour-save'));
    expect(written).toMatch(/^parlour-save 2 hudoku /);
  });

  it('says in its code which generator dealt it', async () => {
    const { page } = await begun();
    const { config, record } = page.game();
    expect(record).toMatchObject({ version: 1, dealVersion: 2, scoreVersion: 2 });
    expect(formatCode(hudoku, { ...record, config })).toMatch(/^1-2~6x5-steady-hourglass~/);
  });
});
