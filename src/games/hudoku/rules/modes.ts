/** Playing against the hourglass, with more sand, or without. */
import type { Config, Mode } from './types';

export const HOURGLASS_MS: Readonly<Record<Mode, number | null>> = {
  hourglass: 30_000,
  extended: 60_000,
  relaxed: null,
};

/** The player's setting for all games. */
type Timers = 'on' | 'extended' | 'off';

const MODE_OF: Readonly<Record<Timers, Mode>> = { on: 'hourglass', extended: 'extended', off: 'relaxed' };

/** A config that somebody else chose, with as much time as this player has asked for; the puzzle is the same. */
export function withTimers(config: Config, timers: Timers): Config {
  const [asked, needed] = [HOURGLASS_MS[config.mode], HOURGLASS_MS[MODE_OF[timers]]];
  const isEnough = asked === null || (needed !== null && asked >= needed);
  return isEnough ? config : { ...config, mode: MODE_OF[timers] };
}
