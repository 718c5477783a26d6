/**
 * The six levels and the lessons between the first two, and the text that a configuration is kept as:
 * `8-1-dv` = 8 ingredients, effects 1, two switches; `6-1-x-2` = the second lesson.
 */
import { ok, type Result } from '../../../core/result';
import type { Preset } from '../../../core/rules';
import { type EffectName, TAUGHT_EFFECTS } from './effects/names';
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

export const LEVEL_CONFIGS: Readonly<Record<LevelCode, WitchConfig>> = {
  'first-game': FIRST_GAME,
  beginner: settings(6, 1),
  'amateur-witch': settings(8, 1),
  'spice-sorcerer': settings(8, 1, DRAMA),
  'potion-master': settings(8, 1, ALL),
  'high-witch': settings(10, 2, ALL),
};

export interface Level extends Preset<WitchConfig> {
  readonly code: LevelCode;
}

export const LEVELS: readonly Level[] = LEVEL_CODES.map((code) => ({ code, config: LEVEL_CONFIGS[code] }));

const LESSON_CODES = ['one-effect', 'two-effects', 'three-effects'] as const;

export interface Lesson extends Preset<WitchConfig> {
  readonly code: (typeof LESSON_CODES)[number];
  /** The effect that was not in the lesson before. */
  readonly news: EffectName;
}

/** Each brings in one effect more, until they are drawn. */
const LESSONS: readonly Lesson[] = TAUGHT_EFFECTS.map((news, at) => ({
  code: LESSON_CODES[at] as Lesson['code'],
  config: settings(6, 1, { taught: at + 1 }),
  news,
}));

/** One after the other, as they are proposed. */
export const COURSE: readonly (Level | Lesson)[] = [...LEVELS.slice(0, 1), ...LESSONS, ...LEVELS.slice(1)];

export const SWITCHES = [
  { letter: 'd', key: 'drama' },
  { letter: 'v', key: 'variable' },
  { letter: 's', key: 'specials' },
  { letter: 'r', key: 'events' },
] as const;
export type SwitchKey = (typeof SWITCHES)[number]['key'];

const NO_SWITCH = 'x';
const CONFIG_TEXT = /^(10|[4-9])-([012])-(x|(?=[dvsr])d?v?s?r?)(?:-([1-9]))?$/;

export function formatConfig(config: WitchConfig): string {
  const letters = SWITCHES.filter(({ key }) => config[key]).map(({ letter }) => letter);
  const text = `${config.ingredients}-${config.effects}-${letters.join('') || NO_SWITCH}`;
  return config.taught ? `${text}-${config.taught}` : text;
}

export function parseConfig(text: string): Result<WitchConfig> {
  const [, ingredients, level, letters, taught] = CONFIG_TEXT.exec(text) ?? [];
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
    ...(taught && { taught: Number(taught) }),
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
  return config.taught && !levelOf(config) ? refuse('BAD_CONFIG') : ok(config);
}

/** What to try after a win: null where nothing harder has a name. */
export function levelAfter(config: WitchConfig): Level | Lesson | null {
  const level = levelOf(config);
  return (level && COURSE[COURSE.indexOf(level) + 1]) ?? null;
}

/** Events come on top of a level. Null: no level has these settings. */
export function levelOf(config: WitchConfig): Level | Lesson | null {
  const plain = formatConfig({ ...config, events: false });
  return COURSE.find((level) => formatConfig(level.config) === plain) ?? null;
}
