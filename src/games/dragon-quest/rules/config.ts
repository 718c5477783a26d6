/** Config text: `wide-winnable`, `narrow-any` and so on. */
import { ok, type Result, refuse } from '../../../core/result';
import type { Preset } from '../../../core/rules';
import { type Config, DEALS, HALLS } from './types';

export const DEFAULT_CONFIG: Config = { halls: 'wide', deal: 'winnable' };

export const presets: readonly Preset<Config>[] = [
  { name: 'Standard', config: DEFAULT_CONFIG },
  { name: 'Narrow halls', config: { halls: 'narrow', deal: 'winnable' } },
  { name: 'Any deal', config: { halls: 'wide', deal: 'any' } },
  { name: 'Narrow halls, any deal', config: { halls: 'narrow', deal: 'any' } },
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
  return refuse('BAD_CONFIG', 'Dragon Quest is played in wide or narrow halls, on winnable or any deals.');
}

export function describeConfig({ halls, deal }: Config): string {
  const room = halls === 'wide' ? 'Standard halls' : 'Narrow halls';
  return `${room}, ${deal === 'winnable' ? 'winnable deal' : 'any deal'}`;
}
