/** A link names a puzzle by its conditions alone, so the game that is open is known by them too. */
import { describe, expect, it } from 'vitest';
import { rules } from '../../../src/games/dokuborn/rules/rules';
import { createGameStore } from '../../../src/store/session/createGameStore';
import { inlineDealer } from '../../../src/store/session/dealer';
import type { FinishedGame } from '../../../src/store/session/sessionState';

const DAILY = rules.daily('2026-11-18').config;

function openStore() {
  const finished: FinishedGame[] = [];
  let seeds = 0;
  const store = createGameStore(rules, {
    clock: { now: () => 0, schedule: () => () => {} },
    freshSeed: () => `seed${seeds++}`,
    today: () => '2026-11-18',
    dealer: inlineDealer(rules),
    saves: {
      load: async () => ({ body: null, fault: null }),
      save: () => {},
      state: () => 'saved',
      subscribe: () => () => {},
      keepAside: () => {},
      freeze: () => {},
      isCurrent: () => true,
    } as never,
    onFinished: (game) => finished.push(game),
    onPractised: () => undefined,
    keptRun: async () => null,
    playedBefore: (key) => finished.some(({ dealKey }) => dealKey === key),
  });
  return { store, finished };
}

async function begun() {
  const { store, finished } = openStore();
  await store.load();
  await store.newGame({ ...DAILY, mode: 'challenge' });
  const [move] = rules.moves(store.getState().game!.view);
  store.play(move!);
  return { store, finished, code: store.code()! };
}

describe('the link of the game that is open', () => {
  it('leaves it as it is: reloading its address loses neither cards nor mode', async () => {
    const { store, code } = await begun();
    const before = store.getState().game;
    expect(store.openCode(code).ok).toBe(true);
    expect(store.getState().game?.record).toEqual(before?.record);
    expect(store.getState().game?.config.mode).toBe('challenge');
  });

  it('in another writing leaves it as it is as well', async () => {
    const { store, code } = await begun();
    const urlSafe = ` ${code.replaceAll('=', '').replaceAll('+', '-').replaceAll('/', '_')} `;
    expect(store.openCode(urlSafe).ok).toBe(true);
    expect(store.getState().game?.record.moves).toHaveLength(1);
  });

  it('of a puzzle that was finished opens it for practice', async () => {
    const { store, finished, code } = await begun();
    store.play({ kind: 'give-up' });
    expect(finished).toHaveLength(1);
    await store.newGame(DAILY);
    await store.newGame(DAILY);
    expect(store.openCode(code).ok).toBe(true);
    expect(store.getState().game).toMatchObject({ practice: true, config: { mode: 'free' } });
  });
});
