/** Configs as text: `3-3-free-20260923-1j760u6`. The last two parts name the cards; results are kept without them. */
import { ok, type Result } from '../../../core/result';
import { refuse } from './faults';
import { type Config, isLevel, isSize, MODES, type PuzzleKind } from './types';

const CODE = /^([2-4])-([1-5])-([a-z]{1,10})(?:-(\d{8}-[0-9a-z]{1,7}))?$/;
const LONGEST_CODE = 60;

export function formatConfig(config: Config): string {
  return `${recordsCode(config)}-${config.pool}`;
}

export function recordsCode({ size, level, mode }: PuzzleKind): string {
  return `${size}-${level}-${mode}`;
}

export function parseConfig(text: string): Result<Config> {
  const kind = readKind(text);
  const pool = CODE.exec(text)?.[4];
  return kind && pool !== undefined ? ok({ ...kind, pool }) : refuse('BAD_CONFIG');
}

/** Of a config, or of the code that results are kept under; null: of neither. */
export function readKind(code: string): PuzzleKind | null {
  const parts = code.length > LONGEST_CODE ? null : CODE.exec(code);
  const size = Number(parts?.[1]);
  const level = Number(parts?.[2]);
  const mode = MODES.find((known) => known === parts?.[3]);
  return isSize(size) && isLevel(level) && mode ? { size, level, mode } : null;
}
