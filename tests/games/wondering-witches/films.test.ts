/** What each potion told, and the shortest proof: in Solo and in Brew, at every level. */
import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { freshTally } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import type { Film, Played, Rules } from '../../../src/core/rules';
import { sampleMove } from '../../../src/core/sample';
import { rules as brew } from '../../../src/games/wondering-witches/brew/rules/rules';
import type { Brew } from '../../../src/games/wondering-witches/brew/rules/types';
import { words as brewWords } from '../../../src/games/wondering-witches/brew/words/words';
import { deduce } from '../../../src/games/wondering-witches/deduction/deduce';
import type { FilmStage } from '../../../src/games/wondering-witches/deduction/films/stages';
import { FILMS } from '../../../src/games/wondering-witches/deduction/films/stages';
import { filmStageInWords } from '../../../src/games/wondering-witches/deduction/words/filmStages';
import { formatConfig, LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import type { PotionItem, Puzzle, WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { rules as solo } from '../../../src/games/wondering-witches/solo/rules/rules';
import type { Solo, SoloMove, SoloState } from '../../../src/games/wondering-witches/solo/rules/types';
import { words as soloWords } from '../../../src/games/wondering-witches/solo/words/words';
import { inlineDealer } from '../../../src/store/session/dealer';
import { count } from '../../counts';
import { recipesThatFit, stillPossible } from './possibleRecipes';
import { wildPotion } from './randomRecipes';
import { NAMED_LEVELS, potion, recipe } from './recipeText';

const SEED = 'films-1';
const tally = freshTally(null);
type Witch = Brew | Solo;

/** Both games by the same tests; what differs is how a potion is tested. */
const GAMES: readonly { readonly name: string; readonly rules: Rules<Witch> }[] = [
  { name: 'Brew', rules: brew as unknown as Rules<Witch> },
  { name: 'Solo', rules: solo as unknown as Rules<Witch> },
];

function begin(rules: Rules<Witch>, config: WitchConfig, seed: string): Witch['state'] {
  return must(
    rules.start(config, rules.deal(config, chanceFrom(seed), rules.dealVersion), rules.dealVersion),
  );
}

/** Plays on at random, with marks and help between, until so many potions are tested. */
function run(rules: Rules<Witch>, config: WitchConfig, seed: string, potions: number): Played<Witch> {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'player');
  const states = [begin(rules, config, seed)];
  const moves: Witch['move'][] = [];
  for (let turn = 0; turn < 400 && states.at(-1)!.potions.length < potions; turn++) {
    const state = states.at(-1)!;
    if (rules.status(state, tally).kind !== 'playing') break;
    const aside = [
      { kind: 'help' },
      { kind: 'mark', ingredient: rng.below(4), column: 1, mark: 'cross' },
    ] as const;
    const any = sampleMove(rules, state, rng);
    const wild = { kind: 'potion', items: wildPotion(state.puzzle, rng, 6) } as const;
    const move = rng.below(6) === 0 ? aside[rng.below(2)]! : rules.id === brew.id ? wild : any;
    const next = move && rules.apply(state, move, chance);
    if (!move || !next?.ok) continue;
    moves.push(move);
    states.push(next.value.state);
  }
  return { states, moves, at: moves.length, chance };
}

function playedFilm(
  rules: Rules<Witch>,
  film: Film<Witch>,
  { states, chance }: Played<Witch>,
): Witch['state'][] {
  const seen = states.slice(0, film.from + 1);
  for (const move of film.moves) {
    // As text, since that is how a film is kept and shown.
    const read = must(rules.parseMove(rules.formatMove(move)));
    seen.push(must(rules.apply(seen.at(-1)!, read, chance)).state);
  }
  return seen;
}

const testsIn = (states: readonly Witch['state'][]) =>
  states.flatMap((state, at) =>
    at > 0 && state.potions.length > states[at - 1]!.potions.length ? [at] : [],
  );
const stageAt = (film: Film<Witch>, at: number) => film.said[at] as FilmStage | undefined;
const filmOf = (rules: Rules<Witch>, code: string, played: Played<Witch>) => must(rules.film!(code, played));

describe.each(GAMES)('$name: what each potion told', ({ rules }) => {
  it.each(NAMED_LEVELS)(`is what Deduce says there: $name (seed ${SEED})`, ({ config }) => {
    for (let game = 0; game < count(1, 5); game++) {
      const played = run(rules, config, `${SEED}-${game}`, count(3, 8));
      const film = filmOf(rules, 'told', played);
      expect(film).toMatchObject({ from: 0, moves: played.moves });
      const tests = testsIn(played.states);
      expect(Object.keys(film.said).map(Number)).toEqual([0, ...tests]);
      let before = deduce(rules.view(played.states[0]!));
      for (const at of [0, ...tests]) {
        const state = played.states[at]!;
        const stage = stageAt(film, at)!;
        const { recipes, isExact, isLarger, basis } = must(rules.tasks.deduce(state, played.chance));
        const left = { recipes, isExact, isLarger, basis };
        if (at === 0) expect(stage).toEqual({ code: 'clueLeaves', left });
        else {
          const known = { recipes: before.recipes, isExact: before.isExact };
          const won = state.potions.at(-1)!.result.won;
          expect(stage).toEqual(
            won ? { code: 'potionWon', before: known } : { code: 'potionTold', before: known, left },
          );
        }
        before = deduce(rules.view(state));
      }
    }
  });

  it.each(SMALL.map((config) => ({ name: formatConfig(config), config })))(
    `counts what brute force counts: $name (seed ${SEED})`,
    ({ config }) => {
      for (let game = 0; game < count(2, 12); game++) {
        const played = run(rules, config, `${SEED}-count-${game}`, 4);
        const { said } = filmOf(rules, 'told', played) as { said: Record<number, FilmStage> };
        const first = rules.view(played.states[0]!);
        if (first.effectsInPlay.includes('Joker')) continue;
        let possible = recipesThatFit(first);
        expect(said[0]).toMatchObject({ left: { recipes: possible.length, isExact: true } });
        for (const at of testsIn(played.states)) {
          const tested = played.states[at]!.potions.at(-1)!;
          if (tested.result.won) continue;
          const before = possible.length;
          possible = stillPossible(possible, tested);
          expect(said[at]).toMatchObject({
            before: { recipes: before, isExact: true },
            left: { recipes: possible.length, isExact: true },
          });
        }
      }
    },
  );

  it('stops counting after forty potions, and says so', () => {
    const [config] = [SMALL[1]!];
    const first = begin(rules, config, SEED);
    const tested = {
      items: potion('a.1'),
      result: { won: false, undergrown: 0, overgrown: 0, feedback: [] },
      event: null,
    };
    const states = Array.from({ length: 44 }, (_, n) => ({
      ...first,
      potions: Array.from({ length: n }, () => tested),
    }));
    const played = {
      states: states as unknown as Witch['state'][],
      moves: [],
      at: 43,
      chance: chanceFrom(SEED),
    };
    const { said } = filmOf(rules, 'told', played);
    expect(Object.keys(said)).toHaveLength(42);
    expect(stageAt({ from: 0, moves: [], said }, 41)).toEqual({ code: 'toldNoFurther' });
  });
});

/** 360 recipes without effects; 840 with decoys that dissemble; 6,144 with one effect of each kind. */
const SMALL: readonly WitchConfig[] = [
  LEVELS[0]!.config,
  { ...LEVELS[3]!.config, ingredients: 5, effects: 0 },
  { ...LEVELS[1]!.config, ingredients: 4 },
];

const SHOWN = NAMED_LEVELS.slice(0, count(2, 6));

describe.each(GAMES)('$name: the shortest proof', ({ rules }) => {
  it.each(SHOWN)(`is played from the deal to the end, and leaves one: $name (seed ${SEED})`, ({ config }) => {
    for (let game = 0; game < count(1, 12); game++) {
      const played = run(rules, config, `${SEED}-proof-${game}`, 1);
      const film = filmOf(rules, 'proof', played);
      expect(film.from).toBe(0);
      const states = playedFilm(rules, film, played);
      const places = Object.keys(film.said).map(Number);
      const last = places.at(-1)!;
      const tests = testsIn(states).filter((at) => at <= last);
      expect(places).toEqual([0, ...tests]);
      expect(stageAt(film, 0)).toMatchObject({ code: 'proofKnows', potions: tests.length });
      for (const at of tests) {
        const { recipes, isExact, isLarger, basis } = deduce(rules.view(states[at]!));
        const stage = stageAt(film, at)!;
        if (at < last) {
          expect(stage).toEqual({ code: 'proofLeaves', left: { recipes, isExact, isLarger, basis } });
          expect(recipes).toBeGreaterThan(1);
        } else if (stage.code === 'proven' && stage.ending !== 'won') {
          expect({ recipes, isExact }).toEqual({ recipes: 1, isExact: true });
        }
      }
      expect(stageAt(film, last)).toMatchObject({ code: 'proven' });
      const { ending } = stageAt(film, last) as Extract<FilmStage, { code: 'proven' }>;
      expect(rules.status(states.at(-1)!, tally).kind).toBe(ending === 'ends' ? 'playing' : 'won');
      if (ending === 'won' || ending === 'ends') expect(states).toHaveLength(last + 1);
      // Before the win at most one potion is given away.
      const others = testsIn(states).length - tests.length;
      expect(others).toBe({ won: 0, ends: 0, wins: 1, waits: 2 }[ending]);
    }
  });

  it.each(SMALL.map((config) => ({ name: formatConfig(config), config })))(
    `leaves one by brute force, and is no longer than a careless one: $name (seed ${SEED})`,
    ({ config }) => {
      for (let game = 0; game < count(1, 10); game++) {
        const played = run(rules, config, `${SEED}-short-${game}`, 1);
        const first = played.states[0]!;
        const view = rules.view(first);
        if (view.effectsInPlay.includes('Joker')) continue;
        const film = filmOf(rules, 'proof', played);
        const states = playedFilm(rules, film, played);
        const places = Object.keys(film.said).map(Number);
        const left = [recipesThatFit(view)];
        for (const at of places.slice(1)) {
          const possible = stillPossible(left.at(-1)!, states[at]!.potions.at(-1)!);
          const stage = stageAt(film, at)!;
          if (stage.code === 'proofLeaves') expect(stage.left.recipes).toBe(possible.length);
          left.push(possible);
        }
        expect(left.slice(1, -1).every((some) => some.length > 1)).toBe(true);
        expect(left.at(-1)).toEqual([first.puzzle]);
        const careless = carelessly(rules, first, left[0]!, played.chance, `${SEED}-${game}`);
        expect(left.length - 1).toBeLessThanOrEqual(careless);
      }
    },
  );

  it('is the same however often it is asked for, whatever has been played since', () => {
    const config = SMALL[2]!;
    const films = [1, 3].map((potions) => filmOf(rules, 'proof', run(rules, config, SEED, potions)));
    expect(films[1]).toEqual(films[0]);
  });

  it('survives the way from the worker, and no other film is known', async () => {
    const { config } = LEVELS[0]!;
    const deal = rules.deal(config, chanceFrom(SEED), rules.dealVersion);
    const { version, dealVersion } = rules;
    const record = {
      game: rules.id,
      version,
      dealVersion,
      config: rules.formatConfig(config),
      seed: SEED,
      deal,
      moves: ['help'],
      cursor: 1,
      tally,
    };
    const dealer = inlineDealer(rules);
    for (const code of FILMS) {
      const film = must(await dealer.film(record, code));
      expect(JSON.parse(JSON.stringify(film))).toEqual(film);
    }
    expect(await dealer.film(record, 'path')).toMatchObject({ fault: { code: 'UNKNOWN_TASK' } });
    expect(rules.films).toEqual(FILMS);
  });

  it('is refused where no potion can tell what is left', () => {
    // The Resetter wipes out whatever its carrier would show, so that nobody learns what kind of decoy it is.
    const config: WitchConfig = { ...LEVELS[3]!.config, ingredients: 5, effects: 1 };
    const first = begin(rules, config, SEED);
    const puzzle = recipe('a1 b2 c3 d4 e-+Resetter');
    const states = [{ ...first, puzzle, clue: { kind: 'not', ingredient: 0, is: 4 } }] as Witch['state'][];
    const played = { states, moves: [], at: 0, chance: chanceFrom(SEED) };
    expect(rules.film!('proof', played)).toMatchObject({ ok: false, fault: { code: 'NO_PROOF' } });
  });
});

it('Solo: a proof is played alike under every version of the rules', () => {
  for (let game = 0; game < count(1, 10); game++) {
    const { config } = LEVELS[count(0, 5)]!;
    const rules = solo as unknown as Rules<Witch>;
    const seed = `${SEED}-version-${game}`;
    const film = filmOf(rules, 'proof', run(rules, config, seed, 1));
    const record = {
      game: solo.id,
      dealVersion: solo.dealVersion,
      config: formatConfig(config),
      seed,
      deal: solo.deal(config, chanceFrom(seed), solo.dealVersion),
      moves: film.moves.map(rules.formatMove),
      cursor: 0,
      tally,
    };
    const [old, now] = [1, solo.version].map((version) => must(replay(solo, { ...record, version })).states);
    expect(old).toEqual(now);
  }
});

/** Of a few potions without a thought the one that leaves fewest, and so on: how many it takes. */
function carelessly(
  rules: Rules<Witch>,
  first: Witch['state'],
  recipes: readonly Puzzle[],
  chance: Played<Witch>['chance'],
  seed: string,
): number {
  const rng = rngFor(seed, 'careless');
  let state = first;
  let possible = recipes;
  for (let potions = 0; potions < 12; potions++) {
    if (possible.length === 1) return potions;
    let best: { state: Witch['state']; left: Puzzle[] } | null = null;
    for (let tries = 0; tries < (recipes.length > 1000 ? 6 : 30); tries++) {
      const moves: Witch['move'][] =
        rules.id === brew.id
          ? [{ kind: 'potion', items: wildPotion(state.puzzle, rng, 8) }]
          : growth(state as SoloState, wildPotion(state.puzzle, rng, 4), rng.below(8));
      let now: Witch['state'] | null = state;
      for (const move of moves) {
        const next: ReturnType<typeof rules.apply> | null = now && rules.apply(now, move, chance);
        now = next?.ok ? next.value.state : null;
      }
      if (!now || now.potions.length === state.potions.length) continue;
      const left = stillPossible(possible, now.potions.at(-1)!);
      if (now.phase !== 'playing' && left.length > 1) continue;
      if (!best || left.length < best.left.length) best = { state: now, left };
    }
    if (!best) return Number.POSITIVE_INFINITY;
    state = best.state;
    possible = best.left;
  }
  return Number.POSITIVE_INFINITY;
}

/** What shall be tallest is planted first; whether all of it can be done, the rules will say. */
function growth({ gardens, beds }: SoloState, wild: readonly PotionItem[], garden: number): SoloMove[] {
  const free = (gardens[garden]?.cells ?? []).filter((cell) => beds[cell]!.length === 0);
  const items = wild
    .slice(0, free.length)
    .map(({ ingredient, seeds }) => ({ ingredient, seeds: seeds ?? 1 }));
  const tallest = Math.max(0, ...items.map(({ seeds }) => seeds));
  const moves: SoloMove[] = [];
  let planted = 0;
  for (let seeds = tallest; seeds > 0; seeds--) {
    const caller = items.find((own) => own.seeds > seeds);
    if (caller) moves.push({ kind: 'grow', ingredient: caller.ingredient, garden });
    for (const { ingredient } of items.filter((own) => own.seeds === seeds)) {
      moves.push({ kind: 'plant', ingredient, cell: free[planted++]! });
    }
  }
  return [...moves, { kind: 'brew', garden, items }];
}

describe('what films say', () => {
  const left = { recipes: 1296, isExact: true, isLarger: false, basis: 'numbers' } as const;
  const few = { ...left, recipes: 44 };
  const about = { recipes: 1300, isExact: false };
  const SAID: readonly (readonly [FilmStage, string])[] = [
    [{ code: 'clueLeaves', left }, '1,296 recipes fit the clue.'],
    [
      { code: 'clueLeaves', left: { ...left, ...about, basis: 'carriers' } },
      'About 1,300 recipes fit the clue, counting who carries which effect.',
    ],
    [{ code: 'potionTold', before: left, left: few }, 'From 1,296 recipes to 44.'],
    [{ code: 'potionTold', before: about, left: few }, 'From about 1,300 recipes to 44.'],
    [
      { code: 'potionTold', before: about, left: { ...few, isExact: false } },
      'From about 1,300 recipes to about 44.',
    ],
    [{ code: 'potionTold', before: few, left: few }, 'It told nothing new. 44 recipes are still possible.'],
    [
      { code: 'potionTold', before: about, left: { ...left, ...about } },
      'It told little. About 1,300 recipes are still possible.',
    ],
    [
      { code: 'potionTold', before: left, left: { ...left, ...about } },
      'It told little. About 1,300 recipes are still possible.',
    ],
    [
      { code: 'potionTold', before: { recipes: 30, isExact: false }, left: { ...few, isLarger: true } },
      '44 recipes are still possible. The estimate before was too low; it has been counted now.',
    ],
    [{ code: 'potionWon', before: { recipes: 1, isExact: true } }, 'Before it 1 recipe was still possible.'],
    [{ code: 'potionWon', before: about }, 'Before it about 1,300 recipes were still possible.'],
    [{ code: 'toldNoFurther' }, 'From here on it is not counted: these are too many potions.'],
    [
      { code: 'proofKnows', left, potions: 2 },
      'This proof knows the recipe, and so every answer beforehand. 1,296 recipes fit the clue; after 2 potions one is left.',
    ],
    [
      { code: 'proofKnows', left: { ...few, basis: 'carriers' }, potions: 1 },
      'This proof knows the recipe, and so every answer beforehand. 44 recipes fit the clue, counting who carries which effect; after 1 potion one is left.',
    ],
    [{ code: 'proofLeaves', left: few }, '44 recipes are still possible.'],
    [{ code: 'proven', ending: 'wins' }, 'Only one recipe is left: it is proven. What follows wins.'],
    [
      { code: 'proven', ending: 'waits' },
      'Only one recipe is left: it is proven. One potion is given away before the win, until what holds you has passed.',
    ],
    [{ code: 'proven', ending: 'ends' }, 'Only one recipe is left: it is proven.'],
    [{ code: 'proven', ending: 'won' }, 'It wins under one recipe alone: that is the proof.'],
  ];

  it.each(SAID)('%j', (stage, sentence) => {
    expect(filmStageInWords(stage)).toBe(sentence);
    const { config } = LEVELS[0]!;
    const inBrew = brew.view(must(brew.start(config, brew.deal(config, chanceFrom(SEED), 2), 2)));
    const inSolo = solo.view(must(solo.start(config, solo.deal(config, chanceFrom(SEED), 2), 2)));
    expect([brewWords.stage(stage, inBrew), soloWords.stage(stage, inSolo)]).toEqual([sentence, sentence]);
  });

  it('has words for every code, and for what is marked on the track', () => {
    for (const words of [brewWords, soloWords]) {
      expect(FILMS.map((code) => words.film?.(code))).toEqual([
        'What each potion told',
        'The shortest proof found',
      ]);
      expect(words.aids).toEqual({ deduce: 'Deduce' });
    }
  });
});
