/** Deals as text: `c1-o5-k2_p1-l3-t0`, the rows, then the columns. */
import type { Result } from '../../../core/result';
import { refuse } from './faults';
import type { Pool } from './pool';
import { puzzleFromIds } from './puzzle';
import type { Condition, Puzzle, Size } from './types';

const IDS = '[a-z]\\d{1,3}(?:-[a-z]\\d{1,3}){1,3}';
const DEAL = new RegExp(`^(${IDS})_(${IDS})$`);
const LONGEST_DEAL = 60;

export function formatDeal({ rows, columns }: Puzzle): string {
  return [rows, columns].map(idsText).join('_');
}

export function parseDeal(pool: Pool, size: Size, deal: string): Result<Puzzle> {
  const parts = deal.length > LONGEST_DEAL ? null : DEAL.exec(deal);
  if (!parts) return refuse('BAD_DEAL');
  const rows = (parts[1] ?? '').split('-');
  const columns = (parts[2] ?? '').split('-');
  if (rows.length !== columns.length) return refuse('NOT_A_SQUARE');
  return puzzleFromIds(pool, size, [...rows, ...columns]);
}

function idsText(conditions: readonly Condition[]): string {
  return conditions.map((condition) => condition.id).join('-');
}
