/**
 * The card list as it ships: column by column instead of card by card, which takes a third of the bytes. Cards
 * stand in printing order, where ids, numbers, sets and inks hardly change from one to the next.
 */
import { finite, integer, list, object, type Reader, readJson, string } from '../../../../core/text';
import {
  CARD_TYPES,
  type Card,
  type CardList,
  type CardType,
  type Printing,
  type Thresholds,
} from '../types';

export interface Snapshot {
  readonly version: string;
  readonly date: string;
  readonly source: string;
  readonly counts: { readonly cards: number; readonly printings: number; readonly sets: number };
  readonly thresholds: Thresholds;
  /** What many cards share, the commonest first. */
  readonly values: Readonly<Record<SharedColumn, readonly string[]>>;
  /** One entry a card: names between bars, the rest between commas. */
  readonly columns: Readonly<Record<Column, string>>;
}

/** Positions in `values`; empty for the first. */
type SharedColumn = 'color' | 'type' | 'subtypes' | 'keywordAbilities' | 'story' | 'printings';
const FIGURES_OF_SOME = ['strength', 'willpower', 'lore', 'moveCost'] as const;
/** Empty where a card has no such figure. */
type FigureColumn = 'cost' | (typeof FIGURES_OF_SOME)[number];
/** The step from the card before; empty for 1. */
type CountingColumn = 'id' | 'number';
type Column = SharedColumn | FigureColumn | CountingColumn | 'inkwell' | 'name' | 'version';

/** How the entries of a column stand side by side. */
export interface Spelling {
  readonly figures: (column: string) => readonly string[];
  readonly names: (column: string) => readonly string[];
}

const PLAIN: Spelling = {
  figures: (column) => column.split(','),
  names: (column) => column.split('|'),
};

const LONGEST_COLUMN = 10_000_000;
const column = string(LONGEST_COLUMN);
const shares = list(string(200), 20_000);
const limits = list(finite(0, 1), 4);
const readSnapshot: Reader<Snapshot> = object<Snapshot>({
  version: string(20, /^\d{8}-[0-9a-z]{1,7}$/),
  date: string(10, /^\d{4}-\d{2}-\d{2}$/),
  source: string(100),
  counts: object<Snapshot['counts']>({
    cards: integer(1, 100_000),
    printings: integer(1, 1_000_000),
    sets: integer(1, 10_000),
  }),
  thresholds: object<Record<'2' | '3' | '4', readonly number[]>>({ '2': limits, '3': limits, '4': limits }),
  values: object<Record<SharedColumn, readonly string[]>>({
    color: shares,
    type: shares,
    subtypes: shares,
    keywordAbilities: shares,
    story: shares,
    printings: shares,
  }),
  columns: object<Record<Column, string>>({
    color: column,
    type: column,
    subtypes: column,
    keywordAbilities: column,
    story: column,
    printings: column,
    cost: column,
    strength: column,
    willpower: column,
    lore: column,
    moveCost: column,
    id: column,
    number: column,
    inkwell: column,
    name: column,
    version: column,
  }),
});

/** A snapshot that was kept as text; null where it is damaged. */
export function unpackText(text: string): CardList | null {
  const snapshot = readJson(text, LONGEST_COLUMN, readSnapshot);
  if (!snapshot.ok) return null;
  try {
    return unpackCards(snapshot.value);
  } catch {
    // Whole as JSON, yet with columns of unequal length.
    return null;
  }
}

type Draft = { -readonly [Part in keyof Card]: Card[Part] };

export function unpackCards(snapshot: Snapshot, { figures, names }: Spelling = PLAIN): CardList {
  const { version, date, counts, thresholds, values, columns } = snapshot;
  const shared = <T>(name: SharedColumn, unpack: (text: string) => T) =>
    sharedColumn(values[name].map(unpack), figures(columns[name]));
  const name = names(columns.name);
  const versionName = columns.version.split('|');
  const id = countingColumn(figures(columns.id));
  const number = countingColumn(figures(columns.number));
  const colors = shared('color', (text) => text.split('-'));
  const type = shared('type', cardType);
  const subtypes = shared('subtypes', splitList);
  const keywordAbilities = shared('keywordAbilities', splitList);
  const story = shared('story', (text) => text);
  const printings = shared('printings', (text) => splitList(text).map(printingFrom));
  const cost = figures(columns.cost);
  const inkwell = figures(columns.inkwell);
  const figuresOfSome = FIGURES_OF_SOME.map((figure) => [figure, figures(columns[figure])] as const);

  function cardAt(at: number): Card {
    const printed = entry(printings, at);
    const first = entry(printed, 0);
    const card: Draft = {
      id: entry(id, at),
      name: entry(name, at),
      fullName: fullNameOf(entry(name, at), entry(versionName, at)),
      color: entry(colors, at).join('-'),
      colors: entry(colors, at),
      cost: Number(entry(cost, at)),
      inkwell: entry(inkwell, at) === '',
      type: entry(type, at),
      subtypes: entry(subtypes, at),
      keywordAbilities: entry(keywordAbilities, at),
      story: entry(story, at),
      rarity: first.rarity,
      setCode: first.setCode,
      number: entry(number, at),
      printings: printed,
    };
    // What a card does not have is not there at all.
    if (entry(versionName, at) !== '') card.version = entry(versionName, at);
    for (const [figure, column] of figuresOfSome) {
      const text = entry(column, at);
      if (text !== '') card[figure] = Number(text);
    }
    return card;
  }
  return { version, date, thresholds, cards: Array.from({ length: counts.cards }, (_, at) => cardAt(at)) };
}

export function fullNameOf(name: string, version: string): string {
  return version === '' ? name : `${name} - ${version}`;
}

export function printingText({ setCode, rarity }: Printing): string {
  return `${setCode} ${rarity}`;
}

function printingFrom(text: string): Printing {
  const space = text.indexOf(' ');
  return { setCode: text.slice(0, space), rarity: text.slice(space + 1) };
}

function splitList(text: string): readonly string[] {
  return text === '' ? [] : text.split('|');
}

function cardType(text: string): CardType {
  const type = CARD_TYPES.find((known) => known === text);
  if (!type) throw new Error(`The card snapshot has the unknown type ${text}`);
  return type;
}

/** Cards with the same value share one object. */
function sharedColumn<T>(values: readonly T[], column: readonly string[]): readonly T[] {
  return column.map((position) => entry(values, Number(position)));
}

function countingColumn(column: readonly string[]): readonly number[] {
  let last = 0;
  return column.map((step) => {
    last += step === '' ? 1 : Number(step);
    return last;
  });
}

function entry<T>(list: readonly T[], at: number): T {
  const found = list[at];
  if (found === undefined) throw new Error('The card snapshot is not whole');
  return found;
}
