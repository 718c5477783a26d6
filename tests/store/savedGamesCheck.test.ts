// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../src/core/chance';
import { faultSentence } from '../../src/frame/words/faults';
import { checkSavedGames } from '../../src/store/saving/savedGamesCheck';
import { rules } from '../template/rules/rules';
import { words } from '../template/words/words';
import { loaded, stateAt } from './fakes';
import { DAY, realGames } from './realGames';

/** Every way in which one figure or letter of a move, deal or config may have gone wrong. */
function spoil(body: string, seed: string): string {
  const rng = rngFor(seed, 'spoil');
  const texts = [...body.matchAll(/"(?:deal|config|moves)":(\["[^\]]*\]|"[^"]*")/g)];
  const field = texts[rng.below(texts.length)];
  const at =
    (field?.index ?? 0) + (field?.[0].indexOf(':') ?? 0) + 2 + rng.below((field?.[1]?.length ?? 3) - 2);
  return body.slice(0, at) + 'q~!9'[rng.below(4)] + body.slice(at + 1);
}

describe.each(realGames)('$name', (game) => {
  it('opens again, as its check says', async () => {
    const { save, body } = await game.play('checked', 6);
    expect(game.check(body)).toEqual({ ok: true, value: null });
    expect(await game.reopen(save)).toContain('"notice":null');
  });

  it('is refused when one letter of it is wrong, or else still replays; never throws', async () => {
    const { body } = await game.play('checked', 6);
    let refused = 0;
    for (let run = 0; run < 60; run++) {
      const spoilt = spoil(body, `spoil${run}`);
      const checked = game.check(spoilt);
      if (!checked.ok) {
        refused++;
        const said = game.sentence(checked.fault);
        expect(said).toMatch(/^In (the free game|the daily|the game put away): |^This text is damaged/);
        expect(said, checked.fault.code).not.toContain(faultSentence({ code: 'none' }));
      }
    }
    expect(refused).toBeGreaterThan(20);
  });
});

it('a save is checked in all its places', async () => {
  const { store, saves, database } = await loaded(rules, { seeds: ['abc', 'def'] });
  const lift = () => {
    const { record } = store.getState().game!;
    const { pearl } = stateAt(rules, record);
    return store.play({ kind: 'lift', cup: pearl === 0 ? 1 : 0 });
  };
  await store.newGame({ cups: 6 });
  lift();
  await store.openDaily(DAY);
  lift();
  store.openFree();
  await store.newGame({ cups: 12 });
  await saves.idle();
  const text = database.texts.get('save:cups') ?? '';
  const saved = JSON.parse(text.slice(text.indexOf('\n') + 1));
  expect(checkSavedGames(rules, JSON.stringify(saved)).ok).toBe(true);
  for (const [place, where] of [
    ['free', 'In the free game'],
    ['daily', 'In the daily'],
    ['replaced', 'In the game put away'],
  ] as const) {
    const record = { ...saved[place].record, moves: ['l99'], cursor: 0 };
    const spoilt = { ...saved, [place]: { ...saved[place], record } };
    const checked = checkSavedGames(rules, JSON.stringify(spoilt));
    if (checked.ok) throw new Error(`accepted: ${place}`);
    expect(checked.fault.code).toBe('BAD_MOVE');
    expect(faultSentence(checked.fault, words)).toMatch(new RegExp(`^${where}: At move 1: A move `));
  }
});
