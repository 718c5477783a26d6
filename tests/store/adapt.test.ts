import { describe, expect, it } from 'vitest';
import { formatCode } from '../../src/core/codes';
import { expect as must } from '../../src/core/result';
import { type Config, rules } from '../template/rules/rules';
import { loaded } from './fakes';

const roomier = (config: Config): Config => ({ ...config, cups: 12 });

async function guest() {
  const { store } = await loaded(rules);
  const cups = () => store.getState().game?.config.cups;
  const lifted = () => store.getState().game?.record.moves.length;
  return { store, cups, lifted };
}
const code = formatCode(rules, {
  config: { cups: 6 },
  seed: 'abc',
  deal: 'p1',
  version: 1,
  dealVersion: 1,
});

describe("a config that comes from elsewhere and the player's own needs", () => {
  it('meet when a code is opened', async () => {
    const { store, cups } = await guest();
    must(store.openCode(code, roomier));
    expect(cups()).toBe(12);
  });
  it('and again at the same code: the adapted game goes on', async () => {
    const { store, cups, lifted } = await guest();
    must(store.openCode(code, roomier));
    must(store.play({ kind: 'lift', cup: 0 }));
    must(store.openCode(code, roomier));
    expect([cups(), lifted()]).toEqual([12, 1]);
  });
  it('but a game begun as it was shared stays so', async () => {
    const { store, cups, lifted } = await guest();
    must(store.openCode(code));
    must(store.play({ kind: 'lift', cup: 0 }));
    must(store.openCode(code, roomier));
    expect([cups(), lifted()]).toEqual([6, 1]);
  });
  it('in the daily too', async () => {
    const { store, cups } = await guest();
    must(await store.openDaily('2026-11-18', roomier));
    expect(cups()).toBe(12);
  });
  it('and a refused code still leaves play as it was', async () => {
    const { store, cups } = await guest();
    must(store.openCode(code));
    expect(store.openCode(`${code}x`, roomier).ok).toBe(false);
    expect(cups()).toBe(6);
  });
});
