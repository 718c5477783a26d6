/**
 * Moves as text: `plant 3 12` (Rosemary in cell 12), `grow 3 5` (call Rosemary, grow garden 5), `brew 5 3x2,0x1`
 * (garden 5, in this order), `taste 12 3x2` (a Versatility cell), `guess 3x2,0x1`, `cut 5 12.13`, and as in Brew
 * `potion …` (the last ditch effort), `mark …`, `help`, `reveal`.
 */
import { ok, type Result, unreachable } from '../../../../core/result';
import { formatItems, formatMark, ITEM_TEXT, parseItems, parseMark } from '../../brew/rules/moves';
import { refuse } from '../../recipe/faults';
import { LONG_RECIPE, MAX_POTION } from '../../recipe/types';
import type { SoloMove } from './types';

/** Cells and gardens alike: there are no more gardens than cells. */
const INDEX = '(?:[0-9]|[1-5][0-9]|6[0-3])';
const POTION = `${ITEM_TEXT}(?:,${ITEM_TEXT}){0,${MAX_POTION - 1}}`;
const CALL_TEXT = new RegExp(`^(plant|grow) ([0-9]) (${INDEX})$`);
const POT_TEXT = new RegExp(`^(brew|taste) (${INDEX}) (${POTION})$`);
const FREE_TEXT = new RegExp(`^(guess|potion) (${POTION})$`);
const CUT_TEXT = new RegExp(`^cut (${INDEX}) (${INDEX}(?:\\.${INDEX}){0,${LONG_RECIPE - 2}})$`);

export function formatSoloMove(move: SoloMove): string {
  switch (move.kind) {
    case 'plant':
      return `plant ${move.ingredient} ${move.cell}`;
    case 'grow':
      return `grow ${move.ingredient} ${move.garden}`;
    case 'brew':
      return `brew ${move.garden} ${formatItems(move.items)}`;
    case 'taste':
      return `taste ${move.cell} ${formatItems(move.items)}`;
    case 'guess':
    case 'potion':
      return `${move.kind} ${formatItems(move.items)}`;
    case 'cut':
      return `cut ${move.garden} ${move.cells.join('.')}`;
    case 'reveal':
    case 'help':
      return move.kind;
    case 'mark':
      return formatMark(move);
    default:
      return unreachable(move);
  }
}

export function parseSoloMove(text: string): Result<SoloMove> {
  if (text === 'help' || text === 'reveal') return ok({ kind: text });
  if (text.startsWith('mark ')) return parseMark(text);
  return parseCall(text) ?? parsePot(text) ?? parseCut(text) ?? refuse('BAD_MOVE');
}

function parseCall(text: string): Result<SoloMove> | null {
  const [, kind, ingredient, index] = CALL_TEXT.exec(text) ?? [];
  if (kind === undefined) return null;
  return kind === 'plant'
    ? ok({ kind, ingredient: Number(ingredient), cell: Number(index) })
    : ok({ kind: 'grow', ingredient: Number(ingredient), garden: Number(index) });
}

function parsePot(text: string): Result<SoloMove> | null {
  const [, kind, index, potion] = POT_TEXT.exec(text) ?? [];
  if (potion !== undefined) {
    const items = parseItems(potion);
    return kind === 'brew'
      ? ok({ kind, garden: Number(index), items })
      : ok({ kind: 'taste', cell: Number(index), items });
  }
  const [, freeKind, free] = FREE_TEXT.exec(text) ?? [];
  if (free === undefined) return null;
  return ok({ kind: freeKind === 'guess' ? 'guess' : 'potion', items: parseItems(free) });
}

function parseCut(text: string): Result<SoloMove> | null {
  const [, garden, cells] = CUT_TEXT.exec(text) ?? [];
  if (cells === undefined) return null;
  return ok({ kind: 'cut', garden: Number(garden), cells: cells.split('.').map(Number) });
}
