/** What LorcanaJSON really serves, field for field, over the embedded cards. */
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import type { Card } from '../../../src/games/dokuborn/rules/types';

export const METADATA = { formatVersion: '2.3.1', generatedOn: '2026-11-01T08:15:30', language: 'en' };

export type Raw = Record<string, unknown>;

/** One entry for every printing, with all that the game does not read. */
export function rawCards(cards: readonly Card[] = embeddedCards.cards): Raw[] {
  return cards.flatMap((card) =>
    card.printings.map(({ setCode, rarity }, at) => rawCard(card, at, setCode, rarity)),
  );
}

function rawCard(card: Card, at: number, setCode: string, rarity: string): Raw {
  const { colors, printings, subtypes, keywordAbilities, ...plain } = card;
  return {
    ...plain,
    id: at === 0 ? card.id : 100_000 + card.id * 10 + at,
    setCode,
    rarity,
    ...(colors.length === 2 ? { colors } : {}),
    ...(subtypes.length > 0 ? { subtypes, subtypesText: subtypes.join(' • ') } : {}),
    ...(keywordAbilities.length > 0 ? { keywordAbilities } : {}),
    abilities: [{ type: 'static', name: 'A NAME', effect: 'Some effect.', fullText: 'A NAME Some effect.' }],
    allowedInFormats: { Core: { allowed: true }, Infinity: { allowed: true } },
    artists: ['Somebody'],
    artistsText: 'Somebody',
    code: '1a',
    externalLinks: { cardmarketId: 1 },
    flavorText: 'Something\nin two lines.',
    foilTypes: ['None', 'Silver'],
    fullIdentifier: `${card.number}/204 • EN • ${setCode}`,
    fullText: 'A NAME Some effect.',
    fullTextSections: ['A NAME Some effect.'],
    images: { full: 'https://example.org/full.jpg', thumbnail: 'https://example.org/thumbnail.jpg' },
    simpleName: card.fullName.toLowerCase(),
  };
}

export const QUEST_CARD: Raw = {
  id: 1200,
  name: 'Deep Trouble',
  fullName: 'Deep Trouble',
  color: '',
  cost: 0,
  inkwell: false,
  type: 'Action',
  rarity: 'Special',
  setCode: 'Q1',
  number: 3,
};

export function allCardsJson(cards: readonly Raw[] = rawCards(), metadata: Raw = METADATA): string {
  const sets = { '1': { name: 'The First Chapter', hasAllCards: true, type: 'expansion', number: 1 } };
  return JSON.stringify({ metadata, sets, cards });
}
