// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { rngFor } from '../../src/core/chance';
import { faultSentence } from '../../src/frame/words/faults';
import { embeddedCards } from '../../src/games/dokuborn/rules/cards/embeddedCards';
import { packCards } from '../../src/games/dokuborn/rules/cards/packing';
import { rules as dokuborn } from '../../src/games/dokuborn/rules/rules';
import { checkSavedGames, findCheck, type StoredTexts } from '../../src/store/saving/savedGamesCheck';
import { rules } from '../template/rules';
import { words } from '../template/words';
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

describe('a game played with cards that came with an update', async () => {
  const [first] = embeddedCards.cards;
  if (!first) throw new Error('no cards');
  const version = '20270101-new';
  const added = { ...first, id: 999_999, name: 'Newcomer', version: 'Late', fullName: 'Newcomer - Late' };
  const facts = { version, date: '2027-01-01', cards: [...embeddedCards.cards, added] };
  const packed = JSON.stringify(packCards(facts, embeddedCards.thresholds, 'LorcanaJSON'));
  const kept = JSON.stringify({ checkedAt: 1, pools: [{ version, packed }] });
  const texts = (cards: string | null): StoredTexts => ({
    get: async (key) => (key === 'cards:dokuborn' ? cards : null),
  });

  async function body(): Promise<string> {
    const deal = `${first?.colors[0] === 'Amber' ? 'c2-c4' : 'c4-c2'}_o${first?.cost}-${first?.inkwell ? 'p1' : 'p0'}`;
    const { store, saves, database } = await loaded(dokuborn, { seeds: ['abc'] });
    await store.newGame(dokuborn.daily(DAY).config);
    await saves.idle();
    const text = database.texts.get('save:dokuborn') ?? '';
    const saved = JSON.parse(text.slice(text.indexOf('\n') + 1));
    const record = {
      ...saved.free.record,
      config: `2-1-free-${version}`,
      deal,
      moves: ['place 0 999999'],
      cursor: 1,
    };
    return JSON.stringify({ ...saved, free: { ...saved.free, record } });
  }

  it('is checked with the cards that come along, not with those that happen to be here', async () => {
    await import('../../src/games/dokuborn/screen/game');
    const check = findCheck('dokuborn');
    expect(await check?.(await body(), texts(kept))).toEqual({ ok: true, value: null });
    expect(await check?.(await body(), texts(null))).toMatchObject({
      ok: false,
      fault: { code: 'UNKNOWN_CARD' },
    });
    expect(await check?.(await body(), texts('no json'))).toMatchObject({ ok: false });
  });
});
