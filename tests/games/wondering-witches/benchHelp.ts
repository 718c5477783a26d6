/** What the help is worth: hints followed to the end, and what it says compared with what is so. Counts, no times. */
import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { view } from '../../../src/games/wondering-witches/brew/rules/playRules';
import { rules as brew } from '../../../src/games/wondering-witches/brew/rules/rules';
import { isDull } from '../../../src/games/wondering-witches/deduction/choosing/dull';
import { deduce } from '../../../src/games/wondering-witches/deduction/deduce';
import type { ProvenMark } from '../../../src/games/wondering-witches/deduction/deduction';
import { beliefAfter, estimate } from '../../../src/games/wondering-witches/deduction/possible/belief';
import { Dice } from '../../../src/games/wondering-witches/deduction/possible/dice';
import { nextCloud } from '../../../src/games/wondering-witches/deduction/possible/nextCloud';
import type { Puzzle, WitchConfig } from '../../../src/games/wondering-witches/recipe/types';
import { type Bench, type Figure, quantile } from '../../bench/measure';
import { type SensibleGame, sensibleGame } from './notebookPlayer';
import { NAMED_LEVELS } from './recipeText';

/** A few for a glance; `WITCHES_GAMES=100` for the full counts. `soloFigures.ts` keeps them. */
const GAMES = Number(process.env.WITCHES_GAMES ?? 3);
const WANTED = [99, 98, 98, 96, 93, 90];
const WANTED_MEDIANS = [4, 4, 5, 6, 7, 9];
const MOST_POTIONS = 10;

function told(games: readonly SensibleGame[]): string {
  const potions = games.filter(({ outcome }) => outcome === 'won').map(({ state }) => state.potions.length);
  const ways = (['won', 'lastDitch', 'full', 'poison'] as const)
    .map((how) => `${how} ${games.filter(({ outcome }) => outcome === how).length}`)
    .join(', ');
  return `${ways} of ${games.length}; median ${quantile(potions, 0.5)} potions, nine in ten ${quantile(potions, 0.9)}`;
}

function inSolo(config: WitchConfig, name: string, level: number): Figure[] {
  return [
    {
      name: `Solo by hints alone, ${name}`,
      text: told(Array.from({ length: GAMES }, (_, run) => sensibleGame(config, `fun${run}`))),
      wanted: `${WANTED[level]} of 100, median ${WANTED_MEDIANS[level]}`,
    },
  ];
}

interface Said {
  asked: number;
  exact: number;
  risen: number;
  proven: number;
  untrue: number;
  few: number;
  within: number;
  compared: number;
  near: number;
  /** Of those, where it had been an estimate before as well. */
  late: number;
  lateNear: number;
}

/** Brew, played by the help itself; what it says on the way is noted. */
function atTable(config: WitchConfig, seed: string, said: Said): number {
  const chance = chanceFrom(seed);
  let state = must(brew.start(config, brew.deal(config, chance, 1), 1));
  let before = Number.POSITIVE_INFINITY;
  while (state.phase === 'playing' && state.potions.length < MOST_POTIONS) {
    const seen = view(state);
    const help = deduce(seen);
    said.asked += 1;
    if (help.isExact) said.exact += 1;
    if (help.recipes > before) said.risen += 1;
    before = help.recipes;
    compare(seen, said);
    for (const mark of help.proven) {
      said.proven += 1;
      if (!isSo(state.puzzle, config, mark)) said.untrue += 1;
    }
    note(seen, state.puzzle, help.recipes, said);
    state = must(brew.apply(state, { kind: 'potion', items: help.potion }, chance)).state;
  }
  return state.phase === 'won' ? state.potions.length : Number.POSITIVE_INFINITY;
}

/** Where it can be counted: what would have been said, had it not been. */
function compare(seen: Parameters<typeof beliefAfter>[0], said: Said): void {
  if (seen.potions.length === 0) return;
  const { riddle, trials, count, key } = beliefAfter(seen);
  if (!count.isExact) return;
  const before = beliefAfter({ ...seen, potions: seen.potions.slice(0, -1) });
  const { cloud, share } = nextCloud(riddle, before.cloud, trials, new Dice(key));
  const ratio = estimate(riddle, before.count, share, cloud).recipes / count.recipes;
  const isNear = ratio >= 1 / 3 && ratio <= 3;
  said.compared += 1;
  if (isNear) said.near += 1;
  if (before.count.isExact) return;
  said.late += 1;
  if (isNear) said.lateNear += 1;
}

function isSo(
  { ingredients }: Puzzle,
  { variable }: WitchConfig,
  { ingredient, column, mark }: ProvenMark,
): boolean {
  const own = ingredients[ingredient];
  const isGood = own?.kind === 'good';
  const holds = column === (variable ? 6 : 4) ? !isGood : isGood && own?.number === column + 1;
  return holds === (mark === 'circle');
}

/** Where few are left, the true one should be among those that are thought of. */
function note(seen: Parameters<typeof beliefAfter>[0], puzzle: Puzzle, recipes: number, said: Said): void {
  if (recipes > 20) return;
  const { cloud } = beliefAfter(seen);
  const names = new Set(cloud.hypotheses.map(identities));
  said.few += 1;
  const own = puzzle.ingredients.map(({ kind, number }) => (kind === 'good' ? number : 0)).join();
  if (names.has(own)) said.within += 1;
}

function identities({
  kinds,
  numbers,
}: {
  readonly kinds: readonly number[];
  readonly numbers: readonly number[];
}): string {
  return kinds.map((kind, herb) => (kind === 0 ? numbers[herb] : 0)).join();
}

function inBrew(config: WitchConfig, name: string): Figure[] {
  const said: Said = {
    asked: 0,
    exact: 0,
    risen: 0,
    proven: 0,
    untrue: 0,
    few: 0,
    within: 0,
    compared: 0,
    near: 0,
    late: 0,
    lateNear: 0,
  };
  const potions = Array.from({ length: GAMES }, (_, run) => atTable(config, `fun${run}`, said));
  const won = potions.filter((own) => own <= MOST_POTIONS).length;
  return [
    {
      name: `Brew by hints alone, ${name}`,
      text: `won within ${MOST_POTIONS} potions ${won} of ${GAMES}, median ${quantile(potions, 0.5)}`,
      wanted: '95 of 100',
    },
    {
      name: `what is said on the way, ${name}`,
      text: [
        `${said.asked} counts, ${said.exact} exact, risen ${said.risen}`,
        `${said.proven} marks proven, untrue ${said.untrue}`,
        `the true numbers among those thought of ${said.within} of ${said.few} times`,
        `an estimate within a factor of three of the count ${said.near} of ${said.compared} times, where it was one before too ${said.lateNear} of ${said.late}`,
      ].join('; '),
      wanted:
        'risen 0 (1 in 100 games, and told), untrue 0, among them 99 of 100, within a factor of three 9 of 10',
    },
  ];
}

/** Deals looked at for each level: a few are enough to see that none is left, not for the share. */
const DEALS = Number(process.env.WITCHES_DEALS ?? 100);

function dullDeals(): Figure[] {
  return NAMED_LEVELS.map(({ name, config }) => {
    const share = (dealVersion: number) => {
      const dull = Array.from({ length: DEALS }, (_, run) => {
        const deal = brew.deal(config, chanceFrom(`dull${run}`), dealVersion);
        const { puzzle, clue } = must(brew.start(config, deal, dealVersion));
        return isDull(config, puzzle, clue);
      });
      return dull.filter(Boolean).length;
    };
    return {
      name: `deals that the first potion wins, ${name}`,
      text: `${share(1)} of ${DEALS} before, ${share(2)} after`,
      wanted: '0 after',
    };
  });
}

export const helpFigures: Bench[] = [
  { group: 'Wondering Witches: dull deals', run: dullDeals },
  ...NAMED_LEVELS.map(({ name, config }, level) => ({
    group: `Wondering Witches: help in Solo, ${name}`,
    run: () => inSolo(config, name, level),
  })),
  ...NAMED_LEVELS.map(({ name, config }) => ({
    group: `Wondering Witches: help in Brew, ${name}`,
    run: () => inBrew(config, name),
  })),
];
