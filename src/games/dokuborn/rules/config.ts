/** Configs and deals as text. */
import { plural } from '../../../core/plural';
import { ok, type Result, refuse } from '../../../core/result';
import { NOUNS } from '../words/nouns';
import type { Pool } from './pool';
import { puzzleFromIds } from './puzzle';
import { type Condition, type Config, isLevel, isSize, MODES, type Puzzle } from './types';

const CONFIG = /^([2-4])-([1-5])-([a-z]{1,10})-(\d{8}-[0-9a-z]{1,7})$/;
const IDS = '[a-z]\\d{1,3}(?:-[a-z]\\d{1,3}){1,3}';
const DEAL = new RegExp(`^(${IDS})_(${IDS})$`);
const LONGEST_DEAL = 60;

export function formatConfig({ size, level, mode, pool }: Config): string {
  return `${size}-${level}-${mode}-${pool}`;
}

export function parseConfig(text: string): Result<Config> {
  const parts = text.length > 60 ? null : CONFIG.exec(text);
  const size = Number(parts?.[1]);
  const level = Number(parts?.[2]);
  const mode = MODES.find((known) => known === parts?.[3]);
  if (!isSize(size) || !isLevel(level) || !mode) {
    return refuse('BAD_CONFIG', 'This is no kind of Dokuborn puzzle.');
  }
  return ok({ size, level, mode, pool: parts?.[4] ?? '' });
}

export function describeConfig({ size, level, mode }: Config): string {
  return `${size}×${size}, ${plural(level, NOUNS.star)}${mode === 'challenge' ? ', challenge' : ''}`;
}

/** `c1-o5-k2_p1-l3-t0`: the rows, then the columns. */
export function formatDeal({ rows, columns }: Puzzle): string {
  return [rows, columns].map(idsText).join('_');
}

export function parseDeal(pool: Pool, config: Config, deal: string): Result<Puzzle> {
  const parts = deal.length > LONGEST_DEAL ? null : DEAL.exec(deal);
  if (!parts) return refuse('BAD_DEAL', 'This does not name the conditions of a grid.');
  const rows = (parts[1] ?? '').split('-');
  const columns = (parts[2] ?? '').split('-');
  if (rows.length !== columns.length) return refuse('BAD_DEAL', 'This grid is not a square.');
  return puzzleFromIds(pool, config.size, [...rows, ...columns]);
}

function idsText(conditions: readonly Condition[]): string {
  return conditions.map((condition) => condition.id).join('-');
}
