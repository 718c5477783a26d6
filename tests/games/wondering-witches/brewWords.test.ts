import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import { rules } from '../../../src/games/wondering-witches/brew/rules/rules';
import { whatNext } from '../../../src/games/wondering-witches/brew/screen/whatNext';
import { firstEdition } from '../../../src/games/wondering-witches/brew/words/firstEdition';
import { names } from '../../../src/games/wondering-witches/brew/words/names';
import { resultText } from '../../../src/games/wondering-witches/brew/words/results';
import {
  announcementOf,
  eventInWords,
  potionInWords,
  words,
} from '../../../src/games/wondering-witches/brew/words/words';
import { noteInWords } from '../../../src/games/wondering-witches/notebook/words/notes';
import { FAULTS } from '../../../src/games/wondering-witches/recipe/faults';
import { LEVELS, parseConfig } from '../../../src/games/wondering-witches/recipe/levels';
import type { BrewState } from '../../../src/games/wondering-witches/recipe/types';
import { stepInWords } from '../../../src/games/wondering-witches/recipe/words/lastStep';
import { identityInWords } from '../../../src/games/wondering-witches/recipe/words/words';

const FIRST = LEVELS[0]!.config;

function begin(seed: string): BrewState {
  return must(rules.start(FIRST, rules.deal(FIRST, chanceFrom(seed), 1), 1));
}

/** Every config there is, as a code. */
const CODES = [4, 5, 6, 7, 8, 9, 10].flatMap((herbs) =>
  [0, 1, 2].flatMap((effects) =>
    Array.from({ length: 16 }, (_, bits) => {
      const letters = ['d', 'v', 's', 'r'].filter((_letter, bit) => (bits >> bit) & 1).join('');
      return `${herbs}-${effects}-${letters || 'x'}`;
    }),
  ),
);

/** `describeConfig` of the first edition, word for word but for how it got at the settings. */
function oldWords(code: string): string {
  const level: Record<string, string> = {
    '6-0-x': 'First Game',
    '6-1-x': 'Beginner',
    '8-1-x': 'Amateur Witch',
    '8-1-d': 'Spice Sorcerer',
    '8-1-dvs': 'Potion Master',
    '10-2-dvs': 'High Witch',
  };
  const plain = code.replace('-r', '-x').replace('r', '');
  if (level[plain]) return code.includes('r') ? `${level[plain]}, random events` : level[plain];
  const [herbs, effects, letters = ''] = code.split('-');
  const switches = [
    ['d', 'drama decoys'],
    ['v', 'variable recipe'],
    ['s', 'special cells'],
    ['r', 'random events'],
  ].flatMap(([letter = '', name]) => (letters.includes(letter) ? [name] : []));
  return [`Custom: ${herbs} ingredients`, `effects ${effects}`, ...switches].join(', ');
}

describe('words that the first edition kept its statistics under', () => {
  it('are told for every game there was, and said the same today', () => {
    const known = CODES.filter((code) => parseConfig(code).ok);
    expect([CODES.length, known.length]).toEqual([336, 288]);
    for (const code of known) {
      expect(firstEdition.config(oldWords(code))).toBe(code);
      expect(names.config(code)).toBe(oldWords(code));
    }
    for (const cause of ['The solution was shown.', 'The last potion failed.']) {
      expect(names.cause(firstEdition.cause(cause) ?? '')).toBe(cause);
    }
    // What is said of it today is another sentence.
    expect(firstEdition.cause('A last ditch effort.')).toBe('lastDitch');
  });

  it('are refused where there was no such game, and unknown codes are shown as they are', () => {
    const never = CODES.filter((code) => !parseConfig(code).ok).map(oldWords);
    for (const words of [
      ...never,
      '',
      'first game',
      'Custom',
      'Poisoned twice.',
      '__proto__',
      'constructor',
    ]) {
      expect(firstEdition.config(words), words).toBeNull();
      expect(firstEdition.cause(words), words).toBeNull();
    }
    for (const code of ['', '5-0-v', '11-0-x', 'toString']) {
      expect(names.config(code)).toBe(code);
      expect(names.cause(code)).toBe(code);
    }
  });
});

describe('a hint', () => {
  it('survives the way from the worker, and says something at every stage', () => {
    let state = begin('hints');
    for (let step = 0; step < 80 && rules.status(state, freshTally(null)).kind === 'playing'; step++) {
      const hint = rules.hint(rules.view(state));
      if (!hint) break;
      expect(JSON.parse(JSON.stringify(hint))).toEqual(hint);
      const said = hint.stages.map((stage) => words.stage(stage, rules.view(state)));
      for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
      expect(new Set(said).size).toBe(hint.stages.length);
      state = must(rules.apply(state, hint.move, chanceFrom('hints'))).state;
    }
    expect(rules.status(state, freshTally(null)).kind).toBe('won');
    expect(rules.hint(rules.view(state))).toBeNull();
  });

  it('gives the clue as the reason while it is all that is known', () => {
    const reasons = LEVELS.flatMap(({ config }) =>
      Array.from({ length: 4 }, (_, n) => {
        const deal = rules.deal(config, chanceFrom(`clue ${n}`), 1);
        const stages = rules.hint(rules.view(must(rules.start(config, deal, 1))))?.stages ?? [];
        return stages.find(({ code }) => code === 'noteReason');
      }).filter((stage) => stage !== undefined),
    );
    expect(reasons.length).toBeGreaterThan(5);
    for (const reason of reasons) expect(reason).not.toMatchObject({ by: 'together' });
  });

  const view = () => rules.view(begin('words'));

  it.each([
    [{ code: 'noteWhere', ingredient: 2, isWrong: true }, 'A mark beside Chives cannot be right.'],
    [{ code: 'noteWhere', ingredient: 2, isWrong: false }, 'Something about Chives is already certain.'],
    [{ code: 'noteReason', by: 'place' }, 'There is no other place for it.'],
    [{ code: 'noteReason', by: 'clue' }, 'The clue alone shows it.'],
    [{ code: 'noteReason', by: 'potion', potion: 1 }, 'Look at potion 2: it shows this alone.'],
    [
      { code: 'noteReason', by: 'together' },
      'Put the potions and the clue together: it is so in every recipe that fits them all.',
    ],
    [
      { code: 'noteConclusion', ingredient: 0, column: 1, mark: 'circle' },
      'Parsley is number 2 of the recipe. Circle it.',
    ],
    [
      { code: 'noteConclusion', ingredient: 0, column: 4, mark: 'cross' },
      'Parsley is not a decoy. Cross it.',
    ],
    [{ code: 'nothingCertain' }, 'Nothing new is certain yet: test another potion.'],
    [
      { code: 'recipesLeft', recipes: 1, isExact: true, basis: 'numbers' },
      'There is 1 recipe left. A good potion parts them evenly.',
    ],
    [
      { code: 'recipesLeft', recipes: 1200, isExact: false, basis: 'carriers' },
      'There are about 1,200 recipes left, counting who carries which effect. A good potion parts them evenly.',
    ],
    [
      {
        code: 'testThis',
        items: [
          { ingredient: 0, seeds: 1 },
          { ingredient: 1, seeds: null },
        ],
      },
      'Test this: Parsley (1 seed), Sage (grown exactly right).',
    ],
  ] as const)('says for %j', (stage, sentence) => {
    expect(words.stage(stage, view())).toBe(sentence);
  });
});

describe('what just happened', () => {
  const step = { serial: 1, move: null, before: null, events: [], fault: null } as const;

  it.each([
    [{ ...step, kind: 'opened' }, ''],
    [{ ...step, kind: 'played', events: [{ kind: 'lost' }] }, 'Lost on paper. One last potion is free.'],
    [{ ...step, kind: 'played', events: [{ kind: 'revealed' }] }, 'The solution is shown.'],
    [{ ...step, kind: 'played', events: [{ kind: 'helped' }] }, 'What can be known is worked out.'],
    [
      { ...step, kind: 'played', events: [{ kind: 'noted', ingredient: 1, column: 0, mark: 'cross' }] },
      'Sage, number 1: crossed out.',
    ],
    [
      { ...step, kind: 'refused', fault: { code: 'EMPTY_CAULDRON' } },
      'Put something into the cauldron first.',
    ],
    [{ ...step, kind: 'undone', move: { kind: 'lose' } }, 'Taken back: losing.'],
    [{ ...step, kind: 'redone', move: { kind: 'potion', items: [] } }, 'Done again: the potion.'],
  ] as const)('%j is told: %s', (last, sentence) => {
    expect(announcementOf(last, FIRST)).toBe(sentence);
  });
});

describe('a refusal', () => {
  it('has a sentence whatever its code, and none where the code is not ours', () => {
    const params = { ingredients: 6, ingredient: 2, most: 20, recipe: 6 };
    const said = FAULTS.map((code) => words.fault({ code, params }));
    for (const sentence of said) expect(sentence).toMatch(/^[A-Z].*\.$/);
    expect(said.join(' ')).not.toMatch(/undefined|NaN/);
    expect(words.fault({ code: 'NO_GAME' })).toBeNull();
  });

  it.each([
    ['TOO_MANY_INGREDIENTS', { ingredients: 10 }, 'There are only 10 ingredients.'],
    ['TOO_FEW_INGREDIENTS', { ingredients: 6 }, 'A variable recipe needs at least 6 ingredients.'],
    ['TOO_FEW_HERBS', { recipe: 6 }, 'A recipe of up to 6 needs at least 6 herbs.'],
    ['FULL_CAULDRON', { ingredients: 12 }, 'The cauldron holds 12 ingredients at most.'],
    ['UNKNOWN_INGREDIENT', { ingredients: 6 }, 'This game has only 6 ingredients.'],
    ['BAD_SEEDS', { most: 20 }, 'A plant has from 1 to 20 seeds.'],
    ['ALLERGIC', { ingredient: 0 }, 'You are allergic to Parsley until the next potion.'],
    ['NOT_IN_GARDEN', { ingredient: 1 }, 'There is no Sage in this garden.'],
    ['GUESS_WITHOUT', { ingredients: [0, 9] }, 'The free test must contain Parsley or Black Pepper.'],
    ['CRACKED_POT', { ingredients: 4 }, 'The pot is cracked: 4 ingredients at most, this once.'],
    ['GARDEN_USED', {}, 'This garden is used up.'],
    ['GARDEN_USED', { cell: 3 }, 'The garden around this cell is used up.'],
  ])('%s %j: %s', (code, params, sentence) => {
    expect(words.fault({ code, params })).toBe(sentence);
  });
});

describe('what the screen says', () => {
  it('names notes, potions and steps', () => {
    expect(noteInWords(FIRST, 2, 4, 'circle')).toBe('Chives, decoy: circled');
    expect(noteInWords(FIRST, 0, 0, 'clear')).toBe('Parsley, number 1: no mark');
    const items = [{ ingredient: 0, seeds: 2 }];
    const result = {
      won: false,
      undergrown: 1,
      overgrown: 0,
      feedback: [{ effect: 'Spicy', says: 'met' } as const],
    };
    expect(potionInWords(3, { items, result, event: 0 })).toBe(
      'Potion 3: 1 undergrown and 0 overgrown. Spicy: met. Warm night: Every player adds one seed to one plant of their choice.',
    );
    const tested = { kind: 'tested', number: 1, potion: { items, result, event: null } } as const;
    expect(eventInWords(tested, FIRST)).toMatch(/^Potion 1: 1 undergrown/);
    expect(stepInWords({ kind: 'mark', ingredient: 5, column: 1, mark: 'cross' })).toBe('the mark at Mint');
  });

  it('says why a potion without a fault in its counts does not win', () => {
    const items = [{ ingredient: 0, seeds: 1 }];
    const told = (won: boolean, undergrown: number) =>
      potionInWords(1, { items, result: { won, undergrown, overgrown: 0, feedback: [] }, event: null });
    expect(told(false, 0)).toBe(
      'Potion 1: 0 undergrown and 0 overgrown. Not the recipe: the order or the choice of herbs is wrong.',
    );
    expect(told(false, 1)).toBe('Potion 1: 1 undergrown and 0 overgrown.');
    expect(told(true, 0)).toBe('Potion 1: This is the recipe. You have won!');
  });

  it('guides the first three potions of First Game, and none of another level', () => {
    const guideAfter = (config: typeof FIRST, tested: number) => {
      const chance = chanceFrom('guide');
      let state = must(rules.start(config, rules.deal(config, chance, 1), 1));
      for (let n = 0; n < tested; n++) {
        state = must(
          rules.apply(state, { kind: 'potion', items: [{ ingredient: n, seeds: 9 }] }, chance),
        ).state;
      }
      return whatNext(rules.view(state), 0);
    };
    const guided = [0, 1, 2, 3].map((tested) => guideAfter(FIRST, tested));
    expect(guided[0]).toMatch(/^First, put in any four herbs/);
    expect(new Set(guided).size).toBe(4);
    expect(guideAfter(LEVELS[1]!.config, 0)).toBe(guided[3]);
  });

  it('names every kind of ingredient once the secret is out', () => {
    const say = (kind: 'good' | 'ignore' | 'overachiever' | 'imposter', number: number | null) =>
      identityInWords({ kind, number, effects: [] });
    expect([say('good', 3), say('ignore', null), say('imposter', 2)]).toEqual([
      'number 3',
      'decoy, passed over',
      'decoy, imposter of 2',
    ]);
    expect([say('overachiever', 0), say('overachiever', 5)]).toEqual([
      'decoy, always overgrown',
      'decoy, always undergrown',
    ]);
  });

  it('shares a result without giving the recipe away', () => {
    const tally = { ...freshTally(null), aids: { hint: 1, deduce: 1 } };
    const won = resultText('First Game', true, 3, tally, '1:05');
    expect(won.text).toBe(
      'Parlour · Wondering Witches First Game\n🧪 solved with 3 potions ⏱ 1:05\n🫧🫧✨\n💡2',
    );
    expect(won.plain).toBe(
      'Parlour, Wondering Witches First Game: solved with 3 potions in 1:05, with 2 hints.',
    );
    expect(resultText('Beginner', false, 1, freshTally(null), '0:20').text).toContain('🫧🌑');
    expect(resultText('Beginner', true, 40, tally, '9:59').text).not.toContain('🫧');
  });
});
