/** What is said of each thing that happens in Solo, made of its events and of nothing else. */
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { type Fault, expect as must } from '../../../src/core/result';
import { LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import { soloView } from '../../../src/games/wondering-witches/solo/rules/playRules';
import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import {
  LOSSES,
  type Solo,
  type SoloStage,
  type SoloState,
} from '../../../src/games/wondering-witches/solo/rules/types';
import { firstEdition } from '../../../src/games/wondering-witches/solo/words/firstEdition';
import { names } from '../../../src/games/wondering-witches/solo/words/names';
import { soloStepInWords } from '../../../src/games/wondering-witches/solo/words/soloSentences';
import { lastStepInWords, words } from '../../../src/games/wondering-witches/solo/words/words';
import type { LastStep } from '../../../src/store/session/sessionState';
import { type Plot, plot } from './soloText';

const TAME = 'a1 b2 c3 d4 e- f-';

function step(kind: LastStep<Solo>['kind'], more: Partial<LastStep<Solo>> = {}): LastStep<Solo> {
  return { serial: 1, kind, move: null, before: null, events: [], fault: null, ...more };
}

function said(what: Partial<Plot>, ...texts: string[]): string {
  let state: SoloState = plot({ recipe: TAME, ...what });
  let told = '';
  for (const text of texts) {
    const move = must(rules.parseMove(text));
    const outcome = must(rules.apply(state, move, chanceFrom('said')));
    state = outcome.state;
    told = lastStepInWords({ last: step('played', { move, events: outcome.events }), view: soloView(state) });
  }
  return told;
}

const TWO_PLANTS = { plants: 'A1 a.2, B1 b' };
const NEARLY_FULL = {
  gardens: ['aaaabb##', '########', '########', '########'],
  plants: 'A1 a, B1 b, C1 c, D1 d, E1 e',
};

describe('what just happened', () => {
  it.each([
    [{}, ['plant 3 9'], 'Rosemary planted in row 2, column 2, garden 3.'],
    [TWO_PLANTS, ['grow 1 0'], 'Garden 1 has grown: Parsley with 3 seeds and Sage with 2 seeds.'],
    [
      { specials: { A1: 'Painter' } },
      ['plant 0 0', 'cut 1 6.7'],
      'Garden 2 is cut in two; the new part is garden 9.',
    ],
    [TWO_PLANTS, ['brew 0 0x2,1x1'], 'Potion 1, from garden 1: 1 undergrown and 1 overgrown.'],
    [TWO_PLANTS, ['mark 0.0.cross'], 'Parsley, number 1: crossed out.'],
    [TWO_PLANTS, ['mark 1.4.circle'], 'Sage, decoy: circled.'],
    [{}, ['reveal'], 'The solution is shown.'],
    [{}, ['help'], 'What can be known is worked out.'],
    [
      NEARLY_FULL,
      ['plant 0 5'],
      'Parsley planted in row 1, column 6, garden 2. No cell is free: one last potion of any herbs is left.',
    ],
    [NEARLY_FULL, ['plant 0 5', 'mark 0.0.cross'], 'Parsley, number 1: crossed out.'],
    [
      { specials: { A1: 'Hard Ground' }, gardens: ['ab######', '########', '########', '########'] },
      ['plant 0 0'],
      'Parsley planted in row 1, column 1, garden 1. Hard Ground: row 1, column 2 is crossed out. No cell is free: one last potion of any herbs is left.',
    ],
    [
      { recipe: 'a1+Poison b2 c3 d4 e- f-', plants: 'A1 a.2, E1 a.2' },
      ['brew 0 0x2', 'brew 1 0x2'],
      'Potion 2, from garden 2: 0 undergrown and 1 overgrown. Poison: met. Poisoned twice: the game is lost.',
    ],
  ] as const satisfies readonly [Partial<Plot>, readonly string[], string][])(
    '%j %j: %s',
    (what, texts, told) => {
      expect(said(what, ...texts)).toBe(told);
    },
  );

  it('is a step back or forth by the name of its move, and a refusal by its reason', () => {
    const view = soloView(plot({ recipe: TAME }));
    const tell = (last: LastStep<Solo>) => lastStepInWords({ last, view });
    const move = must(rules.parseMove('plant 3 9'));
    // Its events are what was taken back, and must not be told as new.
    const events = must(rules.apply(plot({ recipe: TAME }), move, chanceFrom('x'))).events;
    expect(tell(step('undone', { move, events }))).toBe('Taken back: planting Rosemary.');
    expect(tell(step('redone', { move, events }))).toBe('Done again: planting Rosemary.');
    expect(tell(step('opened'))).toBe('');
    expect(tell(step('refused', { move, fault: { code: 'NO_SUCH_GARDEN' } }))).toBe(
      'There is no such garden.',
    );
    expect(tell(step('refused', { move, fault: { code: 'PAUSED' } }))).toBe('The game is paused.');
  });

  it.each([
    ['plant 3 9', 'planting Rosemary'],
    ['grow 3 1', 'growing garden 2'],
    ['cut 0 1', 'cutting garden 1'],
    ['brew 0 0x1', 'the potion'],
    ['taste 0 0x1', 'the potion'],
    ['guess 0x1', 'the potion'],
    ['potion 0x1', 'the potion'],
    ['mark 1.0.cross', 'the mark at Sage'],
    ['reveal', 'showing the solution'],
    ['help', 'the deduction'],
  ])('%s taken back: %s', (text, told) => {
    expect(soloStepInWords(must(rules.parseMove(text)))).toBe(told);
    expect(soloStepInWords(null)).toBe('a step');
  });
});

describe('a refusal', () => {
  const faultOf = (state: SoloState, text: string): Fault => {
    const found = rules.apply(state, must(rules.parseMove(text)), chanceFrom('x'));
    if (found.ok) throw new Error(`${text} is allowed`);
    return found.fault;
  };
  const start = plot({ recipe: TAME, plants: 'A1 a.2, B1 b, E1 c' });
  const used = { ...start, gardens: start.gardens.map((own) => ({ ...own, isUsed: true })) };
  const special = (name: 'Black Magic' | 'Versatility', from: SoloState) => ({
    ...from,
    board: { ...from.board, specials: [{ cell: 2, special: name }] },
  });

  it.each([
    ['plant 6 2', start, 'This game has only 6 ingredients.'],
    ['plant 0 0', start, 'Nothing can be planted there.'],
    [
      'plant 0 2',
      special('Black Magic', start),
      'Black Magic: this cell can be used only when no other is free.',
    ],
    ['plant 0 9', { ...start, isMisty: true }, 'Mist: plant in an outer cell while one is free.'],
    ['plant 1 2', { ...start, allergies: [1] }, 'You are allergic to Sage until the next potion.'],
    ['grow 3 0', start, 'There is no Rosemary in this garden.'],
    ['grow 0 9', start, 'There is no such garden.'],
    ['grow 0 0', used, 'This garden is used up.'],
    ['taste 2 0x1', special('Versatility', used), 'The garden around this cell is used up.'],
    ['taste 0 0x2', start, 'Only a Versatility cell is a garden of its own.'],
    ['brew 0 0x2', start, 'Test all plants that grow there, each with its seeds, in any order.'],
    ['brew 0 0,1', start, 'Say how many seeds each plant has.'],
    ['brew 2 0x1', start, 'Nothing grows there that could be tested.'],
    [
      'brew 0 0x2,1x1',
      { ...start, abilities: ['Minimalist'] },
      'Minimalist: test one single plant this time.',
    ],
    [
      'brew 0 0x3,1x3',
      { ...start, abilities: ['Genius'] },
      'Genius: only one thing may differ from what grows there.',
    ],
    [
      'brew 0 0x1,0x1,0x1,0x1,0x1',
      { ...start, isPotCracked: true },
      'The pot is cracked: 4 ingredients at most, this once.',
    ],
    ['guess 0x1', start, 'Plant on a Guesser cell first: it gives a free test.'],
    ['guess 0x1', { ...start, guesses: [2, 3] }, 'The free test must contain Chives or Rosemary.'],
    ['cut 0 1', start, 'Plant on a Painter cell first: it lets you cut a garden.'],
    [
      'cut 0 1',
      { ...start, cuts: 1 },
      'The cells of each part must touch, and each part needs at least one cell.',
    ],
    ['potion 0x1', start, 'A potion of any herbs is allowed only as the last one.'],
    ['grow 0 0', { ...start, phase: 'lastDitch' }, 'No cell is free: one last potion is left.'],
    ['help', { ...start, phase: 'lost' }, 'This game is over. Start a new one.'],
    ['mark 6.0.cross', start, 'The notebook has no such place.'],
    ['mark 0.0.clear', start, 'It is marked so already.'],
  ] as const satisfies readonly [string, SoloState, string][])(
    'of %s has its sentence',
    (text, state, told) => {
      expect(words.fault(faultOf(state, text))).toBe(told);
    },
  );

  it('of somebody else has none here', () => {
    expect(words.fault({ code: 'PAUSED' })).toBeNull();
  });
});

describe('a hint', () => {
  const view = soloView(plot({ recipe: TAME }));
  const items = [
    { ingredient: 0, seeds: 1 },
    { ingredient: 1, seeds: 2 },
  ];

  it.each([
    [{ code: 'where', to: 'lastPotion', garden: null }, 'One last potion is free.'],
    [{ code: 'where', to: 'freeTest', garden: null }, 'You have a free test.'],
    [{ code: 'where', to: 'garden', garden: 2 }, 'Look at garden 3.'],
    [{ code: 'where', to: 'anywhere', garden: null }, 'Nothing stands out: any plant will do.'],
    [
      { code: 'purpose', recipes: 120, isExact: false, items },
      'There are about 120 recipes left. Work towards this potion: Parsley (1 seed), Sage (2 seeds).',
    ],
    [
      { code: 'purpose', recipes: 1, isExact: true, items: null },
      'There is 1 recipe left. Plant for the potion after next.',
    ],
    [{ code: 'turn', move: { kind: 'plant', ingredient: 3, cell: 9 } }, 'Plant Rosemary in row 2, column 2.'],
    [
      { code: 'turn', move: { kind: 'brew', garden: 0, items } },
      'Test garden 1: Parsley (1 seed), Sage (2 seeds).',
    ],
    [{ code: 'noteWhere', ingredient: 1, isWrong: true }, 'A mark beside Sage cannot be right.'],
    [{ code: 'noteReason', by: 'clue' }, 'The clue alone shows it.'],
    [{ code: 'noteConclusion', ingredient: 1, column: 4, mark: 'cross' }, 'Sage is not a decoy. Cross it.'],
  ] as const satisfies readonly [SoloStage, string][])('%j: %s', (stage, told) => {
    expect(words.stage(stage, view)).toBe(told);
  });

  it('has a sentence for every stage', () => {
    const { config } = LEVELS[1]!;
    const first = must(rules.start(config, rules.deal(config, chanceFrom('stages'), 1), 1));
    const hint = rules.hint(soloView(first));
    expect(hint?.stages.length).toBeGreaterThan(1);
    for (const stage of hint?.stages ?? []) {
      expect(words.stage(stage, soloView(first))).toMatch(/^[A-Z0-9].*\.$/);
    }
  });
});

describe('what home and statistics say', () => {
  it('progress, in full sentences for one and for many', () => {
    const tell = (potions: number, free: number) =>
      names.progress({ done: 0, total: 6, params: { potions, free } });
    expect(tell(1, 12)).toBe('1 potion tested, 12 cells free');
    expect(tell(3, 1)).toBe('3 potions tested, 1 cell free');
    const state = plot({ recipe: TAME, plants: 'A1 a' });
    expect(names.progress(rules.progress(state))).toBe('0 potions tested, 31 cells free');
  });

  it('the causes that the first edition wrote down lead to today’s codes and back', () => {
    const FIRST_EDITION = {
      'A last ditch effort.': 'lastDitch',
      'Poisoned twice.': 'poison',
      'The solution was shown.': 'shown',
      'The board was full, and the last potion failed.': 'full',
    };
    for (const [old, code] of Object.entries(FIRST_EDITION)) {
      expect(firstEdition.cause(old)).toBe(code);
      // One of them is told in other words today.
      expect(names.cause(code)).toBe(code === 'lastDitch' ? 'Found with the last potion.' : old);
    }
    expect(Object.values(FIRST_EDITION).sort()).toEqual(['lastDitch', ...LOSSES].sort());
    expect(firstEdition.cause('The last potion failed.')).toBeNull();
  });

  it('the names of settings lead back to their codes', () => {
    for (const { config } of LEVELS) {
      const code = rules.formatConfig(config);
      expect(firstEdition.config(names.config(code))).toBe(code);
    }
    expect(firstEdition.config('Nothing like it')).toBeNull();
  });
});
