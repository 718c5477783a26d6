import { describe, expect, it } from 'vitest';
import { chanceFrom, rngFor } from '../../../src/core/chance';
import { freshTally, type GameRecord } from '../../../src/core/record';
import { replay } from '../../../src/core/replay';
import { expect as must } from '../../../src/core/result';
import { sampleMove } from '../../../src/core/sample';
import { formatConfig, LEVELS, parseConfig } from '../../../src/games/wondering-witches/recipe/levels';
import type { PotionItem, WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { growPlan } from '../../../src/games/wondering-witches/solo/rules/plan';
import { playRules, soloView } from '../../../src/games/wondering-witches/solo/rules/playRules';
import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import { winningPlan } from '../../../src/games/wondering-witches/solo/rules/soloDeal';
import type { SoloMove, SoloState } from '../../../src/games/wondering-witches/solo/rules/types';
import { changeInWords, turnInWords } from '../../../src/games/wondering-witches/solo/words/soloWords';
import { inlineDealer } from '../../../src/store/session/dealer';
import { describeRules } from '../../contract/describeRules';
import { count, soaking } from '../../counts';
import { sensibleGame } from './notebookPlayer';
import { NAMED_LEVELS, resultText } from './recipeText';
import { SOLO_FIGURES } from './soloFigures';
import { plot } from './soloText';

const tally = freshTally(null);
const HIGH_WITCH = LEVELS[5]!.config;
const EVENTFUL: WitchConfig = { ...LEVELS[2]!.config, specials: true, events: true };
const WILD: WitchConfig = { ...HIGH_WITCH, ingredients: 7, events: true };

function begin(config: WitchConfig, seed: string): SoloState {
  return must(rules.start(config, rules.deal(config, chanceFrom(seed), 1), 1));
}

/** Other owners, other numbers: the same view. */
function swapHidden(state: SoloState, seed: string): SoloState | null {
  if (state.phase === 'won' || state.phase === 'lost') return null;
  const by = 1 + rngFor(seed, 'swap').below(state.puzzle.ingredients.length - 1);
  const { ingredients, codeLength } = state.puzzle;
  return {
    ...state,
    puzzle: { codeLength, ingredients: [...ingredients.slice(by), ...ingredients.slice(0, by)] },
  };
}

/** Read from the rules of the game alone, cell by cell; null where a Genius or a free test knows no bounds. */
function enumerate(state: SoloState): SoloMove[] | null {
  if (state.phase === 'won' || state.phase === 'lost') return [];
  if (state.phase === 'lastDitch' || state.guesses.length > 0 || state.abilities.includes('Genius'))
    return null;
  const special = (at: number) => state.board.specials.find(({ cell }) => cell === at)?.special;
  const names = [...Array(state.config.ingredients).keys()].filter((own) => !state.allergies.includes(own));
  const found: SoloMove[] = [];
  const open = state.gardens.flatMap((own, garden) => (own.isUsed ? [] : [{ garden, cells: own.cells }]));
  const free = open
    .flatMap(({ cells }) => cells)
    .filter((at) => !state.crossed[at] && state.beds[at]!.length < (special(at) === 'Efficiency' ? 2 : 1));
  const isLit = free.some((at) => special(at) !== 'Black Magic');
  const usable = free.filter((at) => !isLit || special(at) !== 'Black Magic');
  const isOuter = (at: number) => at % 8 === 0 || at % 8 === 7 || at % 32 < 8 || at % 32 > 23;
  const here = state.isMisty && usable.some(isOuter) ? usable.filter(isOuter) : usable;
  for (const at of here) for (const ingredient of names) found.push({ kind: 'plant', ingredient, cell: at });
  for (const { garden, cells } of open) {
    const standing = cells.flatMap((at) => state.beds[at]!.map((bed) => ({ at, ...bed })));
    const grows = standing.some(({ at, ingredient, seeds }) => {
      const most = special(at) === 'Low Ceiling' || state.abilities.includes('Distracted') ? 2 : 20;
      return names.includes(ingredient) && seeds < most;
    });
    for (const ingredient of grows ? names : []) {
      if (standing.some((bed) => bed.ingredient === ingredient))
        found.push({ kind: 'grow', ingredient, garden });
    }
    for (const items of orders(state, standing)) found.push({ kind: 'brew', garden, items });
    for (const at of cells.filter((own) => special(own) === 'Versatility')) {
      for (const items of orders(state, state.beds[at]!)) found.push({ kind: 'taste', cell: at, items });
    }
    if (state.cuts > 0) for (const part of parts(cells)) found.push({ kind: 'cut', garden, cells: part });
  }
  return found.length < 5000 ? found : null;
}

function orders(state: SoloState, beds: readonly { ingredient: number; seeds: number }[]): PotionItem[][] {
  const items = beds.map(({ ingredient, seeds }): PotionItem => ({ ingredient, seeds }));
  const all = state.abilities.includes('Minimalist') ? items.map((item) => [item]) : permutations(items);
  const different = new Map(all.map((own) => [JSON.stringify(own), own]));
  return [...different.values()].filter((own) => own.length > 0 && (!state.isPotCracked || own.length <= 4));
}

function permutations<T>(items: readonly T[]): T[][] {
  if (items.length === 0) return [[]];
  return items.flatMap((item, at) =>
    permutations([...items.slice(0, at), ...items.slice(at + 1)]).map((rest) => [item, ...rest]),
  );
}

function parts(cells: readonly number[]): number[][] {
  const whole = (own: readonly number[]) => {
    let reached = own.slice(0, 1);
    for (let round = 0; round < own.length; round++) {
      reached = own.filter((a) =>
        reached.some((b) => a === b || Math.abs(a - b) === 8 || (Math.abs(a - b) === 1 && a >> 3 === b >> 3)),
      );
    }
    return own.length > 0 && reached.length === own.length;
  };
  const rest = cells.slice(1);
  const subsets = Array.from({ length: 2 ** rest.length }, (_, code) =>
    rest.filter((_cell, at) => (code >> at) & 1),
  );
  return subsets.filter((own) => whole(own) && whole(cells.filter((cell) => !own.includes(cell))));
}

describeRules(rules, {
  configs: [EVENTFUL, WILD],
  seeds: 1,
  soakSeeds: 4,
  walk: count(45, 70),
  hinted: 2,
  badConfigs: ['3-0-x', '11-0-x', '8-3-x', '5-0-v'],
  badMoves: [
    'plant 0',
    'plant 0 64',
    'plant 0 01',
    'plant 10 1',
    'plant a 1',
    'grow 0 -1',
    'grow 0 64',
    'brew 0 ',
    'brew 0',
    'brew 64 0x1',
    'brew 0 0x21',
    'brew 0 0x0',
    `brew 0 ${Array.from({ length: 13 }, () => '1x1').join(',')}`,
    'taste 0x1',
    'guess',
    'guess ',
    'cut 0',
    'cut 0 1.',
    'cut 0 1.2.3.4.5.6',
    'mark 1.7.cross',
    'lose',
    'Plant 0 1',
  ],
  badDeals: ['r', 'raaaaaaaaaa', 'xaaaaaaaaaaa', 'rAAAAAAAAAAA'],
  swapHidden,
  enumerate,
  sideMoves: (state) =>
    state.phase === 'playing'
      ? [0, 3]
          .map((ingredient): SoloMove => ({ kind: 'mark', ingredient, column: 2, mark: 'cross' }))
          .filter((move) => rules.apply(state, move, chanceFrom('x')).ok)
          .concat([{ kind: 'help' }])
      : [],
  winning: ({ first }) => winningPlan(first, first.puzzle) ?? [],
});

describe('every deal', () => {
  const configs = [...LEVELS.map(({ config }) => config), EVENTFUL, WILD];

  it.each(configs.map((config) => [formatConfig(config), config] as const))(
    '%s can be won with a potion that its board can grow, whatever chance may bring',
    (_name, config) => {
      for (let run = 0; run < count(2, 100); run++) {
        const first = begin(config, `proof${run}`);
        const plan = winningPlan(first, first.puzzle);
        if (!plan) throw new Error(`proof${run} has no plan`);
        let state = first;
        // Another seed than the deal's: nothing in the plan may hang on what is drawn.
        for (const move of plan) state = must(rules.apply(state, move, chanceFrom(`other${run}`))).state;
        expect(rules.status(state, tally), `proof${run}`).toMatchObject({ kind: 'won' });
      }
    },
  );

  it('has gardens for six wherever the recipe is variable, so that they give nothing away', () => {
    const lengths = new Map<number, number[]>();
    for (let run = 0; run < count(10, 60); run++) {
      const { puzzle, gardens } = begin(HIGH_WITCH, `sizes${run}`);
      const largest = Math.max(...gardens.map(({ cells }) => cells.length));
      lengths.set(puzzle.codeLength, [...(lengths.get(puzzle.codeLength) ?? []), largest]);
    }
    expect([...lengths.keys()].sort()).toEqual([4, 6]);
    for (const sizes of lengths.values()) expect(new Set(sizes)).toEqual(new Set([6]));
    expect(Math.max(...begin(LEVELS[0]!.config, 'a').gardens.map(({ cells }) => cells.length))).toBe(4);
  });

  it('proves on request what was dealt, and not a recipe that somebody has made up', () => {
    const prove = (state: SoloState) => must(rules.tasks.prove(state, chanceFrom('x')));
    const made = Array.from({ length: count(80, 200) }, (_, run) => `r${run.toString(36).padStart(11, 'a')}`);
    const answers = made.map((deal) => prove(must(rules.start(HIGH_WITCH, deal, 1))));
    expect([...new Set(answers)].sort()).toEqual([false, true]);
    let state = begin(HIGH_WITCH, 'dealt');
    expect(prove(state)).toBe(true);
    // Nor does it matter what has been played since.
    const rng = rngFor('dealt', 'walk');
    for (let step = 0; step < 12; step++) {
      const move = sampleMove(rules, state, rng);
      if (move) state = must(rules.apply(state, move, chanceFrom('dealt'))).state;
    }
    expect(prove(state)).toBe(true);
  });

  it('stays as it is for ever', () => {
    const pinned = NAMED_LEVELS.map(({ name, config }) => [
      name,
      rules.deal(config, chanceFrom('pinned'), 1),
    ]);
    expect(pinned).toMatchSnapshot();
  });
});

describe('a plan', () => {
  const TAME = 'a1 b2 c3 d4 e- f-';
  const text = (moves: readonly SoloMove[] | null) => moves?.map(rules.formatMove).join(' / ') ?? null;
  const items = (...pairs: [number, number][]) => pairs.map(([ingredient, seeds]) => ({ ingredient, seeds }));

  it('plants first what shall have most seeds', () => {
    const state = plot({ recipe: TAME });
    expect(text(growPlan(state, 0, items([0, 1], [1, 2], [2, 3])))).toBe(
      'plant 2 0 / grow 2 0 / plant 1 1 / grow 2 0 / plant 0 2 / brew 0 0x1,1x2,2x3',
    );
  });

  it('goes on from what stands there', () => {
    const state = plot({ recipe: TAME, plants: 'A1 c.2, B1 b' });
    expect(text(growPlan(state, 0, items([0, 1], [1, 2], [2, 3])))).toBe(
      'grow 2 0 / plant 0 2 / brew 0 0x1,1x2,2x3',
    );
    expect(growPlan(state, 0, items([1, 2], [2, 4]))).toBeNull();
    expect(growPlan(state, 0, items([0, 1], [1, 2]))).toBeNull();
  });

  it('reckons with Green Fingers and a Sunbeam', () => {
    const quick = plot({ recipe: TAME, state: { abilities: ['Green Fingers'], hasSunbeam: true } });
    expect(text(growPlan(quick, 0, items([2, 5], [0, 1])))).toBe(
      'plant 2 0 / grow 2 0 / plant 0 1 / brew 0 2x5,0x1',
    );
    expect(growPlan(quick, 0, items([2, 4]))).toBeNull();
  });

  it('keeps out of bad cells, and never fills the last free one', () => {
    const low = plot({ recipe: TAME, specials: { A1: 'Low Ceiling', B1: 'Black Magic' } });
    expect(growPlan(low, 0, items([0, 1], [1, 2], [2, 3]))).toBeNull();
    expect(text(growPlan(low, 0, items([0, 1], [1, 2])))).toBe(
      'plant 1 2 / grow 1 0 / plant 0 3 / brew 0 0x1,1x2',
    );
    const tight = plot({ recipe: TAME, gardens: ['aa######', '########', '########', '########'] });
    expect(growPlan(tight, 0, items([0, 1], [1, 2]))).toBeNull();
  });

  it('is not made where an ability forbids it', () => {
    const forbidden: [Partial<SoloState>, ReturnType<typeof items>][] = [
      [{ abilities: ['Distracted'] }, items([0, 3])],
      [{ abilities: ['Minimalist'] }, items([0, 1], [1, 1])],
      [{ abilities: ['Allergies'], allergies: [0] }, items([0, 1])],
      [{ isPotCracked: true }, items([0, 1], [1, 1], [2, 1], [3, 1], [4, 1])],
    ];
    for (const [state, wanted] of forbidden) {
      const gardens = ['aaaaaabb', 'bbbbcccc', 'ddddeeee', 'ffffgggg'];
      expect(growPlan(plot({ recipe: TAME, gardens, state }), 0, wanted)).toBeNull();
      expect(growPlan(plot({ recipe: TAME, gardens }), 0, wanted)).not.toBeNull();
    }
  });
});

describe('hints', () => {
  it('lead a sensible player to the end of every level', () => {
    const levels = soaking ? NAMED_LEVELS : NAMED_LEVELS.slice(0, 2);
    for (const { name, config } of levels) {
      const { state } = sensibleGame(config, 'walk');
      expect(['won', 'lost'], name).toContain(rules.status(state, tally).kind);
    }
  });

  it('win about as often as the table of levels says, within what chance allows', () => {
    const games = count(3, 60);
    for (const { level, won, lastDitch } of soaking ? SOLO_FIGURES : SOLO_FIGURES.slice(0, 1)) {
      const config = LEVELS.find(({ code }) => code === level)!.config;
      const wins = Array.from({ length: games }, (_, run) => sensibleGame(config, `soak${run}`)).filter(
        ({ outcome }) => outcome === 'won' || outcome === 'lastDitch',
      ).length;
      const share = won + lastDitch;
      // Three standard deviations of the difference, since the table too was measured, and one game.
      const spread = Math.max(share * (1 - share), 0.03);
      const slack = 3 * Math.sqrt(spread * (1 / games + 1 / 20)) + 1 / games;
      expect(Math.abs(wins / games - share), level).toBeLessThanOrEqual(slack);
    }
  });

  it('bring what was begun to its end, and keep ground for the potion that wins', () => {
    // Games that were lost by growing for ever, by beginning twice, and by sprouts in the last garden.
    const config = LEVELS[2]!.config;
    for (const seed of ['fun17', 'fun24', 'fun6', 'fun9', 'fun18'].slice(0, count(2, 5))) {
      const { state, outcome } = sensibleGame(config, seed);
      expect({ seed, outcome }).toEqual({ seed, outcome: 'won' });
      expect(state.turns).toBeLessThan(60);
    }
  });

  it('win First Game when they are followed, marks and all', () => {
    let won = 0;
    const games = count(2, 40);
    for (let run = 0; run < games; run++) {
      let state = begin(LEVELS[0]!.config, `hints${run}`);
      for (let asked = 0; rules.status(state, tally).kind === 'playing' && asked < 300; asked++) {
        const hint = rules.hint(rules.view(state));
        if (!hint) throw new Error('no hint');
        state = must(rules.apply(state, hint.move, chanceFrom(`hints${run}`))).state;
      }
      if (rules.status(state, tally).kind === 'won') won += 1;
    }
    expect(won).toBeGreaterThanOrEqual(Math.floor(games * 0.9));
  });

  it('are worked out by the dealer from the record, and so is what can be known', async () => {
    const { config } = LEVELS[1]!;
    const dealer = inlineDealer(rules);
    const deal = must(await dealer.deal(rules.formatConfig(config), 'text'));
    const record: GameRecord = {
      game: rules.id,
      version: rules.version,
      dealVersion: 1,
      config: rules.formatConfig(config),
      seed: 'text',
      deal,
      moves: [],
      cursor: 0,
      tally,
    };
    const view = rules.view(begin(config, 'text'));
    // The page has none of its own: it takes longer than a gesture.
    expect(playRules.hint).toBeUndefined();
    const hint = must(await dealer.hint(record));
    expect(hint).not.toBeNull();
    // As a worker receives it.
    expect(JSON.parse(JSON.stringify(hint))).toEqual(rules.hint(view));
    const known = must(await dealer.compute(record, 'deduce'));
    expect(JSON.parse(JSON.stringify(known))).toEqual(known);
    expect(known.recipes).toBeGreaterThan(1);
    expect(must(await dealer.compute(record, 'prove'))).toBe(true);
    expect(Object.keys(rules.tasks).sort()).toEqual(['deduce', 'prove']);
  });

  it('are silent when the game is over', () => {
    const over = must(rules.apply(begin(HIGH_WITCH, 'over'), { kind: 'reveal' }, chanceFrom('x'))).state;
    expect(rules.hint(rules.view(over))).toBeNull();
  });
});

describe('what a move counts as', () => {
  it.each([
    ['plant 0 1', 'plain'],
    ['grow 0 1', 'plain'],
    ['cut 0 1', 'plain'],
    ['brew 0 0x1', 'attempt'],
    ['taste 0 0x1', 'attempt'],
    ['guess 0x1', 'attempt'],
    ['potion 0x1', 'attempt'],
    ['mark 0.0.cross', 'mark'],
    ['help', { aid: 'deduce' }],
    ['reveal', 'plain'],
  ])('%s: %j', (text, role) => {
    const move = must(rules.parseMove(text));
    expect(rules.role(move)).toEqual(role);
    const state = plot({ recipe: 'a1 b2 c3 d4 e- f-' });
    expect(rules.undoCost(state, move, state)).toBe(
      role === 'attempt' || text === 'reveal' ? 'assisted' : 'free',
    );
    expect(turnInWords(state, move)).toMatch(/^[A-Z]/);
  });
});

describe('golden records', () => {
  const RECORDS: [string, string, number][] = [
    ['6-0-x', 'golden', 25],
    ['8-1-dvsr', 'moth', 60],
    ['10-2-dvs', 'lamp', 60],
  ];

  it.each(RECORDS)('%s %s tells the same for ever', (text, seed, steps) => {
    const config = must(parseConfig(text));
    const chance = chanceFrom(seed);
    const deal = rules.deal(config, chance, 1);
    const rng = rngFor(seed, 'golden');
    let state = must(rules.start(config, deal, 1));
    const moves: string[] = [];
    for (let step = 0; step < steps; step++) {
      const move = sampleMove(rules, state, rng);
      if (!move) break;
      moves.push(rules.formatMove(move));
      state = must(rules.apply(state, move, chance)).state;
    }
    const record = {
      game: rules.id,
      version: rules.version,
      dealVersion: 1,
      config: text,
      seed,
      deal,
      moves,
      cursor: 0,
      tally,
    };
    const last = must(replay(rules, record)).states.at(-1)!;
    const told = last.potions.map(({ result, happenings: changes }) => [
      resultText(result),
      ...changes.map(changeInWords),
    ]);
    const { phase, loss, poisonings, turns, rests, cuts, guesses, abilities } = soloView(last);
    expect({
      deal,
      moves,
      told,
      phase,
      loss,
      poisonings,
      turns,
      rests,
      cuts,
      guesses,
      abilities,
    }).toMatchSnapshot();
  });
});
