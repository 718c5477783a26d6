import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { bedPath, boardHeight, UNITS } from '../../../src/games/wondering-witches/solo/drawing/outline';
import { isLastPlace } from '../../../src/games/wondering-witches/solo/rules/field';
import { soloView } from '../../../src/games/wondering-witches/solo/rules/playRules';
import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import {
  callerIn,
  canGrow,
  cutMove,
  targetsOf,
} from '../../../src/games/wondering-witches/solo/rules/targets';
import type { FieldChange, SoloPotion } from '../../../src/games/wondering-witches/solo/rules/types';
import { SOLO_ABILITIES } from '../../../src/games/wondering-witches/solo/rules/types';
import { changedCells } from '../../../src/games/wondering-witches/solo/screen/changed';
import { lastCellInWords } from '../../../src/games/wondering-witches/solo/screen/whatNext';
import { inForce, soloEffectText } from '../../../src/games/wondering-witches/solo/words/effects';
import {
  aftermathInWords,
  cellInWords,
  gardenInWords,
  soloEventInWords,
  soloPotionInWords,
} from '../../../src/games/wondering-witches/solo/words/soloSentences';
import { cell, type Plot, plot } from './soloText';

const RECIPE = 'a1 b2 c3 d4 e- f-';
const look = (what: Omit<Plot, 'recipe'>) => soloView(plot({ recipe: RECIPE, ...what }));

function potion(changes: readonly FieldChange[], event: number | null = null): SoloPotion {
  const result = { won: false, undergrown: 1, overgrown: 0, feedback: [] };
  return {
    items: [{ ingredient: 0, seeds: 1 }],
    result,
    event,
    source: { from: 'garden', garden: 0 },
    happenings: changes,
  };
}

describe('the outline of a bed', () => {
  const loops = (path: string) => path.split('Z').length - 1;
  const corners = (path: string) => path.split('Q').length - 1;
  const cells = (...places: string[]) => places.map(cell);

  it.each([
    ['one cell', cells('A1'), 1, 4],
    ['a row of three', cells('A1', 'B1', 'C1'), 1, 4],
    ['an angle', cells('A1', 'A2', 'B2'), 1, 6],
    ['a T', cells('A1', 'B1', 'C1', 'B2'), 1, 8],
    ['a ring', cells('A1', 'B1', 'C1', 'A2', 'C2', 'A3', 'B3', 'C3'), 2, 8],
    ['two that touch at a corner', cells('A1', 'B2'), 2, 8],
  ])('of %s has its loops and corners', (_name, own, wantedLoops, wantedCorners) => {
    expect([loops(bedPath(own)), corners(bedPath(own))]).toEqual([wantedLoops, wantedCorners]);
  });

  it('stays within its cells, on either side', () => {
    for (const first of [0, 7, 24, 31, 32, 63]) {
      const numbers = (bedPath([first]).match(/-?\d+(\.\d+)?/g) ?? []).map(Number);
      const xs = numbers.filter((_, at) => at % 2 === 0);
      const ys = numbers.filter((_, at) => at % 2 === 1);
      const left = (first % 8) * UNITS;
      expect(Math.min(...xs)).toBeGreaterThan(left);
      expect(Math.max(...xs)).toBeLessThan(left + UNITS);
      expect(Math.min(...ys)).toBeGreaterThan(first < 32 ? Math.floor(first / 8) * UNITS : boardHeight(1));
      expect(Math.max(...ys)).toBeLessThan(boardHeight(first < 32 ? 1 : 2));
    }
  });

  it('is nothing for no cells', () => {
    expect(bedPath([])).toBe('');
  });
});

describe('what is lit', () => {
  it('is every free cell, and the gardens that hold the called herb and can grow', () => {
    const view = look({ plants: 'A1 a.2, E1 b, B1 b.20', config: {} });
    expect(targetsOf(view, 0)).toEqual({ cells: expect.arrayContaining([cell('C1')]), gardens: [0] });
    expect(targetsOf(view, 1).gardens).toEqual([0, 1]);
    expect(targetsOf(view, 2).gardens).toEqual([]);
    expect(targetsOf(view, 0).cells).not.toContain(cell('A1'));
  });

  it('is nothing for what the witch is allergic to, or when the game is over', () => {
    expect(targetsOf(look({ state: { allergies: [2] } }), 2)).toEqual({ cells: [], gardens: [] });
    expect(targetsOf(look({ state: { phase: 'lastDitch' } }), 2)).toEqual({ cells: [], gardens: [] });
  });

  it('a garden grows by any of its plants that may be called', () => {
    const view = look({ plants: 'A1 a, B1 b, E1 a', state: { allergies: [0] } });
    const [first, second] = view.gardens;
    expect(first && callerIn(view, first)).toBe(1);
    expect(first && canGrow(view, first)).toBe(true);
    expect(second && canGrow(view, second)).toBe(false);
  });

  it('a cut is named by the part without the first cell, whichever part is drawn', () => {
    const view = look({});
    expect(cutMove(view, { garden: 0, cells: [cell('D1'), cell('C1')] })).toEqual([2, 3]);
    expect(cutMove(view, { garden: 0, cells: [cell('A1')] })).toEqual([1, 2, 3]);
    expect(cutMove(view, { garden: 0, cells: [cell('B1')] })).toBeNull();
    expect(cutMove(view, { garden: 0, cells: [] })).toBeNull();
  });
});

describe('words', () => {
  it('a cell is told with garden, plants, room, special and what became of it', () => {
    const view = look({
      gardens: ['aaaabbbb', 'cccc#ddd', 'eeeeffff', 'gggghhhh'],
      plants: 'A1 a.2, B1 b, E1 c',
      specials: { B1: 'Efficiency', C1: 'Painter' },
    });
    const used = { ...view, gardens: view.gardens.with(1, { ...view.gardens[1]!, isUsed: true }) };
    expect(['A1', 'B1', 'C1', 'D1', 'E1'].map((place) => cellInWords(used, cell(place)))).toEqual([
      'Garden 1, Parsley with 2 seeds',
      'Garden 1, Sage with 1 seed, Efficiency, room for one more',
      'Garden 1, empty, Painter',
      'Garden 1, empty',
      'Garden 2, Chives with 1 seed, used up',
    ]);
  });

  it('a garden is told as a whole when it is chosen', () => {
    const view = look({ plants: 'A1 a.2, C1 b' });
    expect(gardenInWords(view, 0)).toBe(
      'Garden 1, 4 cells, 2 free: Parsley with 2 seeds and Sage with 1 seed.',
    );
    expect(gardenInWords(view, 1)).toBe('Garden 2, 4 cells, 4 free.');
  });

  it.each([
    ['a1', 'aa######', 'A1 a', null, false],
    ['two free', 'aaabb###', 'A1 a, D1 b', null, false],
    ['one garden that can be tested', 'aabb####', 'A1 a, C1 b, D1 b', 1, true],
    ['two of them', 'aabbc###', 'A1 a, C1 b, D1 b, E1 c', 2, true],
  ])(
    'before the last free cell is planted, untested gardens are named: %s',
    (_name, row, plants, gardens, isLast) => {
      const view = look({ gardens: [row, '########', '########', '########'], plants });
      const words = lastCellInWords(view);
      if (gardens === null) expect(words).toBeNull();
      else {
        expect(words).toMatch(/^One cell is free, and planting there is the end\. Test the other /);
        expect(words).toContain(gardens === 1 ? 'garden with' : `${gardens} gardens`);
      }
      expect(isLastPlace(view, cell('B1'))).toBe(isLast || row === 'aa######');
      expect(isLastPlace(view, cell('A1'))).toBe(false);
    },
  );

  it('a planting tells what its cell gives', () => {
    const before = plot({ recipe: RECIPE, specials: { A1: 'Painter', B1: 'Guesser' } });
    const told = (text: string) => {
      const { state, events } = must(rules.apply(before, must(rules.parseMove(text)), chanceFrom('x')));
      return events.map((event) => soloEventInWords(soloView(state), event));
    };
    expect(told('plant 3 0')).toEqual([
      'Rosemary planted in row 1, column 1, garden 1. Painter: you may cut a garden in two.',
    ]);
    expect(told('plant 3 1')).toEqual([
      'Rosemary planted in row 1, column 2, garden 1. Guesser: a free test of any potion with Rosemary.',
    ]);
    expect(told('plant 3 2')).toEqual(['Rosemary planted in row 1, column 3, garden 1.']);
  });

  it('an event that changed a cell is told once, one that changed nothing by its rule', () => {
    const weeds: FieldChange = { what: 'crossed', cause: 'Spilt ink', cell: 5 };
    expect(aftermathInWords(potion([weeds], 15))).toBe('Spilt ink: row 1, column 6 is crossed out.');
    const mist: FieldChange = { what: 'nothing', cause: 'Mist' };
    expect(aftermathInWords(potion([mist], 12))).toBe(
      'Mist: Until the next potion, plant in an outer cell if one is free.',
    );
    expect(soloPotionInWords(2, potion([weeds]))).toBe(
      'Potion 2, from garden 1: 1 undergrown and 0 overgrown. Spilt ink: row 1, column 6 is crossed out.',
    );
  });

  it('every ability in force has words, Poison by its count', () => {
    for (const ability of SOLO_ABILITIES) {
      const names = inForce(look({ state: { abilities: [ability], allergies: [0, 4] } })).map(
        ({ name }) => name,
      );
      expect(names).toEqual(ability === 'Poison' ? [] : [ability]);
      expect(soloEffectText(ability)).toMatch(/\.$/);
    }
    const all = look({
      state: {
        poisonings: 1,
        abilities: ['Allergies'],
        allergies: [0, 4],
        hasSunbeam: true,
        isMisty: true,
        isPotCracked: true,
      },
    });
    expect(inForce(all).map(({ name, text }) => `${name}: ${text}`)).toEqual([
      'Poisoned: Once more, and the game is lost.',
      'Allergies: You cannot call Parsley or Oregano.',
      'Mist: Plant in an outer cell while one is free.',
      'Cracked pot: The next potion takes 4 plants at most.',
      'Sunbeam: The next growth counts double.',
    ]);
  });
});

describe('what the field has changed', () => {
  const rain: FieldChange = { what: 'grew', cause: 'Rain', cells: [1, 2] };
  const swap: FieldChange = { what: 'swapped', cause: 'Swap shop', cell: 3, other: 4 };

  it('carries a sign until the next turn, and the weeds of Hard Ground their own', () => {
    const weeds: FieldChange = { what: 'crossed', cause: 'Hard Ground', cell: 9 };
    const view = look({ state: { potions: [potion([rain, swap])], resting: [weeds] } });
    const signs = (isAfterPotion: boolean) =>
      [...changedCells(view, isAfterPotion)].map(([at, { sign }]) => `${at}${sign}`).join(' ');
    expect(signs(true)).toBe('1+ 2+ 3↔ 4↔ 9×');
    expect(signs(false)).toBe('9×');
    expect(changedCells(view, true).get(3)?.words).toBe('changed by Swap shop');
  });
});
