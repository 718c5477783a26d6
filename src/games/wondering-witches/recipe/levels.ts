/** The six levels, and the text that a configuration is kept as: `8-1-dv` = 8 ingredients, effects 1, two switches. */
import { plural } from '../../../core/plural';
import { ok, type Result, refuse } from '../../../core/result';
import type { Preset } from '../../../core/rules';
import { INGREDIENTS } from './ingredients';
import { NOUNS } from './nouns';
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

export const LEVELS: readonly Preset<WitchConfig>[] = [
  { name: 'First Game', config: FIRST_GAME },
  { name: 'Beginner', config: settings(6, 1) },
  { name: 'Amateur Witch', config: settings(8, 1) },
  { name: 'Spice Sorcerer', config: settings(8, 1, DRAMA) },
  { name: 'Potion Master', config: settings(8, 1, ALL) },
  { name: 'High Witch', config: settings(10, 2, ALL) },
];

/** Amateur Witch: long enough for a day's puzzle, and nothing in it that needs a board. */
export const DAILY: WitchConfig = settings(8, 1);

const SWITCHES = [
  { letter: 'd', key: 'drama', name: 'drama decoys' },
  { letter: 'v', key: 'variable', name: 'variable recipe' },
  { letter: 's', key: 'specials', name: 'special cells' },
  { letter: 'r', key: 'events', name: 'random events' },
] as const;
const NO_SWITCH = 'x';
const CONFIG_TEXT = /^(10|[4-9])-([012])-(x|(?=[dvsr])d?v?s?r?)$/;

export function formatConfig(config: WitchConfig): string {
  const letters = SWITCHES.filter(({ key }) => config[key]).map(({ letter }) => letter);
  return `${config.ingredients}-${config.effects}-${letters.join('') || NO_SWITCH}`;
}

export function parseConfig(text: string): Result<WitchConfig> {
  const [, ingredients, level, letters] = CONFIG_TEXT.exec(text) ?? [];
  const effects = EFFECT_LEVELS.find((known) => String(known) === level);
  if (!ingredients || !letters || effects === undefined) {
    return refuse('BAD_CONFIG', 'These are not settings of Wondering Witches.');
  }
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

export function checkConfig(config: WitchConfig): Result<WitchConfig> {
  if (config.ingredients > INGREDIENTS.length) {
    return refuse('TOO_MANY_INGREDIENTS', `There are only ${plural(INGREDIENTS.length, NOUNS.ingredient)}.`);
  }
  if (config.variable && config.ingredients < LONG_RECIPE) {
    return refuse(
      'TOO_FEW_INGREDIENTS',
      `A variable recipe needs at least ${plural(LONG_RECIPE, NOUNS.ingredient)}.`,
    );
  }
  return ok(config);
}

export function describeConfig(config: WitchConfig): string {
  const level = LEVELS.find(
    (known) => formatConfig(known.config) === formatConfig({ ...config, events: false }),
  );
  if (level) return config.events ? `${level.name}, random events` : level.name;
  const switches = SWITCHES.filter(({ key }) => config[key]).map(({ name }) => name);
  return [
    `Custom: ${plural(config.ingredients, NOUNS.ingredient)}`,
    `effects ${config.effects}`,
    ...switches,
  ].join(', ');
}
