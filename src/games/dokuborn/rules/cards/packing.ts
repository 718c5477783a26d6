/** Writes what `snapshot.ts` reads; for what ships and for what updates bring. */

import type { Card, CardFacts, Thresholds } from '../types';
import { fullNameOf, printingText, type Snapshot } from './snapshot';

export function packCards(facts: CardFacts, thresholds: Thresholds, source: string): Snapshot {
  const { cards, version, date } = facts;
  for (const card of cards) assertNamed(card);
  const printings = cards.flatMap((card) => card.printings);
  const shared = {
    color: packShared(cards.map((card) => card.color)),
    type: packShared(cards.map((card) => card.type)),
    subtypes: packShared(cards.map((card) => card.subtypes.join('|'))),
    keywordAbilities: packShared(cards.map((card) => card.keywordAbilities.join('|'))),
    story: packShared(cards.map((card) => card.story)),
    printings: packShared(cards.map((card) => card.printings.map(printingText).join('|'))),
  };
  return {
    version,
    date,
    source,
    counts: {
      cards: cards.length,
      printings: printings.length,
      sets: new Set(printings.map((printing) => printing.setCode)).size,
    },
    thresholds,
    values: {
      color: shared.color.values,
      type: shared.type.values,
      subtypes: shared.subtypes.values,
      keywordAbilities: shared.keywordAbilities.values,
      story: shared.story.values,
      printings: shared.printings.values,
    },
    columns: {
      id: packCounting(cards.map((card) => card.id)),
      name: cards.map((card) => card.name).join('|'),
      version: cards.map((card) => card.version ?? '').join('|'),
      color: shared.color.column,
      cost: packFigures(cards.map((card) => card.cost)),
      inkwell: cards.map((card) => (card.inkwell ? '' : 'no')).join(','),
      type: shared.type.column,
      subtypes: shared.subtypes.column,
      strength: packFigures(cards.map((card) => card.strength)),
      willpower: packFigures(cards.map((card) => card.willpower)),
      lore: packFigures(cards.map((card) => card.lore)),
      moveCost: packFigures(cards.map((card) => card.moveCost)),
      keywordAbilities: shared.keywordAbilities.column,
      story: shared.story.column,
      number: packCounting(cards.map((card) => card.number)),
      printings: shared.printings.column,
    },
  };
}

function assertNamed({ name, version = '', fullName }: Card): void {
  if (fullName !== fullNameOf(name, version)) throw new Error(`${fullName} is not its name and version`);
}

function packFigures(figures: readonly (number | undefined)[]): string {
  return figures.map((value) => value ?? '').join(',');
}

function packCounting(numbers: readonly number[]): string {
  const steps = numbers.map((value, at) => value - (numbers[at - 1] ?? 0));
  return steps.map((step) => (step === 1 ? '' : step)).join(',');
}

function packShared(texts: readonly string[]): { values: string[]; column: string } {
  const uses = new Map<string, number>();
  for (const text of texts) uses.set(text, (uses.get(text) ?? 0) + 1);
  const values = [...uses].sort((a, b) => b[1] - a[1]).map(([text]) => text);
  const positions = new Map(values.map((text, position) => [text, position]));
  return { values, column: texts.map((text) => positions.get(text) || '').join(',') };
}
