/** A board as text for a link: `c-3-2-8-6-sn` and a seed, from which the same board is drawn again. */
import { ok, type Result } from '../../../../core/result';
import { refuse } from '../../recipe/faults';
import { LONG_RECIPE, SHORT_RECIPE } from '../../recipe/types';
import type { BoardConfig } from './types';

export const DEFAULT_BOARD: BoardConfig = {
  style: 'classic',
  players: 2,
  sides: 1,
  ingredients: 8,
  recipe: SHORT_RECIPE,
  specials: true,
  notes: true,
};

const NO_SWITCH = 'x';
const CONFIG_TEXT = /^([cm])-([1-5])-([12])-(10|[4-9])-([46])-(x|(?=[sn])s?n?)$/;
const SEED_TEXT = /^[A-Za-z0-9_-]{1,64}$/;

export function formatBoardConfig(config: BoardConfig): string {
  const { style, players, sides, ingredients, recipe, specials, notes } = config;
  const switches = `${specials ? 's' : ''}${notes ? 'n' : ''}` || NO_SWITCH;
  return [style === 'classic' ? 'c' : 'm', players, sides, ingredients, recipe, switches].join('-');
}

export function parseBoardConfig(text: string): Result<BoardConfig> {
  const [, style, players, sides, ingredients, recipe, switches] = CONFIG_TEXT.exec(text) ?? [];
  if (!style || !switches) return refuse('BAD_BOARD');
  const config: BoardConfig = {
    style: style === 'c' ? 'classic' : 'modern',
    players: Number(players),
    sides: Number(sides),
    ingredients: Number(ingredients),
    recipe: Number(recipe),
    specials: switches.includes('s'),
    notes: switches.includes('n'),
  };
  if (config.recipe === LONG_RECIPE && config.ingredients < LONG_RECIPE) {
    return refuse('TOO_FEW_HERBS', { recipe: LONG_RECIPE });
  }
  return ok(config);
}

export interface SharedBoard {
  readonly config: BoardConfig;
  readonly seed: string;
}

const SEPARATOR = '~';
const MAX_CODE = 100;

export function formatBoardCode({ config, seed }: SharedBoard): string {
  return `${formatBoardConfig(config)}${SEPARATOR}${seed}`;
}

export function parseBoardCode(text: string): Result<SharedBoard> {
  if (text.length > MAX_CODE) return refuse('BOARD_CODE_TOO_LONG');
  const [settings = '', seed = '', ...rest] = text.split(SEPARATOR);
  if (!SEED_TEXT.test(seed) || rest.length > 0) {
    return refuse('NOT_A_BOARD_CODE');
  }
  const config = parseBoardConfig(settings);
  return config.ok ? ok({ config: config.value, seed }) : config;
}
