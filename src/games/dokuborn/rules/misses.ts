/** Why a card does not meet a condition: what was wanted, and what the card has instead. */
import type { Params, Result } from '../../../core/result';
import { conditionLabel, groupOf } from './conditions';
import { mistake } from './faults';
import type { Card, Condition } from './types';

const MISSES = [
  'ink',
  'twoInks',
  'cost',
  'inkable',
  'uninkable',
  'type',
  'lore',
  'strength',
  'willpower',
  'keyword',
  'classification',
  'rarity',
  'story',
  'set',
  'other',
] as const;
type MissCode = (typeof MISSES)[number];

export interface Miss {
  readonly code: MissCode;
  /** The condition's name, or its figure where it is about one. */
  readonly wanted: string;
  /** What the card has of this kind; empty where it has nothing, or where the code says it all. */
  readonly own: readonly (string | number)[];
}

/** Why a card does not belong into a cell, by the two conditions of the cell; null: it meets this one. */
export interface Misses {
  readonly row: Miss | null;
  readonly column: Miss | null;
}

/** Null: it does. */
export function missOf(card: Card, condition: Condition): Miss | null {
  return condition.filter(card) ? null : { ...foundOn(card, condition), wanted: wantedBy(condition) };
}

export function doesNotFit(card: Card, { row, column }: Misses): Result<never> {
  return mistake('DOES_NOT_FIT', {
    card: card.fullName,
    ...(row ? { row: missParam(row) } : {}),
    ...(column ? { column: missParam(column) } : {}),
  });
}

/** What `doesNotFit` was told with. */
export function missesFrom({ row, column }: Params): readonly Miss[] {
  return [missFrom(row), missFrom(column)].flatMap((miss) => miss ?? []);
}

function missParam({ code, wanted, own }: Miss): readonly (string | number)[] {
  return [code, wanted, ...own];
}

function missFrom(param: Params[string] | undefined): Miss | null {
  if (typeof param !== 'object') return null;
  const [first, wanted, ...own] = param;
  const code = MISSES.find((known) => known === first);
  return code && typeof wanted === 'string' ? { code, wanted, own } : null;
}

function foundOn(card: Card, condition: Condition): Pick<Miss, 'code' | 'own'> {
  switch (groupOf(condition)) {
    case 'c':
      return { code: condition.id === 'c7' ? 'twoInks' : 'ink', own: card.colors };
    case 'o':
      return { code: 'cost', own: [card.cost] };
    case 'p':
      return { code: card.inkwell ? 'inkable' : 'uninkable', own: [] };
    case 't':
      return { code: 'type', own: [card.subtypes.includes('Song') ? 'Song' : card.type] };
    case 'l':
      return { code: 'lore', own: figure(card.lore) };
    case 's':
      return { code: 'strength', own: figure(card.strength) };
    case 'w':
      return { code: 'willpower', own: figure(card.willpower) };
    case 'k':
      return { code: 'keyword', own: card.keywordAbilities };
    case 'u':
      return { code: 'classification', own: card.subtypes };
    case 'r':
      return { code: 'rarity', own: [...new Set(card.printings.map(({ rarity }) => rarity))] };
    case 'f':
      return { code: 'story', own: card.story === '' ? [] : [card.story] };
    case 'e':
      return { code: 'set', own: [] };
    default:
      return { code: 'other', own: [] };
  }
}

const FIGURE_GROUPS = ['o', 'l', 's', 'w'];

function wantedBy(condition: Condition): string {
  const label = conditionLabel(condition);
  const isFigure = FIGURE_GROUPS.includes(groupOf(condition));
  return (isFigure ? /\d+$/.exec(label)?.[0] : null) ?? label;
}

function figure(value: number | undefined): readonly number[] {
  return value === undefined ? [] : [value];
}
