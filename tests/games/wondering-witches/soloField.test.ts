import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import { EVENTS } from '../../../src/games/wondering-witches/recipe/events';
import { emptyCells, freeCells, usableCells } from '../../../src/games/wondering-witches/solo/rules/field';
import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import { SOLO_EVENTS } from '../../../src/games/wondering-witches/solo/rules/soloEvents';
import {
  type Fate,
  type FieldChange,
  SOLO_ABILITIES,
  type SoloState,
} from '../../../src/games/wondering-witches/solo/rules/types';
import { soloEventText } from '../../../src/games/wondering-witches/solo/words/events';
import { names } from '../../../src/games/wondering-witches/solo/words/names';
import { changeInWords } from '../../../src/games/wondering-witches/solo/words/soloWords';
import { deepFreeze } from '../../contract/deepFreeze';
import { cell, type Plot, plantsOf, plot, ROWS } from './soloText';

const tally = freshTally(null);
/** Four good ones, two Ignore decoys, no effects. */
const TAME = 'a1 b2 c3 d4 e- f-';

function play(state: SoloState, ...texts: string[]): SoloState {
  return texts.reduce(
    (now, text) =>
      deepFreeze(must(rules.apply(deepFreeze(now), must(rules.parseMove(text)), chanceFrom('field')))).state,
    state,
  );
}

/** Why it ended as it did, in words. */
function causeOf(state: SoloState): string | null {
  const status = rules.status(state, tally);
  return 'cause' in status && status.cause !== undefined ? names.cause(status.cause) : null;
}

function refusal(state: SoloState, text: string): string {
  const found = rules.apply(state, must(rules.parseMove(text)), chanceFrom('field'));
  return found.ok ? 'allowed' : found.fault.code;
}

describe('a turn', () => {
  const start = plot({ recipe: TAME, plants: 'A1 a.2, B1 b, E1 c' });

  it('plants one seed in an empty cell', () => {
    expect(plantsOf(play(start, 'plant 3 2'))).toBe('A1 a.2, B1 b.1, C1 d.1, E1 c.1');
  });

  it('grows every plant of a garden that holds the called one', () => {
    const grown = play(start, 'grow 1 0');
    expect(plantsOf(grown)).toBe('A1 a.3, B1 b.2, E1 c.1');
    expect(grown.turns).toBe(1);
  });

  it('tests a garden, in any order, and uses it up with its result', () => {
    const tested = play(start, 'brew 0 1x1,0x2');
    expect(tested.gardens[0]).toMatchObject({ isUsed: true, potion: 0 });
    expect(tested.potions[0]).toMatchObject({
      items: [
        { ingredient: 1, seeds: 1 },
        { ingredient: 0, seeds: 2 },
      ],
      result: { undergrown: 1, overgrown: 1 },
      source: { from: 'garden', garden: 0 },
    });
    expect(freeCells(tested)).not.toContain(cell('C1'));
    expect(play(start, 'brew 0 0x2,1x1').potions[0]!.result.won).toBe(false);
  });

  it('wins with the right potion', () => {
    const ready = plot({ recipe: TAME, plants: 'A1 a.1, B1 b.2, C1 c.3, D1 d.4' });
    const won = play(ready, 'brew 0 0x1,1x2,2x3,3x4');
    expect(won.phase).toBe('won');
    expect(rules.status(won, tally)).toEqual({ kind: 'won', score: freeCells(won).length * 10 });
    expect(rules.view(won).solution).toEqual(ready.puzzle);
    expect(rules.progress(won)).toMatchObject({ done: 6, total: 6 });
  });

  it.each([
    ['plant 6 2', 'UNKNOWN_INGREDIENT'],
    ['plant 0 0', 'CELL_NOT_FREE'],
    ['plant 0 63', 'CELL_NOT_FREE'],
    ['grow 3 0', 'NOT_IN_GARDEN'],
    ['grow 0 9', 'NO_SUCH_GARDEN'],
    ['brew 0 0x2', 'NOT_THE_GARDEN'],
    ['brew 0 0x2,1x2', 'NOT_THE_GARDEN'],
    ['brew 0 0x2,1x1,1x1', 'NOT_THE_GARDEN'],
    ['brew 0 0,1', 'NO_SEEDS'],
    ['brew 2 0x1', 'NOTHING_PLANTED'],
    ['brew 9 0x1', 'NO_SUCH_GARDEN'],
    ['taste 0 0x2', 'NOT_VERSATILE'],
    ['guess 0x1', 'NO_GUESSER'],
    ['cut 0 1', 'NO_PAINTER'],
    ['potion 0x1', 'NOT_LOST_YET'],
    ['mark 6.0.cross', 'NO_SUCH_NOTE'],
    ['mark 0.0.clear', 'SAME_MARK'],
  ])('refuses %s: %s', (text, code) => {
    expect(refusal(start, text)).toBe(code);
  });

  it('refuses used gardens everything', () => {
    const used = play(start, 'brew 0 0x2,1x1');
    for (const text of ['brew 0 0x2,1x1', 'grow 0 0']) expect(refusal(used, text)).toBe('GARDEN_USED');
    expect(refusal(used, 'plant 0 2')).toBe('CELL_NOT_FREE');
  });

  it('does not grow past twenty seeds', () => {
    const tall = plot({ recipe: TAME, plants: 'A1 a.20, B1 b.19' });
    expect(plantsOf(play(tall, 'grow 0 0'))).toBe('A1 a.20, B1 b.20');
    expect(refusal(play(tall, 'grow 0 0'), 'grow 0 0')).toBe('NOTHING_GROWS');
  });
});

describe('the end', () => {
  const nearly: Plot = { recipe: TAME, gardens: ['aaaabb##', '########', '########', '########'] };

  it('comes when no cell is free, but for one last potion of anything', () => {
    const full = play(plot({ ...nearly, plants: 'A1 a, B1 b, C1 c, D1 d, E1 e' }), 'plant 0 5');
    expect(full).toMatchObject({ phase: 'lastDitch', loss: 'full' });
    expect(rules.status(full, tally)).toEqual({ kind: 'playing' });
    expect(refusal(full, 'brew 0 0x1,1x1,2x1,3x1')).toBe('ALL_IS_LOST');
    expect(refusal(full, 'grow 0 0')).toBe('ALL_IS_LOST');
    expect(refusal(full, 'potion 0,1,2,3')).toBe('NO_SEEDS');
    const failed = play(full, 'potion 0x1');
    expect(rules.status(failed, tally)).toEqual({ kind: 'lost', cause: 'full' });
    expect(causeOf(failed)).toBe('The board was full, and the last potion failed.');
    const won = play(full, 'potion 0x1,1x2,2x3,3x4');
    expect(rules.status(won, tally)).toEqual({ kind: 'won', score: 0, cause: 'lastDitch' });
    expect(causeOf(won)).toBe('Found with the last potion.');
  });

  it('comes when the last garden with free cells is tested', () => {
    const last = plot({ ...nearly, plants: 'A1 a, E1 e, F1 f' });
    expect(play(last, 'brew 0 0x1').phase).toBe('lastDitch');
  });

  it('comes when nothing can be done: allergic to everything, and nothing to test', () => {
    const all = 'a1 b2 c3 d4+Allergies e- f-';
    const state = plot({
      recipe: all,
      config: { ingredients: 6 },
      gardens: ['aaaaaabb', '########', '########', '########'],
      plants: 'A1 a, B1 b, C1 c, D1 d, E1 e, F1 f',
    });
    const after = play(state, 'brew 0 0x1,1x1,2x1,3x1,4x1,5x1');
    expect(freeCells(after)).toEqual([6, 7]);
    expect(after).toMatchObject({ phase: 'lastDitch', loss: 'full' });
  });

  it('comes when the solution is shown, and nothing moves behind it', () => {
    const shown = play(plot(nearly), 'reveal');
    expect(rules.status(shown, tally)).toEqual({ kind: 'lost', cause: 'shown' });
    expect(causeOf(shown)).toBe('The solution was shown.');
    for (const text of ['plant 0 0', 'help', 'reveal', 'mark 0.0.cross', 'potion 0x1']) {
      expect(refusal(shown, text)).toBe('GAME_OVER');
    }
  });

  it('shows the recipe only when it has come', () => {
    expect(rules.view(plot(nearly)).solution).toBeNull();
    expect(JSON.stringify(rules.view(plot({ ...nearly, recipe: 'a1 b2 c3 d4 e- f-' })))).toBe(
      JSON.stringify(rules.view(plot({ ...nearly, recipe: 'a- b- c1 d2 e3 f4' }))),
    );
  });
});

describe('special cells', () => {
  const at = (
    special: Exclude<NonNullable<Plot['specials']>[string], undefined>,
    plants = '',
    more: Partial<Plot> = {},
  ) => plot({ recipe: TAME, plants, specials: { A1: special }, ...more });

  it('Efficiency holds two plants, and both are in the potion', () => {
    const both = play(at('Efficiency'), 'plant 0 0', 'grow 0 0', 'plant 1 0');
    expect(plantsOf(both)).toBe('A1 a.2, A1 b.1');
    expect(refusal(both, 'plant 2 0')).toBe('CELL_NOT_FREE');
    expect(refusal(both, 'brew 0 0x2')).toBe('NOT_THE_GARDEN');
    expect(play(both, 'brew 0 1x1,0x2').potions).toHaveLength(1);
  });

  it('Versatility can be tested by itself, again and again, and the garden stays', () => {
    const state = at('Versatility', 'A1 b.2, B1 a');
    const twice = play(state, 'taste 0 1x2', 'grow 1 0', 'taste 0 1x3');
    expect(twice.potions.map(({ result }) => result.overgrown)).toEqual([0, 1]);
    expect(twice.potions[0]!.source).toEqual({ from: 'cell', cell: 0 });
    expect(twice.gardens[0]!.isUsed).toBe(false);
    expect(refusal(twice, 'taste 0 0x1')).toBe('NOT_THE_GARDEN');
    expect(refusal(play(twice, 'brew 0 1x3,0x2'), 'taste 0 1x3')).toBe('GARDEN_USED');
  });

  it('Painter lets a garden be cut in two, once for every planting', () => {
    const painted = play(at('Painter'), 'plant 0 0');
    expect(painted.cuts).toBe(1);
    const cut = play(painted, 'cut 1 6.7');
    expect(cut.gardens.map(({ cells }) => cells).filter((cells) => cells.length === 2)).toEqual([
      [4, 5],
      [6, 7],
    ]);
    expect(refusal(cut, 'cut 1 5')).toBe('NO_PAINTER');
    for (const [text, code] of [
      ['cut 1 4.5', 'BAD_CUT'],
      ['cut 1 5', 'BAD_CUT'],
      ['cut 1 7.6', 'BAD_CUT'],
      ['cut 1 6.6', 'BAD_CUT'],
      ['cut 1 5.6.8', 'BAD_CUT'],
      ['cut 1 7', 'allowed'],
      ['cut 1 5.6.7', 'allowed'],
    ] as const) {
      expect(refusal(painted, text), text).toBe(code);
    }
  });

  it('Guesser gives a free test of any potion that contains the plant', () => {
    const free = play(at('Guesser'), 'plant 0 0');
    expect(free.guesses).toEqual([0]);
    expect(refusal(free, 'guess 1x1,2x1')).toBe('GUESS_WITHOUT');
    expect(refusal(free, 'guess 0,1')).toBe('NO_SEEDS');
    const tested = play(free, 'guess 5x1,0x9');
    expect(tested.potions[0]).toMatchObject({ source: { from: 'guess' }, result: { overgrown: 1 } });
    expect(tested.guesses).toEqual([]);
    expect(tested.gardens.every(({ isUsed }) => !isUsed)).toBe(true);
    expect(play(free, 'guess 0x1,1x2,2x3,3x4').phase).toBe('won');
  });

  it('Painter and Guesser give once, even where the plant has withered and another is planted', () => {
    const withered = (special: 'Painter' | 'Guesser') => {
      const planted = play(at(special), 'plant 0 0');
      return play({ ...planted, beds: planted.beds.with(0, []) }, 'plant 1 0');
    };
    expect(withered('Painter').cuts).toBe(1);
    expect(withered('Guesser').guesses).toEqual([0]);
  });

  it('Low Ceiling: nothing grows past two', () => {
    const low = play(at('Low Ceiling', 'A1 a, B1 b'), 'grow 0 0', 'grow 0 0');
    expect(plantsOf(low)).toBe('A1 a.2, B1 b.3');
    expect(refusal(play(at('Low Ceiling', 'A1 a.2')), 'grow 0 0')).toBe('NOTHING_GROWS');
  });

  it('Fertile Ground grows two at a time', () => {
    expect(plantsOf(play(at('Fertile Ground', 'A1 a, B1 b'), 'grow 0 0'))).toBe('A1 a.3, B1 b.2');
  });

  it('Hard Ground costs the next turn: the weeds take it', () => {
    const planted = play(at('Hard Ground'), 'plant 0 0');
    expect(planted.turns).toBe(2);
    expect(planted.rests).toBe(1);
    expect(planted.resting).toMatchObject([{ what: 'crossed', cause: 'Hard Ground' }]);
    expect(freeCells(planted)).toHaveLength(30);
    const elsewhere = play(at('Hard Ground'), 'plant 0 1');
    expect(elsewhere).toMatchObject({ turns: 1, rests: 0, resting: [] });
    const before = at('Hard Ground');
    expect(rules.undoCost(before, must(rules.parseMove('plant 0 0')), planted)).toBe('assisted');
    expect(rules.undoCost(before, must(rules.parseMove('plant 0 1')), elsewhere)).toBe('free');
  });

  it('Black Magic cannot be used until it is the last free cell', () => {
    const small: Partial<Plot> = { gardens: ['aab#####', '########', '########', '########'] };
    const waiting = at('Black Magic', '', small);
    expect(refusal(waiting, 'plant 0 0')).toBe('BLACK_MAGIC');
    expect(freeCells(waiting)).toContain(0);
    const open = play(waiting, 'plant 0 1', 'plant 1 2');
    expect(open.phase).toBe('playing');
    expect(refusal(open, 'plant 0 0')).toBe('allowed');
  });
});

/** The tested plant `a` carries the effect and never wins alone. */
function tested(effect: string, more: Partial<Plot> = {}, brew = 'brew 0 0x2'): SoloState {
  return play(
    plot({
      recipe: `a1+${effect.replace(' ', '_')} b2 c3 d4 e- f-`,
      plants: 'A1 a.2, E1 b, F1 c.3',
      ...more,
    }),
    brew,
  );
}

describe('abilities', () => {
  it('last through the next potion', () => {
    for (const ability of SOLO_ABILITIES) {
      const state = tested(ability);
      expect(state.abilities).toEqual([ability]);
      const next = play(state, ability === 'Minimalist' ? 'brew 1 1x1' : 'brew 1 1x1,2x3');
      expect(next.abilities).toEqual([]);
    }
  });

  it('those that Solo does not play change nothing', () => {
    for (const name of ['Piggyback', 'Sharer', 'Copycat', 'Student', 'Spreader']) {
      const state = tested(name);
      expect(state.potions[0]!.result.feedback.map(({ effect }) => effect)).toEqual([name]);
      expect(state.abilities).toEqual([]);
    }
  });

  it('Poison: twice is the end', () => {
    const once = tested('Poison', { plants: 'A1 a.2, E1 a.2, F1 c' });
    expect(once.poisonings).toBe(1);
    expect(once.phase).toBe('playing');
    const twice = play(once, 'brew 1 0x2,2x1');
    expect(rules.status(twice, tally)).toEqual({ kind: 'lost', cause: 'poison' });
    expect(causeOf(twice)).toBe('Poisoned twice.');
  });

  it('Green Fingers: grows by two', () => {
    expect(plantsOf(play(tested('Green Fingers'), 'grow 1 1'))).toBe('E1 b.3, F1 c.5');
  });

  it('Allergies: what was in the potion is neither planted nor grown', () => {
    const state = tested('Allergies', { plants: 'A1 a.2, B1 b, E1 b, F1 c.3' }, 'brew 0 0x2,1x1');
    expect(state.allergies).toEqual([0, 1]);
    for (const text of ['plant 0 8', 'plant 1 8', 'grow 1 1']) expect(refusal(state, text)).toBe('ALLERGIC');
    expect(plantsOf(play(state, 'grow 2 1'))).toBe('E1 b.1, F1 c.4');
    expect(play(state, 'brew 1 1x1,2x3').allergies).toEqual([]);
  });

  it('Distracted: nothing grows past two', () => {
    const state = tested('Distracted');
    expect(plantsOf(play(state, 'grow 1 1'))).toBe('E1 b.2, F1 c.3');
    expect(refusal(play(state, 'grow 1 1'), 'grow 1 1')).toBe('NOTHING_GROWS');
  });

  it.each([
    ['brew 1 1x1,2x3', 'allowed'],
    ['brew 1 2x3', 'allowed'],
    ['brew 1 2x3,1x1,5x9', 'allowed'],
    ['brew 1 1x7,2x3', 'allowed'],
    ['brew 1 1x1,4x3', 'allowed'],
    ['brew 1 1x1,4x5', 'TOO_GENIAL'],
    ['brew 1 1x2,2x4', 'TOO_GENIAL'],
    ['brew 1 1x1,2x3,4x1,4x1', 'TOO_GENIAL'],
    ['brew 1 1x2,2x3,4x1', 'TOO_GENIAL'],
  ])('Genius: one thing may be changed when testing: %s %s', (text, code) => {
    expect(refusal(tested('Genius'), text)).toBe(code);
  });

  it('Genius: every change is among the moves, each once', () => {
    const state = plot({
      recipe: 'a1 b2 c3 d4',
      config: { ingredients: 4 },
      gardens: ['aa######', 'bb######', '########', '########'],
      plants: 'A1 a.2, B1 b.1',
      state: { abilities: ['Genius'] },
    });
    const brews = [...rules.moves(state)].filter(({ kind }) => kind === 'brew');
    // As it is 2; one left out 2; one of 80 added: 78 that are new in 6 orders, 2 doubles in 3; one of two
    // replaced by another of its seeds (3) or other seeds (19), in 2 orders.
    expect(brews).toHaveLength(2 + 2 + 78 * 6 + 2 * 3 + 2 * 22 * 2);
    expect(new Set(brews.map(rules.formatMove)).size).toBe(brews.length);
    for (const move of brews) must(rules.apply(state, move, chanceFrom('genius')));
  });

  it('Minimalist lists equal plants once', () => {
    const state = plot({
      recipe: 'a1 b2 c3 d4',
      gardens: ['aaa#####', 'bb######', '########', '########'],
      plants: 'A1 a.2, B1 a.2, C1 b',
      state: { abilities: ['Minimalist'] },
    });
    const brews = [...rules.moves(state)].filter(({ kind }) => kind === 'brew');
    expect(brews.map(rules.formatMove).sort()).toEqual(['brew 0 0x2', 'brew 0 1x1']);
  });

  it('Minimalist: only single plants are tested, and the garden is used up all the same', () => {
    const state = tested('Minimalist');
    expect(refusal(state, 'brew 1 1x1,2x3')).toBe('MINIMALIST');
    expect(refusal(state, 'brew 1 2x1')).toBe('NOT_THE_GARDEN');
    expect(play(state, 'brew 1 2x3').gardens[1]!.isUsed).toBe(true);
  });
});

describe('field effects', () => {
  it('Rain: plants in the gardens that begin in the same row grow', () => {
    const state = tested('Rain', { plants: 'A1 a.2, E1 b, F1 c.3, A2 d' });
    expect(plantsOf(state)).toBe('E1 b.2, F1 c.4, A2 d.1');
    expect(state.potions[0]!.happenings).toEqual([{ what: 'grew', cause: 'Rain', cells: [4, 5] }]);
  });

  it('Rain falls on the tested garden too where it is not used up', () => {
    const state = play(plot({ recipe: 'a1+Rain+Compost b2 c3 d4 e- f-', plants: 'A1 a.2' }), 'brew 0 0x2');
    expect(plantsOf(state)).toBe('A1 a.3');
  });

  it('Weeds: one empty cell is crossed out', () => {
    const state = tested('Weeds');
    expect(state.crossed.filter(Boolean)).toHaveLength(1);
    const { happenings: changes } = state.potions[0]!;
    expect(changes).toMatchObject([{ what: 'crossed', cause: 'Weeds' }]);
    const [crossed] = changes;
    if (crossed?.what !== 'crossed') throw new Error('nothing was crossed out');
    expect(refusal(state, `plant 0 ${crossed.cell}`)).toBe('CELL_NOT_FREE');
    expect(state.beds[crossed.cell]).toEqual([]);
  });

  it('Sprout: the ingredient that is told appears with one seed', () => {
    const state = tested('Sprout');
    const [line] = state.potions[0]!.result.feedback;
    const [change] = state.potions[0]!.happenings;
    if (line?.says !== 'plant' || change?.what !== 'sprouted') throw new Error('nothing sprouted');
    expect(change.ingredient).toBe(line.ingredient);
    expect(state.beds[change.cell]).toEqual([{ ingredient: line.ingredient, seeds: 1 }]);
    expect(change.cell).toBeGreaterThan(3);
  });

  it('Blight: one plant loses a seed, and withers at one', () => {
    expect(plantsOf(tested('Blight', { plants: 'A1 a.2, E1 c.3' }))).toBe('E1 c.2');
    const gone = tested('Blight', { plants: 'A1 a.2, E1 c' });
    expect(plantsOf(gone)).toBe('');
    expect(freeCells(gone)).toContain(4);
    expect(gone.potions[0]!.happenings).toEqual([{ what: 'withered', cause: 'Blight', cell: 4 }]);
    expect(tested('Blight', { plants: 'A1 a.2' }).potions[0]!.happenings).toMatchObject([
      { what: 'nothing' },
    ]);
  });

  it('Compost: the tested garden is not used up', () => {
    const state = tested('Compost');
    expect(state.gardens[0]).toMatchObject({ isUsed: false, potion: 0 });
    expect(plantsOf(state)).toContain('A1 a.2');
    expect(play(state, 'brew 0 0x2').potions).toHaveLength(2);
  });

  it('Sunbeam: the next growth counts double, and only that', () => {
    const state = tested('Sunbeam');
    expect(plantsOf(play(state, 'grow 1 1'))).toBe('E1 b.3, F1 c.5');
    expect(plantsOf(play(state, 'grow 1 1', 'grow 1 1'))).toBe('E1 b.4, F1 c.6');
    expect(plantsOf(play(state, 'brew 1 1x1,2x3', 'plant 0 8', 'grow 0 2'))).toBe('A2 a.3');
  });
});

describe('random events', () => {
  /** Carries the event out on its own: the purpose of the draw is a matter of `apply`. */
  const happen = (name: string, state: SoloState, run = 0) => {
    const event = SOLO_EVENTS.find((own) => own.name === name);
    if (!event) throw new Error(name);
    const fate = { chance: chanceFrom('event'), emptyCells };
    return event.happen(deepFreeze(state), rngFor('event', name, run), fate);
  };
  const garden = (plants: string, more: Partial<Plot> = {}) => plot({ recipe: TAME, plants, ...more });

  it('are those that make sense alone, as many good as bad', () => {
    const moods = SOLO_EVENTS.map(({ name }) => EVENTS.find((event) => event.name === name)?.tone);
    expect(moods.filter((mood) => mood === 'good')).toHaveLength(5);
    expect(moods.filter((mood) => mood === 'neutral')).toHaveLength(3);
    expect(moods.filter((mood) => mood === 'bad')).toHaveLength(5);
  });

  it.each([
    ['Warm night', 'A1 a', '', 'A1 a.2'],
    ['Cutting', 'A1 a.3', 'ab######', 'A1 a.3, B1 a.1'],
    ['Ladybirds', 'A1 a, B1 b.2, C1 c', '', 'A1 a.2, B1 b.2, C1 c.2'],
    ['Swap shop', 'A1 a.3, E1 b', '', 'A1 b.1, E1 a.3'],
    ['Silent hour', 'A1 a', '', 'A1 a.1'],
    ['Magpie', 'A1 a.3, B1 b.2', '', 'A1 a.1, B1 b.2'],
    ['Moles', 'A1 a.3, B1 b', '', 'A1 a.3'],
    ['Drought', 'A1 a.3', '', 'A1 a.2'],
    ['Drought', 'A1 a', '', ''],
  ])('%s: %s', (name, plants, line, expected) => {
    const gardens = line ? [line, '########', '########', '########'] : ROWS;
    expect(plantsOf(happen(name, garden(plants, { gardens })).state)).toBe(expected);
  });

  it('Spilt ink crosses out a cell, and Swept floor frees one', () => {
    const inked = happen('Spilt ink', garden('')).state;
    expect(freeCells(inked)).toHaveLength(31);
    expect(freeCells(happen('Swept floor', inked).state)).toHaveLength(32);
    expect(happen('Swept floor', garden('')).change.what).toBe('nothing');
  });

  it('Clean cauldron opens a used garden again', () => {
    const used = play(garden('A1 a'), 'brew 0 0x1');
    expect(happen('Clean cauldron', used).state.gardens[0]!.isUsed).toBe(false);
  });

  it('Mist keeps planting to the outer cells until the next potion', () => {
    const misty = happen('Mist', garden('A1 a')).state;
    expect(refusal(misty, `plant 1 ${cell('B2')}`)).toBe('MIST');
    expect(refusal(misty, `plant 1 ${cell('B1')}`)).toBe('allowed');
    expect(refusal(play(misty, 'brew 0 0x1'), `plant 1 ${cell('B2')}`)).toBe('allowed');
    const inner = garden('A1 a', { gardens: ['a#######', '#bb#####', '########', '########'] });
    expect(refusal(happen('Mist', inner).state, `plant 1 ${cell('B2')}`)).toBe('allowed');
  });

  it('Cracked pot: no more than four ingredients next', () => {
    const five = garden('A1 a, B1 b, C1 c, D1 d, E1 e', {
      gardens: ['aaaaa###', 'bbbbb###', 'ccccc###', '########'],
    });
    const cracked = happen('Cracked pot', five).state;
    expect(refusal(cracked, 'brew 0 0x1,1x1,2x1,3x1,4x1')).toBe('CRACKED_POT');
    expect(refusal(five, 'brew 0 0x1,1x1,2x1,3x1,4x1')).toBe('allowed');
    const small = { ...cracked, beds: cracked.beds.with(8, [{ ingredient: 0, seeds: 1 }]) };
    expect(refusal(play(small, 'brew 1 0x1'), 'brew 0 0x1,1x1,2x1,3x1,4x1')).toBe('allowed');
  });

  it('come after every potion where they are switched on, and are told of', () => {
    const on = play(garden('A1 a', { config: { events: true } }), 'brew 0 0x1');
    const [potion] = on.potions;
    expect(EVENTS[potion!.event ?? -1]).toBeDefined();
    expect(soloEventText(potion!.event ?? -1)).not.toBe('');
    expect(potion!.happenings).toHaveLength(1);
    expect(changeInWords(potion!.happenings[0]!)).toMatch(/^[A-Z].*\.$/);
    expect(play(garden('A1 a'), 'brew 0 0x1').potions[0]!.event).toBeNull();
  });
});

describe('an empty cell', () => {
  const RUNS = 30;
  const EMPTY = cell('D1');
  /** B1 and C1 have room beside a plant; D1 alone is empty. */
  const crowded = (recipe: string, more: Partial<Plot> = {}) =>
    plot({
      recipe,
      gardens: ['abbb####', '########', '########', '########'],
      plants: 'A1 a.2, B1 b, C1 c',
      ...more,
      specials: { B1: 'Efficiency', C1: 'Efficiency', ...more.specials },
    });
  const testing = (effect: string) => ({
    state: crowded(`a1+${effect} b2 c3 d4 e- f-`),
    full: crowded(`a1+${effect} b2 c3 d4 e- f-`, { plants: 'A1 a.2, B1 b, C1 c, D1 d' }),
    move: 'brew 0 0x2',
  });
  const onHardGround = (plants: string) => crowded(TAME, { plants, specials: { A1: 'Hard Ground' } });
  const CASES = {
    Weeds: testing('Weeds'),
    Sprout: testing('Sprout'),
    'Hard Ground': {
      state: onHardGround('B1 b, C1 c'),
      full: onHardGround('B1 b, C1 c, D1 d'),
      move: 'plant 0 0',
    },
  };
  type Judged = Pick<typeof rules, 'apply'>;

  function changes(judge: Judged, state: SoloState, move: string, run: number): readonly FieldChange[] {
    const after = must(judge.apply(state, must(rules.parseMove(move)), chanceFrom(`run${run}`))).state;
    return [...after.resting, ...after.potions.flatMap((potion) => potion.happenings)];
  }

  it.each(Object.entries(CASES))('is one without a plant for %s', (cause, { state, full, move }) => {
    const inVersion1: FieldChange[] = [];
    for (let run = 0; run < RUNS; run++) {
      expect(changes(rules, state, move, run)).toMatchObject([{ cause, cell: EMPTY }]);
      expect(changes(rules, full, move, run)).toEqual([{ what: 'nothing', cause }]);
      inVersion1.push(...changes(rules.earlierJudges![1]!, state, move, run));
    }
    expect(new Set(inVersion1.map((own) => ('cell' in own ? own.cell : null)))).toEqual(
      new Set([cell('B1'), cell('C1'), EMPTY]),
    );
  });

  it.each(['Spilt ink', 'Cutting'])('is one without a plant for %s', (name) => {
    const event = SOLO_EVENTS.find((own) => own.name === name)!;
    const cellOf = (run: number, empties: Fate['emptyCells']) => {
      const fate = { chance: chanceFrom('event'), emptyCells: empties };
      const { change } = event.happen(crowded(TAME), rngFor('event', name, run), fate);
      return 'cell' in change ? change.cell : null;
    };
    const runs = [...Array(RUNS).keys()];
    expect(new Set(runs.map((run) => cellOf(run, emptyCells)))).toEqual(new Set([EMPTY]));
    expect(new Set(runs.map((run) => cellOf(run, usableCells))).size).toBe(3);
  });

  it('is drawn as ever where version 1 was right, and each of them as likely', () => {
    const wide = (plants: string) =>
      plot({ recipe: 'a1+Weeds b2 c3 d4 e- f-', plants, specials: { E1: 'Efficiency', F1: 'Efficiency' } });
    const state = wide('A1 a.2, E1 b, F1 c');
    const counts = new Map<number, number>();
    const many = 2_700;
    for (let run = 0; run < many; run++) {
      const [now] = changes(rules, state, 'brew 0 0x2', run);
      const [then] = changes(rules.earlierJudges![1]!, state, 'brew 0 0x2', run);
      if (now?.what !== 'crossed' || then?.what !== 'crossed') throw new Error('nothing was crossed out');
      if (state.beds[then.cell]!.length === 0) expect(now).toEqual(then);
      counts.set(now.cell, (counts.get(now.cell) ?? 0) + 1);
    }
    // 26 cells: 28 of the other gardens without the two that hold a plant.
    expect(counts.size).toBe(26);
    const mean = many / 26;
    for (const [at, times] of counts) expect(Math.abs(times - mean), `cell ${at}`).toBeLessThan(mean / 2);
  });
});

describe('chance', () => {
  it('is drawn by the number of the potion and of the rest, so that no detour re-rolls it', () => {
    const asked: string[] = [];
    const chance = (purpose: string, n: number) => {
      asked.push(`${purpose} ${n}`);
      return rngFor('detour', purpose, n);
    };
    let state = plot({
      recipe: 'a1+Weeds b2 c3 d4 e- f-',
      plants: 'A1 a, E1 b',
      specials: { A2: 'Hard Ground' },
      config: { events: true },
    });
    const testFirst = () => [...rules.moves(state)].find(({ kind }) => kind === 'brew')!;
    const read = (text: string) => must(rules.parseMove(text));
    const steps = [
      testFirst,
      () => read('mark 0.0.cross'),
      () => read('plant 2 8'),
      () => read('help'),
      testFirst,
    ];
    for (const step of steps) state = must(rules.apply(state, step(), chance)).state;
    expect(asked).toEqual([
      ...['potion 0', 'field 0', 'event 0', 'eventField 0'],
      'rest 0',
      ...['potion 1', 'field 1', 'event 1', 'eventField 1'],
    ]);
  });
});
