import { chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { boardSvg } from '../../../src/games/wondering-witches/board/drawing/svg';
import { DEFAULT_BOARD } from '../../../src/games/wondering-witches/board/rules/boardCode';
import { createBoard } from '../../../src/games/wondering-witches/board/rules/createBoard';
import { rules as brewRules, view } from '../../../src/games/wondering-witches/brew/rules/rules';
import { deduce, THOROUGH } from '../../../src/games/wondering-witches/deduction/deduce';
import { hint } from '../../../src/games/wondering-witches/deduction/hint';
import { LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import { createPuzzle } from '../../../src/games/wondering-witches/recipe/puzzle';
import { openDeal } from '../../../src/games/wondering-witches/recipe/recipeDeal';
import type { BrewState, WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { countWinningPotions, findWinningPotion } from '../../../src/games/wondering-witches/recipe/winnable';
import { rules, soloView } from '../../../src/games/wondering-witches/solo/rules/rules';
import { type Bench, contest, type Figure, quantile, sink, timing } from '../../bench/measure';
import { fairnessOf } from './fairness';
import { type SensibleGame, sensibleGame } from './notebookPlayer';
import { countWinsPlainly } from './plainVersion';
import { NAMED_LEVELS } from './recipeText';

const HIGH_WITCH: WitchConfig = LEVELS.find(({ code }) => code === 'high-witch')?.config ?? LEVELS[0]!.config;

function puzzles(codeLength: number, amount: number) {
  const found = [];
  for (let run = 0; found.length < amount; run++) {
    const puzzle = createPuzzle(HIGH_WITCH, rngFor('bench', 'recipe', run));
    if (puzzle.codeLength === codeLength) found.push(puzzle);
  }
  return found;
}

function seedsOfLength(codeLength: number, amount: number): string[] {
  const seeds: string[] = [];
  for (let run = 0; seeds.length < amount; run++) {
    const seed = `bench${run}`;
    const deal = brewRules.deal(HIGH_WITCH, chanceFrom(seed), 1);
    if (must(openDeal(HIGH_WITCH, deal)).puzzle.codeLength === codeLength) seeds.push(seed);
  }
  return seeds;
}

function exhaustive(): Figure[] {
  const some = puzzles(4, 20);
  const count = (counts: typeof countWinningPotions, length: number, amount: number) => () => {
    for (const puzzle of some.slice(0, amount)) sink.last = counts(puzzle, length);
  };
  return [
    contest({
      name: 'winners among all 10,000 potions of length 4, ten ingredients, 20 recipes',
      wanted: '1 ms a recipe',
      ours: count(countWinningPotions, 4, 20),
      plain: count(countWinsPlainly, 4, 20),
      oursTimes: 20,
      plainTimes: 1,
      samples: 7,
    }),
    contest({
      name: 'winners among all 100,000 potions of length 5, 2 recipes',
      wanted: '10 ms a recipe',
      ours: count(countWinningPotions, 5, 2),
      plain: count(countWinsPlainly, 5, 2),
      oursTimes: 20,
      plainTimes: 1,
      samples: 3,
    }),
  ];
}

function recipes(): Figure[] {
  const short = seedsOfLength(4, 60);
  const long = seedsOfLength(6, 60);
  const six = puzzles(6, 100);
  const dealAt = (seeds: readonly string[]) => (run: number) =>
    brewRules.deal(HIGH_WITCH, chanceFrom(seeds[run % seeds.length] ?? ''), 1);
  return [
    timing('a winnable recipe of 4, ten ingredients, all effects', 60, dealAt(short), 'under 20 ms'),
    timing('a winnable recipe of 6', 60, dealAt(long), 'under 300 ms in a worker'),
    timing('proof or refutation of one recipe of 6', 100, (run) => findWinningPotion(six[run % 100]!)),
  ];
}

/** Plays what the deduction help proposes, potion by potion. */
function playSensibly(config: WitchConfig, seed: string, limit: number): BrewState {
  const chance = chanceFrom(seed);
  const effort = {
    ...THOROUGH,
    recipes: 5000,
    nodes: 20_000,
    probes: 100,
    nodesPerNote: 0,
    samples: 150,
    potions: 60,
  };
  let state = must(brewRules.start(config, brewRules.deal(config, chance, 1), 1));
  while (state.phase === 'playing' && state.potions.length < limit) {
    const items = deduce(view(state), effort).potion;
    state = must(brewRules.apply(state, { kind: 'potion', items }, chance)).state;
  }
  return state;
}

function help(): Figure[] {
  const states = Array.from({ length: 40 }, (_, run) =>
    playSensibly(HIGH_WITCH, `help${run}`, run % 10),
  ).filter(({ phase }) => phase === 'playing');
  const viewAt = (run: number) => view(states[run % states.length]!);
  return [
    timing('hint, High Witch', 40, (run) => hint(viewAt(run)), 'under 16 ms'),
    timing('deduction help, High Witch', 40, (run) => deduce(viewAt(run)), 'in a worker'),
  ];
}

const GAMES = 20;
const LIMIT = 40;

function fun(): Figure[] {
  return NAMED_LEVELS.map(({ name, config }) => {
    const played = Array.from({ length: GAMES }, (_, run) => playSensibly(config, `fun${run}`, LIMIT));
    const potions = played.map(({ phase, potions }) =>
      phase === 'won' ? potions.length : Number.POSITIVE_INFINITY,
    );
    const won = played.filter(({ phase }) => phase === 'won').length;
    const text = `median ${quantile(potions, 0.5)} potions; ${won} of ${GAMES} games won within ${LIMIT}`;
    return { name: `potions tested by the deduction help itself, ${name}`, text };
  });
}

function boards(): Figure[] {
  const draw = (players: number) => (run: number) =>
    createBoard({ ...DEFAULT_BOARD, players, recipe: 6 }, chanceFrom(`bench${run}`));
  const tables = (['classic', 'modern'] as const).flatMap((style) =>
    [1, 2, 3, 4, 5].map((players): Figure => {
      const { boards, widest, mean, areas, meanLayouts, mostLayouts } = fairnessOf(players, 1000, { style });
      const gap = (kind: 'cauldron' | 'garden') =>
        `${kind} cells ${mean[kind].toFixed(2)} apart, at most ${widest[kind]}`;
      const gaps = style === 'classic' ? `${gap('cauldron')}; ${gap('garden')}` : gap('garden');
      const work = `${meanLayouts.toFixed(2)} layouts a board, at most ${mostLayouts}`;
      return {
        name: `${boards} ${style} boards for ${players}`,
        text: `${gaps}; ${areas.toFixed(1)} areas a side; ${work}`,
        wanted: 'never more than 4 apart',
      };
    }),
  );
  return [
    timing('a board for five', 200, draw(5)),
    timing('its SVG', 200, (run) => boardSvg(draw(5)(run), [0], { title: '', code: '' })),
    ...tables,
  ];
}

const SOLO_GAMES = Number(process.env.SOLO_GAMES ?? 60);

function solo(): Figure[] {
  const start = (run: number) =>
    must(rules.start(HIGH_WITCH, rules.deal(HIGH_WITCH, chanceFrom(`solo${run}`), 1), 1));
  const views = Array.from({ length: 10 }, (_, run) => soloView(start(run)));
  const levels = NAMED_LEVELS.map(({ name, config }): Figure => {
    const games = Array.from({ length: SOLO_GAMES }, (_, run) => sensibleGame(config, `fun${run}`));
    const ended = (how: SensibleGame['outcome']) => games.filter(({ outcome }) => outcome === how);
    const share = (how: SensibleGame['outcome']) => `${Math.round((100 * ended(how).length) / SOLO_GAMES)} %`;
    const median = quantile(
      ended('won').map(({ state }) => state.potions.length),
      0.5,
    );
    const ways = `won ${share('won')} (median ${median} potions), by the last ditch effort ${share('lastDitch')}`;
    const text = `${ways}; lost: board full ${share('full')}, poisoned ${share('poison')}; ${SOLO_GAMES} games`;
    return { name: `Solo, ${name}`, text };
  });
  return [
    timing('a deal of Solo, High Witch', 30, start, 'in a worker'),
    timing('hint of Solo, High Witch', 30, (run) => rules.hint(views[run % views.length]!), 'in a worker'),
    ...levels,
  ];
}

export const figures: Bench[] = [
  { group: 'Wondering Witches: exhaustive search', run: exhaustive },
  { group: 'Wondering Witches: recipes', run: recipes },
  { group: 'Wondering Witches: help', run: help },
  { group: 'Wondering Witches: fun', run: fun },
  { group: 'Wondering Witches: boards', run: boards },
  { group: 'Wondering Witches: Solo', run: solo },
];
