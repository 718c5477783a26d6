/** A practice run that is gone on with in another mode, which only Hudoku offers. */
import { describe, expect, it } from 'vitest';
import { expect as must } from '../../../src/core/result';
import { rules as hudoku } from '../../../src/games/hudoku/rules/rules';
import { browser, DAY } from '../../store/onePlayer';

describe('practice that is gone on with in another way', () => {
  it('stays beside its first run, on its day, and opens from its own address', async () => {
    const { openPage } = await browser(hudoku);
    const page = await openPage();
    const sand = { ...hudoku.daily(DAY).config, mode: 'hourglass' } as const;
    must(await page.store.openDaily(DAY, () => sand));
    must(page.store.play({ kind: 'reveal' }));
    page.store.startOver();
    must(page.store.play({ kind: 'reveal' }));
    const first = page.saved().daily?.record;
    const { record } = page.game();
    const config = hudoku.formatConfig({ ...sand, mode: 'relaxed' });
    must(page.store.openRecord({ ...record, config, tally: { ...record.tally, clockLeftMs: null } }));
    expect(page.game()).toMatchObject({ day: DAY, practice: true, otherRun: 'first' });
    expect(page.saved()).toMatchObject({ free: null, replaced: null });
    await page.settled();
    const next = await openPage();
    must(next.store.openCode(next.store.code() ?? ''));
    expect(next.game()).toMatchObject({ practice: true, otherRun: 'first', config: { mode: 'relaxed' } });
    next.store.backToFirstRun();
    expect(next.game().record).toEqual(first);
  });
});
