/**
 * Reads LorcanaJSON's `allCards.json`. The text comes from another server, so nothing in it is believed: sizes
 * are checked before parsing, every card against a schema, and cards that fail are left out one by one.
 */
import { hashText } from '../../../core/hash';
import { ok, type Result } from '../../../core/result';
import {
  boolean,
  integer,
  list,
  object,
  oneOf,
  type Reader,
  read,
  string,
  withDefault,
} from '../../../core/text';
import { refuse } from './cards/faults';
import { fullNameOf } from './cards/snapshot';
import { CARD_TYPES, type Card, type CardFacts, type CardType, INKS } from './types';

/** The real file holds some 10 MB; twice that in a few years is likely, ten times that is a mistake. */
export const MAX_ALL_CARDS = 48_000_000;
const MAX_CARDS = 100_000;
/** The second number of the format goes up for additions, the first when fields change their meaning. */
const FORMAT_MAJOR = '2';

interface Metadata {
  readonly formatVersion: string;
  /** `2026-09-23T18:27:08`; sorts as text. */
  readonly generatedOn: string;
  readonly language: string;
}

export interface ReadCards {
  readonly metadata: Metadata;
  readonly facts: CardFacts;
  /** Cards left out because some field was not what LorcanaJSON promises. */
  readonly dropped: number;
}

/** Letters, digits and the punctuation of card names: no markup, no control, direction or invisible marks. */
const PLAIN_TEXT = /^(?!.*\p{M}{3})[\p{L}\p{N}\p{M} !"#$%&'()*+,\-./:;?@[\]’‘“”–—…♪★]+$/u;
const LONGEST_NAME = 80;

interface PrintedCard {
  readonly id: number;
  readonly name: string;
  readonly version: string;
  readonly fullName: string;
  readonly color: string;
  readonly cost: number;
  readonly inkwell: boolean;
  readonly type: CardType;
  readonly subtypes: readonly string[];
  readonly strength: number | null;
  readonly willpower: number | null;
  readonly lore: number | null;
  readonly moveCost: number | null;
  readonly keywordAbilities: readonly string[];
  readonly story: string;
  readonly rarity: string;
  readonly setCode: string;
  readonly number: number;
}

const plainText = (maxLength: number) => string(maxLength, PLAIN_TEXT);
const words = withDefault(list(plainText(40), 12), []);
const figure = withDefault<number | null>(
  (value, at) => (value === null ? null : integer(0, 99)(value, at)),
  null,
);
const text = withDefault<string>((value, at) => (value === '' ? '' : plainText(LONGEST_NAME)(value, at)), '');
const ONE_OR_TWO_INKS = new RegExp(`^(${INKS.join('|')})(-(?!\\1)(${INKS.join('|')}))?$`);

const readPrintedCard: Reader<PrintedCard> = object<PrintedCard>({
  id: integer(1, 9_999_999),
  name: plainText(LONGEST_NAME),
  version: text,
  fullName: plainText(2 * LONGEST_NAME),
  color: string(20, ONE_OR_TWO_INKS),
  cost: integer(0, 99),
  inkwell: boolean,
  type: oneOf(CARD_TYPES),
  subtypes: words,
  strength: figure,
  willpower: figure,
  lore: figure,
  moveCost: figure,
  keywordAbilities: words,
  story: text,
  rarity: plainText(30),
  setCode: string(6, /^[A-Za-z0-9]+$/),
  number: integer(0, 9999),
});

const readMetadataFields: Reader<Metadata> = object<Metadata>({
  formatVersion: string(20, /^\d+\.\d+\.\d+$/),
  generatedOn: string(40, /^20\d\d-[01]\d-[0-3]\dT[0-2]\d:[0-5]\d:[0-5]\d[0-9.:+Z-]*$/),
  language: string(5, /^[a-z]+$/),
});

const anything: Reader<unknown> = (value) => value;
const readFile = object<{ metadata: Metadata; cards: readonly unknown[] }>({
  metadata: readMetadataFields,
  cards: list(anything, MAX_CARDS),
});

export function readMetadata(json: string): Result<Metadata> {
  const parsed = parseJson(json, 10_000);
  if (!parsed.ok) return parsed;
  const metadata = read(parsed.value, readMetadataFields);
  if (!metadata.ok) return refuse('OTHER_SHAPE', { of: 'description' });
  return checkFormat(metadata.value);
}

export function readAllCards(json: string): Result<ReadCards> {
  const parsed = parseJson(json, MAX_ALL_CARDS);
  if (!parsed.ok) return parsed;
  const file = read(parsed.value, readFile);
  if (!file.ok) return refuse('OTHER_SHAPE', { of: 'cards' });
  const metadata = checkFormat(file.value.metadata);
  if (!metadata.ok) return metadata;

  const printed: PrintedCard[] = [];
  let dropped = 0;
  for (const raw of file.value.cards) {
    if (isFromQuest(raw)) continue;
    const card = read(raw, readPrintedCard);
    if (card.ok) printed.push(card.value);
    else dropped++;
  }
  const date = metadata.value.generatedOn.slice(0, 10);
  const facts = nameFacts(date, mergePrintings(printed));
  return ok({ metadata: metadata.value, facts, dropped });
}

export function nameFacts(date: string, cards: readonly Card[]): CardFacts {
  const version = `${date.replaceAll('-', '')}-${hashText(JSON.stringify(cards)).toString(36)}`;
  return { version, date, cards };
}

function parseJson(json: string, maxLength: number): Result<unknown> {
  if (json.length > maxLength) return refuse('TOO_LONG');
  if (/^\s*</.test(json)) return refuse('NOT_JSON', { found: 'page' });
  try {
    return ok(JSON.parse(json));
  } catch {
    return refuse('NOT_JSON');
  }
}

function checkFormat(metadata: Metadata): Result<Metadata> {
  if (metadata.formatVersion.split('.')[0] !== FORMAT_MAJOR) {
    return refuse('OTHER_FORMAT');
  }
  if (metadata.language !== 'en') return refuse('OTHER_LANGUAGE');
  return ok(metadata);
}

/** Quest cards have no ink and are no part of the game; they must not count as damaged. */
function isFromQuest(raw: unknown): boolean {
  if (typeof raw !== 'object' || raw === null || !('setCode' in raw)) return false;
  return typeof raw.setCode === 'string' && raw.setCode.startsWith('Q');
}

/** One card for each full name. Capitals are ignored: the data itself spells some names in two ways. */
function mergePrintings(printed: readonly PrintedCard[]): Card[] {
  const byName = new Map<string, PrintedCard[]>();
  for (const card of [...printed].sort(byAge)) {
    const key = card.fullName.normalize('NFC').toLowerCase();
    const sameName = byName.get(key);
    if (sameName) sameName.push(card);
    else byName.set(key, [card]);
  }
  return [...byName.values()].flatMap((printings) => {
    const [first] = printings;
    return first ? [cardFrom(first, printings)] : [];
  });
}

function byAge(a: PrintedCard, b: PrintedCard): number {
  return (
    setAge(a) - setAge(b) || a.setCode.localeCompare(b.setCode, 'en') || oddity(a) - oddity(b) || a.id - b.id
  );
}

/** Promotional sets have letters in their code and reprint what the numbered ones have. */
function setAge(card: PrintedCard): number {
  return /^\d+$/.test(card.setCode) ? Number(card.setCode) : Number.MAX_SAFE_INTEGER;
}

const SPECIAL_PRINTS: readonly string[] = ['Enchanted', 'Epic', 'Iconic', 'Special'];

function oddity(card: PrintedCard): number {
  return SPECIAL_PRINTS.includes(card.rarity) ? 1 : 0;
}

function cardFrom(first: PrintedCard, printings: readonly PrintedCard[]): Card {
  const { version, strength, willpower, lore, moveCost, ...plain } = first;
  const distinct = new Map(
    printings.map(({ setCode, rarity }) => [`${setCode} ${rarity}`, { setCode, rarity }]),
  );
  return {
    ...plain,
    fullName: fullNameOf(first.name, version),
    ...(version === '' ? {} : { version }),
    ...(strength === null ? {} : { strength }),
    ...(willpower === null ? {} : { willpower }),
    ...(lore === null ? {} : { lore }),
    ...(moveCost === null ? {} : { moveCost }),
    colors: first.color.split('-'),
    printings: [...distinct.values()],
  };
}
