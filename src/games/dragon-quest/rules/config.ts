/** Config text: `calm`, `fair`, `grim`; without a grade, halls and deal, as `wide-any`. */

import { ok, type Result } from '../../../core/result';
import type { Preset } from '../../../core/rules';
import { refuse } from './faults';
import { type Config, GRADES, type Grade } from './types';

export const CALM: Config = { halls: 'wide', deal: 'calm' };
export const FAIR: Config = { halls: 'narrow', deal: 'fair' };
export const GRIM: Config = { halls: 'narrow', deal: 'grim' };
/** The rules of the seed document and nothing else. */
export const BY_THE_BOOK: Config = { halls: 'wide', deal: 'any' };
/** Offered no more. Links, saves and dailies of old have it, and two others like it. */
export const STANDARD: Config = { halls: 'wide', deal: 'winnable' };

export const CONFIGS: readonly Config[] = [
  CALM,
  FAIR,
  GRIM,
  BY_THE_BOOK,
  STANDARD,
  { halls: 'narrow', deal: 'winnable' },
  { halls: 'narrow', deal: 'any' },
];

export const presets: readonly Preset<Config>[] = [
  { code: 'calm', config: CALM },
  { code: 'fair', config: FAIR },
  { code: 'grim', config: GRIM },
  { code: 'book', config: BY_THE_BOOK },
];

export function formatConfig({ halls, deal }: Config): string {
  return isGrade(deal) ? deal : `${halls}-${deal}`;
}

export function parseConfig(text: string): Result<Config> {
  const config = CONFIGS.find((each) => formatConfig(each) === text);
  return config ? ok(config) : refuse('BAD_CONFIG');
}

function isGrade(deal: Config['deal']): deal is Grade {
  return GRADES.some((grade) => grade === deal);
}

export function gradeOf({ deal }: Config): Grade | null {
  return isGrade(deal) ? deal : null;
}
