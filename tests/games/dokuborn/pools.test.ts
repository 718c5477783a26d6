/** Several card lists at once: which one a game is judged by. */
import { describe, expect, it } from 'vitest';
import { formatCode, parseCode } from '../../../src/core/codes';
import { freshTally, type GameRecord } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { packCards } from '../../../src/games/dokuborn/rules/cards/packing';
import { createPools, type Pools } from '../../../src/games/dokuborn/rules/cards/pools';
import { unpackText } from '../../../src/games/dokuborn/rules/cards/snapshot';
import { allConditions } from '../../../src/games/dokuborn/rules/conditions';
import { cardsMeeting, indexPool } from '../../../src/games/dokuborn/rules/pool';
import { createRulesOver } from '../../../src/games/dokuborn/rules/rules';
import type { CardList, Condition } from '../../../src/games/dokuborn/rules/types';

const [first] = embeddedCards.cards;
if (!first) throw new Error('no cards');

/** The embedded cards, dated later, and one more of each of some rare crossing. */
const NEW_CARD = {
  ...first,
  id: 999_999,
  name: 'Newcomer',
  version: 'Just Arrived',
  fullName: 'Newcomer - Just Arrived',
};
const newer: CardList = {
  ...embeddedCards,
  version: '20270101-new',
  date: '2027-01-01',
  cards: [...embeddedCards.cards, NEW_CARD],
};
/** A later list that has lost every card but a few. */
const poorer: CardList = {
  ...embeddedCards,
  version: '20280101-few',
  date: '2028-01-01',
  cards: embeddedCards.cards.slice(0, 3),
};

function poolsWith(...lists: readonly CardList[]): Pools {
  const pools = createPools(embeddedCards);
  for (const list of lists) pools.add(list.version, () => list);
  return pools;
}

function recordOf(pool: string, deal: string, moves: readonly string[]): GameRecord {
  return {
    game: 'dokuborn',
    version: 1,
    dealVersion: 1,
    config: `2-1-free-${pool}`,
    seed: 'abc',
    deal,
    moves,
    cursor: moves.length,
    tally: freshTally(null),
  };
}

/** A 2×2 grid whose first cell takes the first card, and so the new one. */
const DEAL = `c2-c4_o${first.cost}-${first.inkwell ? 'p1' : 'p0'}`;

describe('several card lists', () => {
  it('serve the newest day first, whichever was added last', () => {
    expect(poolsWith(newer).newest().version).toBe(newer.version);
    const old = { ...newer, version: '20200101-old' };
    expect(poolsWith(newer, old).newest().version).toBe(newer.version);
    expect(poolsWith(old).newest().version).toBe(embeddedCards.version);
    expect(poolsWith(newer).shipped.version).toBe(embeddedCards.version);
  });

  it('judge a game by the cards it names, so that it can be opened again', () => {
    const pools = poolsWith(newer);
    const rules = createRulesOver(pools, embeddedCards.version);
    const ink = first.colors[0] === 'Amber' ? DEAL : DEAL.replace('c2-c4', 'c4-c2');
    const record = recordOf(newer.version, ink, ['place 0 999999']);
    const opened = replay(rules, record);
    expect(opened.ok && opened.value.states.at(-1)?.placed[0]).toBe(999_999);
    const elsewhere = replay(rules, { ...record, config: `2-1-free-${embeddedCards.version}` });
    expect(elsewhere).toMatchObject({ ok: false, fault: { code: 'UNKNOWN_CARD' } });
  });

  it('judge a game by the newest where those it names are gone', () => {
    const pools = poolsWith(newer);
    expect(pools.has('20260101-gone')).toBe(false);
    expect(pools.named('20260101-gone').version).toBe(newer.version);
  });

  it('can be made ready in steps, to the same', async () => {
    const pools = poolsWith(newer);
    let pauses = 0;
    await pools.prepare(async () => {
      pauses++;
    });
    expect(pauses).toBeGreaterThan(1);
    expect(pools.newest()).toEqual(poolsWith(newer).newest());
    const unreadable = poolsWith();
    unreadable.add('20290101-bad', () => null);
    await unreadable.prepare(async () => {});
    expect(unreadable.newest().version).toBe(embeddedCards.version);
  });

  it('pass over a list that turns out to be damaged', () => {
    const pools = poolsWith();
    pools.add('20290101-bad', () => null);
    expect(pools.newest().version).toBe(embeddedCards.version);
    expect(pools.has('20290101-bad')).toBe(false);
    expect(pools.all()).toHaveLength(1);
  });

  it('are unpacked once, and only when needed', () => {
    let unpacked = 0;
    const pools = createPools(embeddedCards);
    pools.add('20200101-old', () => {
      unpacked++;
      return { ...newer, version: '20200101-old' };
    });
    expect(pools.newest().version).toBe(embeddedCards.version);
    expect(unpacked).toBe(0);
    pools.named('20200101-old');
    pools.named('20200101-old');
    expect(unpacked).toBe(1);
  });

  it('open a code with the newest cards, or with older ones that alone solve it', () => {
    const rules = createRulesOver(poolsWith(newer), embeddedCards.version);
    const code = formatCode(rules, {
      config: rules.daily('2026-11-18').config,
      seed: 'x',
      deal: 'c1-c2_o3-p1',
      version: 1,
      dealVersion: 1,
    });
    const opened = parseCode(rules, code);
    expect(opened.ok && opened.value.config.pool).toBe(newer.version);
    const withFew = createRulesOver(poolsWith(newer, poorer), embeddedCards.version);
    const older = parseCode(withFew, code);
    expect(older.ok && older.value.config.pool).toBe(newer.version);
  });

  it('leave the daily to the cards that ship', () => {
    const rules = createRulesOver(poolsWith(newer), embeddedCards.version);
    expect(rules.daily('2026-11-18').config.pool).toBe(embeddedCards.version);
    expect(rules.presets.every(({ config }) => config.pool === embeddedCards.version)).toBe(true);
  });
});

describe('a kept list', () => {
  const packed = JSON.stringify(packCards(newer, newer.thresholds, 'LorcanaJSON'));

  it('is the same cards again, in a fraction of the file', () => {
    expect(unpackText(packed)).toEqual(newer);
    expect(packed.length).toBeLessThan(200_000);
  });

  it.each([
    ['cut', packed.slice(0, -20)],
    ['of another shape', packed.replace('"columns"', '"colums"')],
    ['with a column too short', packed.replace(/"cost":"[^"]*"/, '"cost":"1"')],
    ['with an unknown type', packed.replace('"Location"', '"Lokation"')],
    ['with a version that could not stand in a config', packed.replace(newer.version, '../../x')],
    ['that is no object', '7'],
  ])('%s is as good as none', (_how, text) => {
    expect(text).not.toBe(packed);
    expect(unpackText(text)).toBeNull();
  });
});

describe('a pool', () => {
  /** Cards as odd as can be: parts that never meet in print, and none shared with another. */
  const oddCards = embeddedCards.cards.map((one, at) => {
    const other = embeddedCards.cards[(at * 7919 + 13) % embeddedCards.cards.length] ?? one;
    return structuredClone({ ...one, type: other.type, subtypes: other.subtypes, lore: other.lore ?? 4 });
  });
  const ownCondition: Condition = { id: 'z1', display: 'Even', filter: ({ id }) => id % 2 === 0 };
  const conditions = [...allConditions, ownCondition];

  it.each([
    ['that ships', embeddedCards.cards],
    ['of odd ones', oddCards],
  ])('of cards %s has for each condition just the cards that meet it', (_, cards) => {
    const pool = indexPool({ ...embeddedCards, cards }, conditions);
    for (const [at, condition] of conditions.entries()) {
      const meeting = cards.flatMap((one, place) => (condition.filter(one) ? [place] : []));
      expect(cardsMeeting(pool, at * conditions.length + at), condition.id).toEqual(meeting);
      for (const [beside, other] of conditions.entries()) {
        const count = meeting.filter((place) => cards[place] && other.filter(cards[place])).length;
        if (pool.pairCounts[at * conditions.length + beside] !== count)
          expect.fail(`${condition.id} and ${other.id}: ${count} cards`);
      }
    }
  });
});
