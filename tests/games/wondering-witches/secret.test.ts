/** Recipes set by hand: what is said of them, against evaluators and readers of clues that share nothing with the maker. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, pick, type Rng, rngFor, shuffled } from '../../../src/core/chance';
import { parseCode } from '../../../src/core/codes';
import { expect as must, type Result } from '../../../src/core/result';
import { playRules } from '../../../src/games/wondering-witches/brew/rules/playRules';
import { names } from '../../../src/games/wondering-witches/brew/words/names';
import { riddleOf } from '../../../src/games/wondering-witches/deduction/possible/riddle';
import { sketchFault } from '../../../src/games/wondering-witches/maker/words/faults';
import {
  MOST_POTIONS,
  nextNumber,
  withClue,
  withDecoy,
  withDraft,
  withEffect,
  withNumber,
  withoutPotions,
  withPotion,
  withSettings,
} from '../../../src/games/wondering-witches/making/setting';
import { answersOf, codeOfSketch } from '../../../src/games/wondering-witches/making/sharing';
import { BLANK, recipeOfSketch, type Sketch } from '../../../src/games/wondering-witches/making/sketch';
import { formatSketch, MAX_TEXT, parseSketch } from '../../../src/games/wondering-witches/making/sketchText';
import { doSecretJob, type Proof, type Weight } from '../../../src/games/wondering-witches/making/work';
import { EFFECT_NAMES, PAIRED_EFFECTS } from '../../../src/games/wondering-witches/recipe/effects/names';
import { formatConfig, LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import { openOwnDeal } from '../../../src/games/wondering-witches/recipe/ownDeal';
import type { Clue, PotionItem } from '../../../src/games/wondering-witches/recipe/types';
import { describeClue } from '../../../src/games/wondering-witches/recipe/words/words';
import { playRules as soloRules } from '../../../src/games/wondering-witches/solo/rules/playRules';
import { count, series } from '../../counts';
import { isTrue } from './clueOracle';
import { oracle } from './oracle';
import { constantRng } from './recipeText';

const SET = count(150, 2_000);
const HOSTILE = count(4_000, 100_000);
const WRITABLE = EFFECT_NAMES.filter((name) => name !== 'Imposter');

/** Set step by step, as fingers would. */
function setByHand(rng: Rng, herbs = 4 + rng.below(7)): Sketch {
  const codeLength = herbs >= 6 && rng.below(3) === 0 ? 6 : 4;
  const variable = herbs >= 6 && rng.below(2) === 0;
  let sketch = must(withSettings(BLANK, { herbs, codeLength, variable, events: rng.below(2) === 0 }));
  const order = shuffled([...sketch.herbs.keys()], rng);
  for (const herb of order.slice(0, codeLength)) {
    sketch = must(withNumber(sketch, herb, nextNumber(sketch) ?? 0));
  }
  for (const herb of order.slice(codeLength)) {
    const kind = pick(['ignore', 'overachiever', 'imposter'] as const, rng);
    const number = {
      ignore: null,
      overachiever: pick([0, codeLength + 1], rng),
      imposter: 1 + rng.below(codeLength),
    };
    sketch = must(withDecoy(sketch, herb, kind, number[kind]));
  }
  for (const effect of shuffled(WRITABLE, rng).slice(0, rng.below(7))) {
    for (const herb of shuffled(order, rng).slice(0, PAIRED_EFFECTS.includes(effect) ? 2 : 1)) {
      sketch = must(withEffect(sketch, herb, effect));
    }
  }
  return sketch;
}

function anyClue(rng: Rng, herbs: number): Clue {
  const [one = 0, two = 1, three = 2] = shuffled([...Array(herbs).keys()], rng);
  const is = pick([1, 2, 3, 4, 'decoy'] as const, rng);
  const ingredients = [one, two, three].slice(0, 2 + rng.below(2)).sort((a, b) => a - b);
  return pick<Clue>(
    [
      { kind: 'group', ingredients, is },
      { kind: 'not', ingredient: one, is },
      { kind: 'effects', ingredient: one, count: rng.below(3) },
      { kind: 'half', ingredient: one, half: pick(['first', 'last'] as const, rng) },
      { kind: 'decoy', ingredient: one },
    ],
    rng,
  );
}

const sketches = (purpose: string) =>
  Array.from({ length: SET }, (_, n) => setByHand(rngFor(`secret${series}`, purpose, n)));

const job = <T>(kind: 'prove' | 'weigh', sketch: Sketch): T =>
  must(doSecretJob({ kind, text: formatSketch(sketch) }) as Result<T>);

describe(`recipes set by hand (${SET}, seed secret${series})`, () => {
  it('travel as text and as a code, whole and unchanged', () => {
    for (const sketch of sketches('trip')) {
      const recipe = must(recipeOfSketch(sketch));
      expect(formatSketch(must(parseSketch(formatSketch(sketch))))).toBe(formatSketch(sketch));
      const code = codeOfSketch(sketch, recipe);
      const game = must(parseCode(playRules, code));
      const first = must(playRules.start(game.config, game.deal, game.dealVersion));
      expect({ puzzle: first.puzzle, clue: first.clue }).toEqual(recipe);
      expect(codeOfSketch(sketch, recipe)).toBe(code);
      expect(code.length).toBeLessThan(160);
      // Nothing of it is told before its end.
      expect(playRules.view(first).solution).toBeNull();
    }
  });

  it('can be won as they are said to be, whatever the dice show', () => {
    let won = 0;
    for (const sketch of sketches('prove').filter(({ codeLength }) => codeLength === 4)) {
      const { potion } = job<Proof>('prove', sketch);
      const { puzzle } = must(recipeOfSketch(sketch));
      if (potion === null) continue;
      won += 1;
      for (let die = 0; die < 4; die++) expect(oracle(puzzle, potion, constantRng(die)).won).toBe(true);
    }
    expect(won).toBeGreaterThan(SET / 4);
  });

  it('and those that are said not to be are won by no potion of their length', () => {
    let lost = 0;
    for (let n = 0; n < SET * 2 && lost < SET / 10; n++) {
      const sketch = setByHand(rngFor(`secret${series}`, 'lost', n), 4);
      if (job<Proof>('prove', sketch).potion !== null) continue;
      lost += 1;
      const { puzzle } = must(recipeOfSketch(sketch));
      expect(orders(4, 4).filter((order) => winsForSure(puzzle, order))).toEqual([]);
      expect(orders(4, 5).filter((order) => winsForSure(puzzle, order))).toEqual([]);
    }
    expect(lost).toBeGreaterThan(2);
  });

  it('are dealt effects in an order that deduction holds possible', () => {
    for (const sketch of sketches('order')) {
      const { puzzle } = must(recipeOfSketch(sketch));
      const game = must(parseCode(playRules, codeOfSketch(sketch, must(recipeOfSketch(sketch)))));
      const view = playRules.view(must(playRules.start(game.config, game.deal, game.dealVersion)));
      const carried = puzzle.ingredients.flatMap(({ effects }) =>
        effects.filter((name) => name !== 'Imposter'),
      );
      // A slot for each carrier: as many as there are.
      expect(riddleOf(view).slots).toHaveLength(carried.length);
    }
  });

  it('take no clue that is a lie, and every one that is none', () => {
    let taken = 0;
    for (const [n, sketch] of sketches('clue').entries()) {
      const { puzzle, clue: given } = must(recipeOfSketch(sketch));
      expect(isTrue(describeClue(given), puzzle)).toBe(true);
      const rng = rngFor(`secret${series}`, 'any clue', n);
      for (let draw = 0; draw < 12; draw++) {
        const clue = anyClue(rng, sketch.herbs.length);
        const made = withClue(sketch, clue);
        const hasEffects = sketch.herbs.some(({ effects }) => effects.some((name) => name !== 'Imposter'));
        if (made.ok) {
          taken += 1;
          expect(must(recipeOfSketch(made.value)).clue).toEqual(clue);
          expect(isTrue(describeClue(clue), puzzle), describeClue(clue)).toBe(true);
        } else {
          const { code } = made.fault;
          expect(['CLUE_LIES', 'CLUE_NEEDS_EFFECTS']).toContain(code);
          expect(sketchFault(made.fault)).toMatch(/^[A-Z].*\.$/);
          // An imposter's number counts as the number too, so that one of a group is told of good ones alone.
          if (clue.kind !== 'group' && (clue.kind !== 'effects' || hasEffects))
            expect(isTrue(describeClue(clue), puzzle), describeClue(clue)).toBe(false);
        }
      }
    }
    expect(taken).toBeGreaterThan(SET);
  });
});

function orders(size: number, length: number): number[][] {
  if (length === 0) return [[]];
  return orders(size, length - 1).flatMap((order) =>
    Array.from({ length: size }, (_, herb) => [...order, herb]),
  );
}

function winsForSure(puzzle: Parameters<typeof oracle>[0], order: readonly number[]): boolean {
  const judged: number[] = [];
  const ideal = order.map((ingredient) => ({ ingredient, seeds: null }));
  if (!oracle(puzzle, ideal, constantRng(0), judged).won) return false;
  const grown = order.map((ingredient, at) => ({
    ingredient,
    seeds: Math.min(20, Math.max(1, judged[at] ?? 1)),
  }));
  return [0, 1, 2, 3].every((die) => oracle(puzzle, grown, constantRng(die)).won);
}

const items = (...herbs: readonly number[]): PotionItem[] =>
  herbs.map((ingredient, at) => ({ ingredient, seeds: at + 1 }));

/** Sage 1, Mint 2, Parsley 3, Oregano 4. */
function small(): Sketch {
  return [1, 5, 0, 4].reduce((sketch, herb, at) => must(withNumber(sketch, herb, at + 1)), BLANK);
}

describe('setting a recipe', () => {
  it('gives numbers, and swaps them where one is given twice', () => {
    expect(nextNumber(BLANK)).toBe(1);
    expect(nextNumber(small())).toBeNull();
    const swapped = must(withNumber(small(), 1, 2));
    expect(swapped.herbs[1]).toMatchObject({ kind: 'good', number: 2 });
    expect(swapped.herbs[5]).toMatchObject({ kind: 'good', number: 1 });
    const high = withNumber(small(), 1, 5);
    expect(high.ok ? '' : sketchFault(high.fault)).toBe('This recipe has the numbers 1 to 4.');
  });

  it('moves an effect that another herb had, and leaves a pair to its two', () => {
    const moved = must(withEffect(must(withEffect(small(), 1, 'Spicy')), 2, 'Spicy'));
    expect(moved.herbs.map(({ effects }) => effects.length)).toEqual([0, 0, 1, 0, 0, 0]);
    const pair = must(withEffect(must(withEffect(small(), 1, 'Brothers')), 2, 'Brothers'));
    const third = withEffect(pair, 3, 'Brothers');
    expect(third.ok ? '' : sketchFault(third.fault)).toBe(
      'Sage and Chives have Brothers already. Take it from one of them first.',
    );
    const alone = recipeOfSketch(must(withEffect(small(), 1, 'Enemies')));
    expect(alone.ok ? '' : sketchFault(alone.fault)).toBe('Enemies needs two herbs.');
  });

  it('names what a clue lies about', () => {
    const lie = withClue(small(), { kind: 'group', ingredients: [1, 2], is: 2 });
    expect(lie.ok ? '' : sketchFault(lie.fault)).toBe(
      'This clue would be a lie: Sage is number 1 and Chives is a decoy, passed over.',
    );
    const counted = withClue(must(withEffect(small(), 1, 'Spicy')), {
      kind: 'effects',
      ingredient: 1,
      count: 0,
    });
    expect(counted.ok ? '' : sketchFault(counted.fault)).toBe('This clue would be a lie: Sage has 1 effect.');
  });

  it('says of a clue that the recipe has outgrown that it is wrong', () => {
    const clued = must(withClue(small(), { kind: 'not', ingredient: 1, is: 2 }));
    const outgrown = recipeOfSketch(must(withNumber(clued, 1, 2)));
    expect(outgrown.ok ? '' : outgrown.fault.code).toBe('CLUE_LIES');
  });

  it('keeps of other settings what fits', () => {
    const long = must(withSettings(small(), { herbs: 8, codeLength: 6, variable: false, events: false }));
    expect(long.variable).toBe(true);
    expect(nextNumber(long)).toBe(5);
    const clued = must(withClue(small(), { kind: 'not', ingredient: 5, is: 'decoy' }));
    const fewer = must(withSettings(clued, { herbs: 5, codeLength: 4, variable: false, events: false }));
    expect(fewer.clue).toBeNull();
    expect(fewer.herbs).toHaveLength(5);
  });

  it('is refused once potions were answered by it, and nothing changes', () => {
    const answered = must(withPotion(withDraft(small(), items(0, 1, 2, 3))));
    for (const made of [
      withNumber(answered, 0, 1),
      withClue(answered, null),
      withEffect(answered, 0, 'Spicy'),
    ]) {
      expect(made.ok ? '' : sketchFault(made.fault)).toBe(
        '1 potion answered by this recipe. End the table before you change it.',
      );
    }
    expect(withNumber(withoutPotions(answered), 0, 1).ok).toBe(true);
  });
});

describe('at the table', () => {
  it('answers as Brew does on the same code, to the last line', () => {
    for (let n = 0; n < count(40, 400); n++) {
      const rng = rngFor(`secret${series}`, 'table', n);
      let sketch = setByHand(rng);
      const recipe = must(recipeOfSketch(sketch));
      const game = must(parseCode(playRules, codeOfSketch(sketch, recipe)));
      let state = must(playRules.start(game.config, game.deal, game.dealVersion));
      for (let potion = 0; potion < 6 && state.phase === 'playing'; potion++) {
        const herbs = Array.from({ length: 1 + rng.below(7) }, () => rng.below(sketch.herbs.length));
        const laid = items(...herbs);
        sketch = must(withPotion(withDraft(sketch, laid)));
        const move = { kind: 'potion', items: laid } as const;
        state = must(playRules.apply(state, move, chanceFrom(game.seed))).state;
        expect(answersOf(sketch, recipe)).toEqual(state.potions);
      }
    }
  });

  it('gives the potion back that was mistyped, and has room for an evening', () => {
    let sketch = small();
    for (let n = 0; n < MOST_POTIONS; n++) sketch = must(withPotion(withDraft(sketch, items(0, 1))));
    expect(formatSketch({ ...sketch, draft: items(...Array(12).fill(5)) }).length).toBeLessThan(MAX_TEXT);
    const more = withPotion(withDraft(sketch, items(0)));
    expect(more.ok ? '' : more.fault.code).toBe('TABLE_FULL');
    expect(withPotion(withDraft(small(), [])).ok).toBe(false);
  });
});

describe('what the maker is asked for', () => {
  it('deals recipes of every level that can be won, with a true clue', () => {
    for (const { config } of LEVELS) {
      const dealt = doSecretJob({ kind: 'deal', config: formatConfig(config), seed: 'secret-1' });
      const { puzzle, clue } = must(dealt as ReturnType<typeof recipeOfSketch>);
      expect(puzzle.ingredients).toHaveLength(config.ingredients);
      expect(isTrue(describeClue(clue), puzzle)).toBe(true);
    }
  });

  it('says by how many potions its own hints find it', () => {
    expect(job<Weight>('weigh', small())).toEqual({ potions: expect.any(Number), isFound: true });
  });
});

describe('codes', () => {
  it('stay as they were released', () => {
    const code = '1-2~6-1-x-own~hhi9yc~wG3a0Zg2LfNhO1pu3c7BBYULKGqdD~wayb';
    const { config, deal } = must(parseCode(playRules, code));
    const { puzzle, clue } = must(openOwnDeal(config, deal));
    expect(puzzle.ingredients.map(({ number }) => number)).toEqual([3, 1, null, null, 4, 2]);
    expect(puzzle.ingredients[2]?.effects).toEqual(['Spicy', 'Detective']);
    expect(describeClue(clue)).toBe('One of Sage and Mint is number 1 of the recipe.');
  });

  it('are told apart from dealt ones, and are Brew’s alone', () => {
    expect(names.config('6-0-x-own')).toBe('First Game, own');
    expect(names.config('6-0-x')).toBe('First Game');
    expect(playRules.formatConfig(must(playRules.parseConfig('8-1-dv-own')))).toBe('8-1-dv-own');
    expect(playRules.parseConfig('6-1-x-2-own').ok).toBe(false);
    expect(soloRules.parseConfig('6-0-x-own').ok).toBe(false);
    const { config, deal } = must(parseCode(playRules, codeOfSketch(small(), must(recipeOfSketch(small())))));
    const { own: _own, ...dealt } = config;
    expect(playRules.start(dealt, deal, 2).ok).toBe(false);
    expect(playRules.start({ ...config, drama: true }, deal, 2).ok).toBe(false);
    expect(playRules.start({ ...config, ingredients: 7 }, deal, 2).ok).toBe(false);
  });
});

describe(`${HOSTILE} hostile texts`, () => {
  it('throw nothing, and open nothing but what is written so', () => {
    const rng = rngFor(`secret${series}`, 'hostile');
    const sketch = formatSketch(must(withPotion(withDraft(setByHand(rng), items(0, 1, 2)))));
    const recipe = must(recipeOfSketch(small()));
    const { config, deal } = must(parseCode(playRules, codeOfSketch(small(), recipe)));
    let opened = 0;
    for (let n = 0; n < HOSTILE; n++) {
      const text = spoilt(n % 2 === 0 ? sketch : deal, rng);
      const read = parseSketch(text);
      if (read.ok) expect(formatSketch(read.value)).toBe(text);
      const own = openOwnDeal(config, text);
      if (own.ok && text !== deal) opened += 1;
      playRules.parseConfig(text);
      if (read.ok) recipeOfSketch(read.value);
    }
    expect(opened).toBe(0);
    expect(parseSketch('x'.repeat(1_000_000)).ok).toBe(false);
  });
});

const SIGNS = [...'0123456789xoui:,- \nvewABZ_~é'];

function spoilt(text: string, rng: Rng): string {
  const signs = [...text];
  for (let change = rng.below(4); change >= 0; change--) {
    const at = rng.below(signs.length + 1);
    if (rng.below(3) === 0) signs.splice(at, 1);
    else signs.splice(at, rng.below(2), pick(SIGNS, rng));
  }
  return signs.join('');
}
