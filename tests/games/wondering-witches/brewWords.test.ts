import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { expect as must } from '../../../src/core/result';
import { brewRules } from '../../../src/games/wondering-witches/brew/rules/rules';
import {
  identityInWords,
  moveInWords,
  noteInWords,
  potionInWords,
  resultText,
  stepInWords,
} from '../../../src/games/wondering-witches/brew/words/brewWords';
import { formatHint, parseHint } from '../../../src/games/wondering-witches/deduction/hintText';
import { LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import type { BrewState } from '../../../src/games/wondering-witches/recipe/types';

const FIRST = LEVELS[0]!.config;

function begin(seed: string): BrewState {
  return must(brewRules.start(FIRST, brewRules.deal(FIRST, chanceFrom(seed))));
}

describe('a hint on its way from the worker', () => {
  it('comes back as it went, whatever it is about', () => {
    let state = begin('hints');
    for (let step = 0; step < 80 && brewRules.status(state, freshTally(null)).kind === 'playing'; step++) {
      const hint = brewRules.hint(brewRules.view(state));
      const text = must(brewRules.compute?.(state, 'hint', chanceFrom('hints')) ?? { ok: true, value: '' });
      expect(text).toBe(formatHint(hint));
      const back = must(parseHint(text));
      expect(back?.move).toEqual(hint?.move);
      expect(back?.stages.map(({ text }) => text)).toEqual(hint?.stages.map(({ text }) => text));
      expect(back?.stages.at(-1)?.cells).toEqual(hint?.stages.at(-1)?.cells ?? []);
      if (!back) break;
      state = must(brewRules.apply(state, back.move, chanceFrom('hints')));
    }
    expect(brewRules.status(state, freshTally(null)).kind).toBe('won');
    expect(
      must(parseHint(must(brewRules.compute?.(state, 'hint', chanceFrom('x')) ?? { ok: true, value: '' }))),
    ).toBeNull();
  });

  it.each([
    '',
    '{}',
    '[]',
    '{"stages":[],"move":"brew"}',
    '{"stages":[{"text":1,"cells":[]}],"move":"lose"}',
    '{"stages":[{"text":"x","cells":[-1]}],"move":"lose"}',
    `{"stages":[],"move":"${'9'.repeat(2000)}"}`,
  ])('is refused where it is none: %.40s', (text) => {
    expect(parseHint(text).ok).toBe(false);
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
    const view = { ...brewRules.view(begin('words')), potions: [{ items, result, event: null }] };
    expect(moveInWords({ kind: 'potion', items }, view)).toMatch(/^Potion 1: 1 undergrown/);
    expect(stepInWords({ kind: 'mark', ingredient: 5, column: 1, mark: 'cross' })).toBe('the mark at Mint');
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
    const tally = { ...freshTally(null), hints: 2 };
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
