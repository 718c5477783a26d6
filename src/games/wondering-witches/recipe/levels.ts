/** The six levels, and the text that a configuration is kept as: `8-1-dv` = 8 ingredients, effects 1, two switches. */
import type { Eras } from '../../../core/daily';
import { ok, type Result } from '../../../core/result';
import type { Preset } from '../../../core/rules';
import { refuse } from './faults';
import { INGREDIENTS } from './ingredients';
import { EFFECT_LEVELS, type EffectLevel, LONG_RECIPE, type WitchConfig } from './types';

function settings(
  ingredients: number,
  effects: EffectLevel,
  switches: Partial<WitchConfig> = {},
): WitchConfig {
  const plain = { drama: false, variable: false, specials: false, events: false };
  return { ingredients, effects, ...plain, ...switches };
}

const DRAMA = { drama: true };
const ALL = { drama: true, variable: true, specials: true };

/** What a first visit is dealt. */
export const FIRST_GAME: WitchConfig = settings(6, 0);

const LEVEL_CODES = [
  'first-game',
  'beginner',
  'amateur-witch',
  'spice-sorcerer',
  'potion-master',
  'high-witch',
] as const;
export type LevelCode = (typeof LEVEL_CODES)[number];

export interface Level extends Preset<WitchConfig> {
  readonly code: LevelCode;
}

export const LEVELS: readonly Level[] = [
  { code: 'first-game', config: FIRST_GAME },
  { code: 'beginner', config: settings(6, 1) },
  { code: 'amateur-witch', config: settings(8, 1) },
  { code: 'spice-sorcerer', config: settings(8, 1, DRAMA) },
  { code: 'potion-master', config: settings(8, 1, ALL) },
  { code: 'high-witch', config: settings(10, 2, ALL) },
];

/** Amateur Witch: long enough for a day's puzzle, and nothing in it that needs a board. */
const DAILY: WitchConfig = settings(8, 1);

export const ERAS: Eras<WitchConfig> = [
  { from: '2026-01-01', written: '2026-01-01', config: DAILY, dealVersion: 1 },
  { from: '2026-12-10', written: '2026-11-19', config: DAILY, dealVersion: 2 },
];

export const SWITCHES = [
  { letter: 'd', key: 'drama' },
  { letter: 'v', key: 'variable' },
  { letter: 's', key: 'specials' },
  { letter: 'r', key: 'events' },
] as const;
export type SwitchKey = (typeof SWITCHES)[number]['key'];

const NO_SWITCH = 'x';
const CONFIG_TEXT = /^(10|[4-9])-([012])-(x|(?=[dvsr])d?v?s?r?)$/;

export function formatConfig(config: WitchConfig): string {
  const letters = SWITCHES.filter(({ key }) => config[key]).map(({ letter }) => letter);
  return `${config.ingredients}-${config.effects}-${letters.join('') || NO_SWITCH}`;
}

export function parseConfig(text: string): Result<WitchConfig> {
  const [, ingredients, level, letters] = CONFIG_TEXT.exec(text) ?? [];
  const effects = EFFECT_LEVELS.find((known) => String(known) === level);
  if (!ingredients || !letters || effects === undefined) return refuse('BAD_CONFIG');
  const isOn = (letter: string) => letters.includes(letter);
  const config: WitchConfig = {
    ingredients: Number(ingredients),
    effects,
    drama: isOn('d'),
    variable: isOn('v'),
    specials: isOn('s'),
    events: isOn('r'),
  };
  return checkConfig(config);
}

function checkConfig(config: WitchConfig): Result<WitchConfig> {
  if (config.ingredients > INGREDIENTS.length) {
    return refuse('TOO_MANY_INGREDIENTS', { ingredients: INGREDIENTS.length });
  }
  if (config.variable && config.ingredients < LONG_RECIPE) {
    return refuse('TOO_FEW_INGREDIENTS', { ingredients: LONG_RECIPE });
  }
  return ok(config);
}

/** What to try after a win: null where nothing harder has a name. */
export function levelAfter(config: WitchConfig): Level | null {
  const level = levelOf(config);
  return (level && LEVELS[LEVELS.indexOf(level) + 1]) ?? null;
}

/** Events come on top of a level. Null: no level has these settings. */
export function levelOf(config: WitchConfig): Level | null {
  const plain = formatConfig({ ...config, events: false });
  return LEVELS.find((level) => formatConfig(level.config) === plain) ?? null;
}
