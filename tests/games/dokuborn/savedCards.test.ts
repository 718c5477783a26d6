// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { describe, expect, it } from 'vitest';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { packCards } from '../../../src/games/dokuborn/rules/cards/packing';
import { rules as dokuborn } from '../../../src/games/dokuborn/rules/rules';
import { findCheck, type StoredTexts } from '../../../src/store/saving/savedGamesCheck';
import { loaded } from '../../store/fakes';
import { DAY } from '../../store/realGames';

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
    await import('../../../src/games/dokuborn/screen/game');
    const check = findCheck('dokuborn');
    expect(await check?.(await body(), texts(kept))).toEqual({ ok: true, value: null });
    expect(await check?.(await body(), texts(null))).toMatchObject({
      ok: false,
      fault: { code: 'UNKNOWN_CARD' },
    });
    expect(await check?.(await body(), texts('no json'))).toMatchObject({ ok: false });
  });
});
