/** Moves as text: `potion 0x3,4,2x1` (ingredient x seeds; seeds left out: grown exactly right), `mark 3.2.cross`. */
import { ok, type Result, unreachable } from '../../../../core/result';
import { refuse } from '../../recipe/faults';
import { type BrewMove, MARKS, MAX_POTION, type MarkMove, type PotionItem } from '../../recipe/types';

export const ITEM_TEXT = '[0-9](?:x(?:20|1[0-9]|[1-9]))?';
const POTION_TEXT = new RegExp(`^potion ${ITEM_TEXT}(?:,${ITEM_TEXT}){0,${MAX_POTION - 1}}$`);
const MARK_TEXT = /^mark ([0-9])\.([0-6])\.(clear|cross|circle)$/;

export function formatMove(move: BrewMove): string {
  switch (move.kind) {
    case 'potion':
      return `potion ${formatItems(move.items)}`;
    case 'mark':
      return formatMark(move);
    case 'lose':
    case 'reveal':
    case 'help':
      return move.kind;
    default:
      return unreachable(move);
  }
}

export function formatMark({ ingredient, column, mark }: MarkMove): string {
  return `mark ${ingredient}.${column}.${mark}`;
}

export function formatItems(items: readonly PotionItem[]): string {
  return items.map(formatItem).join(',');
}

function formatItem({ ingredient, seeds }: PotionItem): string {
  return seeds === null ? String(ingredient) : `${ingredient}x${seeds}`;
}

export function parseMove(text: string): Result<BrewMove> {
  if (text === 'lose' || text === 'reveal' || text === 'help') return ok({ kind: text });
  if (POTION_TEXT.test(text)) {
    return ok({ kind: 'potion', items: parseItems(text.slice('potion '.length)) });
  }
  return parseMark(text);
}

export function parseMark(text: string): Result<MarkMove> {
  const [, ingredient, column, word] = MARK_TEXT.exec(text) ?? [];
  const mark = MARKS.find((known) => known === word);
  if (!mark) return refuse('BAD_MOVE');
  return ok({ kind: 'mark', ingredient: Number(ingredient), column: Number(column), mark });
}

/** The text must have been matched against `ITEM_TEXT` before. */
export function parseItems(text: string): PotionItem[] {
  return text.split(',').map(parseItem);
}

function parseItem(text: string): PotionItem {
  const [ingredient, seeds] = text.split('x');
  return { ingredient: Number(ingredient), seeds: seeds === undefined ? null : Number(seeds) };
}
