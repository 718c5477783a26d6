/**
 * Configs as text: `3-a3-free-20260923-1j760u6`. The last two parts name the cards; results are kept without them. `a3`:
 * three stars by answers; `a3p`: of plain conditions only; `3`: three stars by the score, as the first edition wrote it.
 */
import { ok, type Result } from '../../../core/result';
import { refuse } from './faults';
import { type Config, isLevel, isSize, MODES, type PuzzleKind } from './types';

const CODE = /^([2-4])-(?:([1-5])|a([1-5])(p?))-([a-z]{1,10})(?:-(\d{8}-[0-9a-z]{1,7}))?$/;
const LONGEST_CODE = 60;

export function formatConfig(config: Config): string {
  return `${kindCode(config, config.conditions === 'plain' ? 'p' : '')}-${config.pool}`;
}

export function recordsCode(kind: PuzzleKind): string {
  return kindCode(kind, '');
}

function kindCode({ size, level, mode, starsBy }: PuzzleKind, plain: string): string {
  return `${size}-${starsBy === 'answers' ? 'a' : ''}${level}${plain}-${mode}`;
}

export function parseConfig(text: string): Result<Config> {
  const kind = readKind(text);
  const [, , , , plain, , pool] = CODE.exec(text) ?? [];
  if (!kind || pool === undefined) return refuse('BAD_CONFIG');
  return ok({ ...kind, pool, ...(plain ? { conditions: 'plain' } : {}) });
}

/** Of a config, or of the code that results are kept under; null: of neither. */
export function readKind(code: string): PuzzleKind | null {
  const parts = code.length > LONGEST_CODE ? null : CODE.exec(code);
  const [, wantedSize, byScore, byAnswers, , wantedMode] = parts ?? [];
  const size = Number(wantedSize);
  const level = Number(byScore ?? byAnswers);
  const mode = MODES.find((known) => known === wantedMode);
  if (!isSize(size) || !isLevel(level) || !mode) return null;
  return { size, level, mode, ...(byAnswers ? { starsBy: 'answers' } : {}) };
}
