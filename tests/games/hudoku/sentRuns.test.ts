/** Whoever plays with another sand than the sender answers with both runs, and each keeps its own sand. */
import { expect, it } from 'vitest';
import { formatCode, parseCode } from '../../../src/core/codes';
import { expect as must } from '../../../src/core/result';
import { checkRun } from '../../../src/core/runs/runCheck';
import { ownRunLink } from '../../../src/frame/challenge/ownRun';
import { readRunLink } from '../../../src/frame/challenge/runLink';
import { shownBlock } from '../../../src/frame/challenge/shownRun';
import { withTimers } from '../../../src/games/hudoku/rules/modes';
import { rules } from '../../../src/games/hudoku/rules/rules';
import type { Config } from '../../../src/games/hudoku/rules/types';
import { loaded } from '../../store/fakes';

const DAY = '2026-11-18';

/** Deals or opens, and plays to the end with every move a second after the one before. */
async function played(open: Config | { readonly code: string; readonly timers: 'extended' | 'off' }) {
  const { store, time } = await loaded(rules, { seeds: ['one'] });
  if ('code' in open) must(store.openCode(open.code, (config) => withTimers(config, open.timers)));
  else must(await store.newGame(open));
  for (;;) {
    const { game } = store.getState();
    if (!game) throw new Error('nothing in play');
    const move = game.status.kind === 'playing' ? rules.hint(game.view)?.move : null;
    if (!move) return { code: store.code() ?? '', record: game.record };
    store.resume();
    time.pass(1_000);
    must(store.play(move));
  }
}

it.each(['extended', 'off'] as const)('with timers %s, an answer to the hourglass opens', async (timers) => {
  const ada = await played({ template: '4x5', level: 'gentle', mode: 'hourglass' });
  const shared = must(parseCode(rules, ada.code));
  const first = await ownRunLink(rules, ada.record, 'Ada');
  const [challenge] = must(await readRunLink(first?.fragment ?? ''));
  if (!challenge) throw new Error('no run');
  const run = must(await shownBlock(rules, ada.code, shared, challenge, DAY));

  const bob = await played({ code: ada.code, timers });
  expect(bob.code).not.toBe(ada.code);
  const answer = await ownRunLink(rules, bob.record, 'Bob', { code: ada.code, run });
  const blocks = must(await readRunLink(answer?.fragment ?? ''));
  const records = blocks.map((block) => must(checkRun(rules, shared, block))?.record.config);
  expect(records).toEqual([bob.record.config, ada.record.config]);
});

it('a run on a drawn board opens with its link', async () => {
  const dealt = await played({ template: '4x5', level: 'steady', mode: 'relaxed' });
  // The same shape as that board, drawn by hand.
  const config = must(rules.parseConfig('d5aaabbaaabbaaaddAAAdd-steady-relaxed'));
  const { deal, version, dealVersion } = dealt.record;
  const own = await played({
    code: formatCode(rules, { config, seed: 'drawn', deal, version, dealVersion }),
    timers: 'off',
  });
  expect(own.code).toContain('d5aaabb');
  const link = await ownRunLink(rules, own.record, 'Ada');
  const [block] = must(await readRunLink(link?.fragment ?? ''));
  if (!block) throw new Error('no run');
  const opened = must(checkRun(rules, must(parseCode(rules, own.code)), block));
  expect(opened?.record.moves).toEqual(own.record.moves);
  expect(block.outcome).toBe('won');
});

it('a run of another board or level is of another deal, whatever its seed', () => {
  const config: Config = { template: '6x5', level: 'steady', mode: 'hourglass' };
  for (const timers of ['on', 'extended', 'off'] as const)
    expect(rules.isDealtAlike?.(config, withTimers(config, timers))).toBe(true);
  expect(rules.isDealtAlike?.(config, { ...config, level: 'sharp' })).toBe(false);
  expect(rules.isDealtAlike?.(config, { ...config, template: '8x8' })).toBe(false);
});
