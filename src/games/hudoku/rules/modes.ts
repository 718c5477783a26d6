/** Playing against the hourglass, with more sand, or without. */
import { templateOf } from './templates';
import { type Config, type Level, MODES, type Mode } from './types';

type Sand = Readonly<Record<Mode, number | null>>;

/** The same for every board and level, and twice that where it is extended. */
const FIRST_EDITION: Sand = { hourglass: 30_000, extended: 60_000, relaxed: null, unjudged: null };

/** A number takes longer to find where the level is higher and the board larger. */
const SMALL_BOARD: Readonly<Record<Level, number>> = {
  gentle: 30_000,
  steady: 45_000,
  sharp: 60_000,
  fiendish: 60_000,
};
const LARGE_BOARD: Readonly<Record<Level, number>> = {
  gentle: 45_000,
  steady: 60_000,
  sharp: 90_000,
  fiendish: 180_000,
};
/** Of the boards that Parlour brings, only the largest has as many to fill. */
const LARGE = 45;

export function hasSand(mode: Mode): boolean {
  return mode === 'hourglass' || mode === 'extended';
}

/** How long the sand of a new game runs; null: there is none. */
export function sandMs({ template, level, mode }: Config): number | null {
  const once = (templateOf(template).fillable.length < LARGE ? SMALL_BOARD : LARGE_BOARD)[level];
  if (!hasSand(mode)) return null;
  return mode === 'extended' ? 2 * once : once;
}

/** Of a record that is scored in this way. */
export function sandMsOf(config: Config, scoreVersion: number): number | null {
  return scoreVersion === 1 ? FIRST_EDITION[config.mode] : sandMs(config);
}

/** The player's setting for all games. */
type Timers = 'on' | 'extended' | 'off';

const MODE_OF: Readonly<Record<Timers, Mode>> = { on: 'hourglass', extended: 'extended', off: 'relaxed' };

/** A config that somebody else chose, with as much time as this player has asked for; the puzzle is the same. */
export function withTimers(config: Config, timers: Timers): Config {
  const needed = MODE_OF[timers];
  const isEnough = MODES.indexOf(config.mode) >= MODES.indexOf(needed);
  return isEnough ? config : { ...config, mode: needed };
}
