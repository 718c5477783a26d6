import { CALM, FAIR, formatConfig, presets } from '../rules/config';
import type { Config } from '../rules/types';

/**
 * What *New* proposes: the setting of the game in play, as long as it is still offered. Whoever has never won begins with
 * Calm, and the first win leads on to Fair.
 */
export function suggested(inPlay: Config | undefined, wins: number): Config {
  const next = wins > 0 ? FAIR : CALM;
  if (!inPlay || (inPlay.deal === 'calm' && wins === 1)) return next;
  return presets.find(({ config }) => formatConfig(config) === formatConfig(inPlay))?.config ?? next;
}
