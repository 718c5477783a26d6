/** What the glossary says counts is what counts. */
import { describe, expect, it } from 'vitest';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { allConditions, conditionById, conditionLabel } from '../../../src/games/dokuborn/rules/conditions';
import { countsInWords, kinds } from '../../../src/games/dokuborn/words/glossary';

describe('the glossary', () => {
  it('has one sentence or two for every condition, each once, by kind', () => {
    const said = kinds.flatMap(({ title, conditions }) => {
      expect(title).toMatch(/^[A-Z][a-z ]+$/);
      return conditions.map(countsInWords);
    });
    expect(said).toHaveLength(allConditions.length);
    expect(new Set(said).size).toBe(said.length);
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
  });

  it('means by a figure exactly that figure, of cards that have one', () => {
    let figures = 0;
    for (const condition of allConditions) {
      const [, noun = '', figure] =
        /^The card’s (cost|lore|strength|willpower) is exactly (\d+)\./.exec(countsInWords(condition)) ?? [];
      if (figure === undefined) continue;
      figures++;
      for (const card of embeddedCards.cards) {
        const own: unknown = Object.entries(card).find(([name]) => name === noun)?.[1];
        expect(condition.filter(card), `${conditionLabel(condition)}: ${card.fullName}`).toBe(
          own === Number(figure),
        );
      }
    }
    expect(figures).toBe(9 + 5 + 8 + 9);
  });

  it.each([
    ['c1', 'The card has Amethyst ink. One of two inks counts for both.'],
    ['t3', 'The card is an item.'],
    ['k2', 'The card has the keyword Evasive.'],
    ['k5', 'The card has the keyword Resist, with any number.'],
    ['u5', 'Hero stands in the line below the card’s name.'],
    ['e2', 'The card was printed in Rise of the Floodborn, new or as a reprint.'],
  ])('says of %s: %s', (id, sentence) => {
    const condition = conditionById(id);
    expect(condition && countsInWords(condition)).toBe(sentence);
  });
});
