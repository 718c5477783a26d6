/** Going back to the last safe move is help: it is counted, and never made better by what follows. */
import { describe, expect, it } from 'vitest';
import { readJournal } from '../../../src/core/journal';
import { expect as must } from '../../../src/core/result';
import { rules as pikachu } from '../../../src/games/pikachu/rules/rules';
import { isAidedRun } from '../../../src/store/stats/stats';
import { browser } from '../../store/onePlayer';

describe('an undo to a move that the game has found', () => {
  it('goes back there, counts as one aid under its code, and can be redone', async () => {
    const { openPage } = await browser(pikachu);
    const page = await openPage();
    must(await page.store.newGame({ size: 'quick', variant: 'still' }));
    for (let moves = 0; moves < 4; moves++) must(page.store.play([...pikachu.moves(page.state())][0]!));
    expect(page.store.undoTo(1, 'safe-undo')).toBe('done');
    expect(page.game().record).toMatchObject({ cursor: 1, tally: { aids: { 'safe-undo': 1 } } });
    expect(isAidedRun(page.game().tally)).toBe(true);
    expect(readJournal(page.game().record.journal ?? '')?.at(-1)).toMatchObject({ code: 'safe-undo' });
    expect(page.store.redo()).toBe(true);
    expect(page.game().tally.aids).toEqual({ 'safe-undo': 1 });
  });

  it('does nothing where that move is not behind', async () => {
    const { openPage } = await browser(pikachu);
    const page = await openPage();
    must(await page.store.newGame({ size: 'quick', variant: 'still' }));
    for (const cursor of [-1, 0, 3]) expect(page.store.undoTo(cursor, 'safe-undo')).toBe('nothing');
    expect(page.game().tally.aids).toEqual({});
  });
});
