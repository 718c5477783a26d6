import { describe, expect, it } from 'vitest';
import { expect as must } from '../../../src/core/result';
import { MAX_ALL_CARDS, readAllCards, readMetadata } from '../../../src/games/dokuborn/rules/allCards';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { NASTY_TEXTS } from '../../contract/nastyTexts';
import { allCardsJson, METADATA, QUEST_CARD, type Raw, rawCards } from './lorcanaJson';
import { HOSTILE } from './nastyNames';

const ELSA = rawCards(
  embeddedCards.cards.filter(({ fullName }) => fullName === 'Elsa - Spirit of Winter'),
)[0]!;
const read = (...cards: Raw[]) => must(readAllCards(allCardsJson(cards)));
const code = (json: string) => {
  const answer = readAllCards(json);
  return answer.ok ? 'OK' : answer.fault.code;
};

describe('reading allCards.json', () => {
  it('finds in LorcanaJSON’s own shape the very cards that are embedded', () => {
    const { facts, dropped, metadata } = must(readAllCards(allCardsJson()));
    expect(facts.cards).toEqual(embeddedCards.cards);
    expect(dropped).toBe(0);
    expect(metadata).toEqual(METADATA);
    expect(facts.date).toBe('2026-11-01');
  });

  it('leaves Quest sets out without calling them damaged', () => {
    expect(read(ELSA, QUEST_CARD)).toMatchObject({ dropped: 0, facts: { cards: [{ id: 42 }] } });
  });

  it('keeps one card of each name, the earliest ordinary printing, with all printings', () => {
    const { facts } = read(
      { ...ELSA, id: 900, setCode: '9', rarity: 'Rare', number: 5 },
      { ...ELSA, id: 30, setCode: '1', rarity: 'Enchanted', number: 207 },
      { ...ELSA, id: 41, setCode: 'P1', rarity: 'Special' },
      { ...ELSA, id: 42, setCode: '1', rarity: 'Legendary', fullName: 'ELSA - Spirit Of Winter' },
      { ...ELSA, id: 1000, setCode: '10', rarity: 'Rare' },
    );
    expect(facts.cards).toHaveLength(1);
    expect(facts.cards[0]).toMatchObject({ id: 42, setCode: '1', rarity: 'Legendary', number: 42 });
    expect(facts.cards[0]!.printings.map(({ setCode, rarity }) => `${setCode} ${rarity}`)).toEqual([
      '1 Legendary',
      '1 Enchanted',
      '9 Rare',
      '10 Rare',
      'P1 Special',
    ]);
  });

  it.each([
    ['no id', { id: undefined }],
    ['an id of text', { id: '42' }],
    ['a half id', { id: 4.5 }],
    ['no name', { fullName: undefined }],
    ['an unknown ink', { color: 'Purple' }],
    ['the same ink twice', { color: 'Amber-Amber' }],
    ['three inks', { color: 'Amber-Ruby-Steel' }],
    ['no ink outside a Quest', { color: '' }],
    ['a cost of text', { cost: '8' }],
    ['a negative cost', { cost: -1 }],
    ['a cost beyond all', { cost: 1e9 }],
    ['an inkwell of one', { inkwell: 1 }],
    ['an unknown type', { type: 'Spaceship' }],
    ['subtypes of text', { subtypes: 'Hero' }],
    ['too many subtypes', { subtypes: Array.from({ length: 50 }, () => 'Hero') }],
    ['lore of text', { lore: '3' }],
    ['a set that is a number', { setCode: 1 }],
    ['a set with a bar', { setCode: '1|2' }],
  ])('drops a card with %s and keeps the others', (_name, change) => {
    const bad = Object.fromEntries(
      Object.entries({ ...ELSA, ...change }).filter(([, value]) => value !== undefined),
    );
    const good = { ...ELSA, id: 7, fullName: 'Anna', name: 'Anna', version: undefined };
    expect(read(bad, good)).toMatchObject({ dropped: 1, facts: { cards: [{ id: 7 }] } });
  });

  it('drops what is no card at all', () => {
    const odd = [null, 7, 'Elsa', [], [[]], {}, { __proto__: ELSA }] as unknown as Raw[];
    expect(read(...odd, ELSA)).toMatchObject({ dropped: odd.length, facts: { cards: [{ id: 42 }] } });
  });

  it(`lets none of ${HOSTILE.length} hostile strings do harm in any field`, () => {
    expect(HOSTILE).toHaveLength(200);
    const before = Object.getOwnPropertyNames(Object.prototype).sort();
    const fields = [
      'name',
      'version',
      'fullName',
      'color',
      'type',
      'story',
      'rarity',
      'setCode',
      'id',
      'cost',
      'inkwell',
      'number',
      'strength',
      'moveCost',
    ];
    const hostile = HOSTILE.flatMap((text) => [
      ...fields.map((field) => ({ ...ELSA, fullName: 'Victim', [field]: text })),
      { ...ELSA, subtypes: [text] },
      { ...ELSA, keywordAbilities: ['Shift', text] },
      { ...ELSA, [text]: text },
    ]);
    const { facts } = read(...hostile, ...rawCards());
    const texts = facts.cards.flatMap((card) => [
      card.name,
      card.fullName,
      card.version ?? '',
      card.story,
      ...card.subtypes,
      ...card.keywordAbilities,
      ...card.printings.flatMap(({ setCode, rarity }) => [setCode, rarity]),
    ]);
    const harmful = /[<>{}|`\\\p{Cc}\p{Cf}\p{Cs}]|\p{M}{3}/u;
    expect(texts.length).toBeGreaterThan(10_000);
    expect(texts.filter((text) => text.length > 160 || harmful.test(text))).toEqual([]);
    const names = new Set(facts.cards.map(({ fullName }) => fullName));
    expect(embeddedCards.cards.filter(({ fullName }) => !names.has(fullName))).toEqual([]);
    expect(Object.getOwnPropertyNames(Object.prototype).sort()).toEqual(before);
  });

  it.each([
    ['nothing', '', 'NOT_JSON'],
    ['a web page', '<!doctype html><title>Not found</title>', 'NOT_JSON'],
    ['a cut file', allCardsJson([ELSA]).slice(0, -20), 'NOT_JSON'],
    ['another shape', '{"cards": []}', 'OTHER_SHAPE'],
    ['a list', '[]', 'OTHER_SHAPE'],
    ['null', 'null', 'OTHER_SHAPE'],
    ['cards that are a record', JSON.stringify({ metadata: METADATA, cards: {} }), 'OTHER_SHAPE'],
    ['a new format', allCardsJson([ELSA], { ...METADATA, formatVersion: '3.0.0' }), 'OTHER_FORMAT'],
    ['another language', allCardsJson([ELSA], { ...METADATA, language: 'de' }), 'OTHER_LANGUAGE'],
    ['no date', allCardsJson([ELSA], { ...METADATA, generatedOn: 'yesterday' }), 'OTHER_SHAPE'],
    [
      'too many cards',
      `{"metadata":${JSON.stringify(METADATA)},"cards":[${'0,'.repeat(100_000)}0]}`,
      'OTHER_SHAPE',
    ],
    ['deep nesting', '['.repeat(100_000), 'NOT_JSON'],
    ['too much', 'x'.repeat(MAX_ALL_CARDS + 1), 'TOO_LONG'],
  ])('refuses %s', (_name, json, reason) => {
    expect(code(json)).toBe(reason);
  });

  it('refuses nasty texts without a throw', () => {
    for (const text of NASTY_TEXTS) {
      expect(readAllCards(text).ok).toBe(false);
      expect(readMetadata(text).ok).toBe(false);
      for (const field of ['formatVersion', 'generatedOn', 'language']) {
        expect(readMetadata(JSON.stringify({ ...METADATA, [field]: text })).ok).toBe(false);
      }
    }
    expect(must(readMetadata(JSON.stringify(METADATA)))).toEqual(METADATA);
  });
});
