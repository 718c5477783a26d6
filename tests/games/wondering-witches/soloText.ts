/**
 * Solo states as text, so that a table of cases can be read.
 *
 *   gardens   four lines of eight letters, one letter a garden in order of the alphabet; `#` crossed out
 *   plants    `A1 a.2, B1 b` on the board as on a chess board: column A–H, row 1–4 from the top
 */

import type { SpecialName } from '../../../src/games/wondering-witches/board/rules/specials';
import { SIDE_CELLS } from '../../../src/games/wondering-witches/board/rules/types';
import { blankNotebook } from '../../../src/games/wondering-witches/notebook/notebookMarks';
import type { WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { soloBoardConfig } from '../../../src/games/wondering-witches/solo/rules/soloStart';
import type { Bed, SoloState } from '../../../src/games/wondering-witches/solo/rules/types';
import { recipe } from './recipeText';

export const PLAIN: WitchConfig = {
  ingredients: 6,
  effects: 0,
  drama: false,
  variable: false,
  specials: false,
  events: false,
};

export const ROWS = ['aaaabbbb', 'ccccdddd', 'eeeeffff', 'gggghhhh'];

export interface Plot {
  readonly recipe: string;
  readonly gardens?: readonly string[];
  readonly plants?: string;
  readonly specials?: Readonly<Record<string, SpecialName>>;
  readonly config?: Partial<WitchConfig>;
  readonly state?: Partial<SoloState>;
}

export function cell(place: string): number {
  return (Number(place[1]) - 1) * 8 + place.charCodeAt(0) - 65;
}

export function plot({ gardens = ROWS, plants = '', specials = {}, ...rest }: Plot): SoloState {
  const config = { ...PLAIN, ...rest.config };
  const letters = gardens.join('');
  const names = [...new Set([...letters].filter((letter) => letter !== '#'))].sort();
  const areas = names.map((name) => ({
    kind: 'garden' as const,
    player: 0,
    cells: [...letters].flatMap((letter, at) => (letter === name ? [at] : [])),
  }));
  const beds: Bed[][] = Array.from({ length: SIDE_CELLS }, () => []);
  for (const word of plants.split(', ').filter(Boolean)) {
    const [place = '', plant = ''] = word.split(' ');
    const [letter = '', seeds = '1'] = plant.split('.');
    beds[cell(place)]!.push({ ingredient: letter.charCodeAt(0) - 97, seeds: Number(seeds) });
  }
  return {
    config,
    board: {
      config: soloBoardConfig(config),
      owners: Array.from({ length: SIDE_CELLS }, () => 0),
      areas,
      notes: [],
      starters: [],
      specials: Object.entries(specials).map(([place, special]) => ({ cell: cell(place), special })),
    },
    gardens: areas.map(({ cells }) => ({ cells, isUsed: false, potion: null })),
    beds,
    crossed: [...letters].map((letter) => letter === '#'),
    phase: 'playing',
    abilities: [],
    allergies: [],
    poisonings: 0,
    hasSunbeam: false,
    isMisty: false,
    isPotCracked: false,
    guesses: [],
    cuts: 0,
    spent: [],
    puzzle: recipe(rest.recipe),
    clue: { kind: 'decoy', ingredient: 0 },
    potions: [],
    notebook: blankNotebook(config),
    turns: 0,
    rests: 0,
    resting: [],
    loss: null,
    helps: 0,
    ...rest.state,
  };
}

/** Every plant that stands in an unused garden: `A1 a.2, B1 b.1`. */
export function plantsOf({ beds, gardens }: SoloState): string {
  const open = gardens.filter(({ isUsed }) => !isUsed).flatMap(({ cells }) => cells);
  return beds
    .flatMap((own, at) =>
      open.includes(at)
        ? own.map(
            ({ ingredient, seeds }) =>
              `${String.fromCharCode(65 + (at % 8))}${Math.floor(at / 8) + 1} ${String.fromCharCode(97 + ingredient)}.${seeds}`,
          )
        : [],
    )
    .join(', ');
}
