import { chanceFrom, rngFor } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { boardSvg } from '../../../src/games/wondering-witches/board/drawing/svg';
import { DEFAULT_BOARD } from '../../../src/games/wondering-witches/board/rules/boardCode';
import { createBoard } from '../../../src/games/wondering-witches/board/rules/createBoard';
import { view } from '../../../src/games/wondering-witches/brew/rules/playRules';
import { rules as brewRules } from '../../../src/games/wondering-witches/brew/rules/rules';
import { deduce } from '../../../src/games/wondering-witches/deduction/deduce';
import { hint } from '../../../src/games/wondering-witches/deduction/hint';
import { withDealt } from '../../../src/games/wondering-witches/making/setting';
import { BLANK, settingsOf } from '../../../src/games/wondering-witches/making/sketch';
import { formatSketch } from '../../../src/games/wondering-witches/making/sketchText';
import { doSecretJob } from '../../../src/games/wondering-witches/making/work';
import { formatConfig, LEVELS } from '../../../src/games/wondering-witches/recipe/levels';
import { openDeal } from '../../../src/games/wondering-witches/recipe/openDeal';
import {
  formatOwnDeal,
  type OwnRecipe,
  openOwnDeal,
} from '../../../src/games/wondering-witches/recipe/ownDeal';
import { createPuzzle } from '../../../src/games/wondering-witches/recipe/puzzle';
import type { BrewState, WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { countWinningPotions, findWinningPotion } from '../../../src/games/wondering-witches/recipe/winnable';
import { soloView } from '../../../src/games/wondering-witches/solo/rules/playRules';
import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import { worstText } from '../../bench/hostileTexts';
import { type Bench, contest, type Figure, sink, timing } from '../../bench/measure';
import { helpFigures } from './benchHelp';
import { fairnessOf } from './fairness';
import { countWinsPlainly } from './plainVersion';
import { NAMED_LEVELS } from './recipeText';
import { weekFigures } from './weekFigures';

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

/** Of what the maker's page reads, with the proof of it. */
function hostile(): Figure[] {
  const rng = rngFor('bench', 'hostile');
  const dealt = must(
    doSecretJob({ kind: 'deal', config: formatConfig(HIGH_WITCH), seed: 'bench' }),
  ) as OwnRecipe;
  const made = must(withDealt(BLANK, HIGH_WITCH, dealt));
  const text = formatSketch(made);
  return [
    worstText('recipes in the making', [text, formatSketch(BLANK)], rng, (one) =>
      doSecretJob({ kind: 'prove', text: one }),
    ),
    worstText('deals of own recipes', [formatOwnDeal(dealt)], rng, (deal) =>
      openOwnDeal(settingsOf(made), deal),
    ),
  ];
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

const HINTS = 16;

/** Each hint of games that go on by what the help proposes: the log is another one every time. */
function help(): Figure[] {
  return NAMED_LEVELS.map(({ name, config }) => {
    let games = 0;
    let state: BrewState | null = null;
    return timing(
      `hint in Brew, ${name}`,
      HINTS,
      () => {
        if (state?.phase !== 'playing') state = begun(config, `help${games++}`);
        const seen = view(state);
        sink.last = hint(seen);
        const move = { kind: 'potion', items: deduce(seen).potion } as const;
        state = must(brewRules.apply(state, move, chanceFrom('help'))).state;
      },
      'under 500 ms in the median, in a worker',
    );
  });
}

function begun(config: WitchConfig, seed: string): BrewState {
  return must(brewRules.start(config, brewRules.deal(config, chanceFrom(seed), 1), 1));
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

function solo(): Figure[] {
  const start = (run: number) =>
    must(rules.start(HIGH_WITCH, rules.deal(HIGH_WITCH, chanceFrom(`solo${run}`), 1), 1));
  const views = Array.from({ length: 10 }, (_, run) => soloView(start(run)));
  return [
    timing('a deal of Solo, High Witch', 30, start, 'in a worker'),
    timing('hint of Solo, High Witch', 30, (run) => rules.hint(views[run % views.length]!), 'in a worker'),
  ];
}

export const figures: Bench[] = [
  weekFigures,
  { group: 'Wondering Witches: hostile texts', run: hostile },
  { group: 'Wondering Witches: exhaustive search', run: exhaustive },
  { group: 'Wondering Witches: recipes', run: recipes },
  { group: 'Wondering Witches: help', run: help },
  ...helpFigures,
  { group: 'Wondering Witches: boards', run: boards },
  { group: 'Wondering Witches: Solo', run: solo },
];
