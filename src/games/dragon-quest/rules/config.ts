/** Config text: `wide-winnable`, `narrow-any` and so on. */

import type { Eras } from '../../../core/daily';
import { ok, type Result } from '../../../core/result';
import type { Preset } from '../../../core/rules';
import { refuse } from './faults';
import { type Config, DEALS, HALLS } from './types';

export const DEFAULT_CONFIG: Config = { halls: 'wide', deal: 'winnable' };

export const presets: readonly Preset<Config>[] = [
  { code: 'standard', config: DEFAULT_CONFIG },
  { code: 'narrow', config: { halls: 'narrow', deal: 'winnable' } },
  { code: 'any', config: { halls: 'wide', deal: 'any' } },
  { code: 'narrow-any', config: { halls: 'narrow', deal: 'any' } },
];

export const ERAS: Eras<Config> = [
  { from: '2026-01-01', written: '2026-01-01', config: DEFAULT_CONFIG, dealVersion: 1 },
];

export function formatConfig({ halls, deal }: Config): string {
  return `${halls}-${deal}`;
}

export function parseConfig(text: string): Result<Config> {
  for (const halls of HALLS) {
    for (const deal of DEALS) {
      if (text === formatConfig({ halls, deal })) return ok({ halls, deal });
    }
  }
  return refuse('BAD_CONFIG');
}
