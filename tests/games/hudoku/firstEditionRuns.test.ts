/**
 * Games of the first edition, three half-played and three finished a mode, as its saves told them. They keep its
 * sand, its score and its list of records to their end, however long after the update that comes.
 */
import { describe, expect, it } from 'vitest';
import { expect as must } from '../../../src/core/result';
import type { Tally } from '../../../src/core/rules';
import { rules as hudoku } from '../../../src/games/hudoku/rules/rules';
import { saveKey } from '../../../src/store/saving/saveText';
import { browser } from '../../store/onePlayer';
import runs from './golden/hudoku.first-edition-runs.json';

/** As the seed has it, whatever the mode. */
const firstScore = ({ elapsedMs, mistakes, aids }: Tally) => {
  const hints = Object.values(aids).reduce((sum, one) => sum + one, 0);
  return Math.max(0, 10_000 - 10 * Math.floor(elapsedMs / 1000) - 500 * hints - 250 * mistakes);
};

async function opened(save: string) {
  const player = await browser(hudoku);
  player.database.texts.set(saveKey('hudoku'), save);
  const page = await player.openPage();
  await page.settled();
  return { player, page };
}

function playToTheEnd(page: Awaited<ReturnType<typeof opened>>['page']): void {
  page.store.resume();
  for (const move of [...hudoku.moves(page.state())]) {
    page.time.pass(3_000);
    must(page.store.play(move));
  }
}

describe('a game of the first edition', () => {
  it('is there six times a mode', () => {
    const named = (kind: string, mode: string) =>
      runs.filter(({ name }) => name.startsWith(kind) && name.endsWith(mode)).length;
    for (const mode of ['hourglass', 'extended', 'relaxed']) {
      expect([named('half-played', mode), named('finished', mode)], mode).toEqual([3, 3]);
    }
  });

  it.each(runs)('$name: opens as it was', async ({ save, board, notes, status, list }) => {
    const { player, page } = await opened(save);
    expect(page.store.getState().notice).toBeNull();
    expect(page.game().view.revealed.join('')).toBe(board);
    expect(page.game().view.notes.join('.')).toBe(notes);
    expect(page.game().status).toEqual(status);
    // A finished one is told to the statistics once more, in case they missed it.
    expect(
      Object.keys(player.stats()?.totals ?? {}).concat(Object.keys(player.stats()?.aidedTotals ?? {})),
    ).toEqual(list === null ? [] : [list]);
  });

  it.each(runs.filter(({ list }) => list === null))(
    '$name: ends with its own sand, score and list',
    async ({ save, sandMs }) => {
      const { player, page } = await opened(save);
      const { config } = page.game().record;
      playToTheEnd(page);
      expect(page.store.leftMs()).toBe(sandMs);
      const { tally, status } = page.game();
      expect(status).toEqual({ kind: 'won', score: firstScore(tally) });
      expect(player.finished).toMatchObject([{ config, score: firstScore(tally) }]);
      expect(page.store.savedText()).not.toContain('scoreVersion');
    },
  );

  it('fills its notes as it did, free and with what the empty cells say', async () => {
    const { page } = await opened(runs[1]!.save);
    page.store.resume();
    const before = page.game().tally;
    must(page.store.play({ kind: 'mark', mark: 'fill' }));
    expect(page.game().tally.aids).toEqual(before.aids);
  });
});
