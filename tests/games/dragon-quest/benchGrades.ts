/**
 * What each grade is worth: how many candidates a deal takes, and how often the described player and whoever follows the
 * hints win it, on fates that no deal was chosen by. 1,000 deals a grade with `PARLOUR_SOAK=1`.
 */
import { type Chance, chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { BY_THE_BOOK, CALM, FAIR, GRIM, gradeOf } from '../../../src/games/dragon-quest/rules/config';
import { dealAttempt } from '../../../src/games/dragon-quest/rules/deal/deal';
import {
  BANDS,
  described,
  hinted,
  isDull,
  type Player,
  playUnderFate,
  ratingOf,
} from '../../../src/games/dragon-quest/rules/deal/rating';
import { solveDeal } from '../../../src/games/dragon-quest/rules/deal/solve';
import { start } from '../../../src/games/dragon-quest/rules/game';
import type { Config, Grade } from '../../../src/games/dragon-quest/rules/types';
import { type Figure, quantile } from '../../bench/measure';
import { count } from '../../counts';

const DEALS = count(25, 1000);
const FRESH = 200;
const HINTED = 40;

interface Dealt {
  readonly deal: string;
  readonly chance: Chance;
  readonly candidates: number;
  /** Of the candidates that were rated in the band and proven. */
  readonly dull: number;
  readonly ms: number;
}

/** As the dealer deals, counting on the way. */
function dealCounting(config: Config, seed: string): Dealt {
  const chance = chanceFrom(seed);
  const began = process.cpuUsage().user;
  let dull = 0;
  for (let attempt = 0; ; attempt++) {
    const deal = dealAttempt(config, chance, attempt);
    const isRated = gradeOf(config) === null || ratingOf(config, deal, chance) !== null;
    if (!isRated || (gradeOf(config) && solveDeal(config, deal, chance).line === null)) continue;
    if (gradeOf(config) && isDull(config, deal, chance)) {
      dull++;
      continue;
    }
    const ms = (process.cpuUsage().user - began) / 1000;
    return { deal, chance, candidates: attempt + 1, dull, ms };
  }
}

function shareWon(config: Config, { deal, chance }: Dealt, player: Player, fates: number): number {
  const first = must(start(config, deal));
  let won = 0;
  for (let index = 0; index < fates; index++) {
    if (playUnderFate(first, chance, { name: 'bench', index }, player).won) won++;
  }
  return won / fates;
}

const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
const percent = (share: number) => `${Math.round(100 * share)} %`;

function figuresOf(name: string, config: Config, grade: Grade | null): Figure[] {
  const dealt = Array.from({ length: DEALS }, (_, index) => dealCounting(config, `grade${index}`));
  const careful = dealt.map((each) => shareWon(config, each, described, FRESH));
  const helped = dealt.map((each) => shareWon(config, each, hinted, HINTED));
  const figures: Figure[] = [
    {
      name: `${name}: wins on fresh fates`,
      text: `described player ${percent(mean(careful))}, by hints ${percent(mean(helped))}; ${DEALS} deals`,
    },
  ];
  if (grade === null) return figures;
  const { least, most } = BANDS[grade];
  const inBand = careful.filter((share) => share >= least && share <= most).length / DEALS;
  const candidates = dealt.map((each) => each.candidates);
  const dull = dealt.reduce((sum, each) => sum + each.dull, 0);
  const stillDull = dealt.filter(({ deal, chance }) => isDull(config, deal, chance)).length;
  const times = dealt.map(({ ms }) => ms);
  return [
    ...figures,
    {
      name: `${name}: deals whose share lies in the band, ${FRESH} fates each`,
      text: percent(inBand),
      wanted: `at least 75 %, and the mean between ${percent(least)} and ${percent(most)}`,
    },
    {
      name: `${name}: candidates a deal`,
      text: `mean ${mean(candidates).toFixed(1)}, p95 ${quantile(candidates, 0.95)}, most ${Math.max(...candidates)}; CPU mean ${mean(times).toFixed(0)} ms, p95 ${quantile(times, 0.95).toFixed(0)} ms`,
      wanted: 'at most 120',
    },
    {
      name: `${name}: dull deals`,
      text: `${percent(dull / (dull + DEALS))} of those rated and proven; ${stillDull} of those dealt`,
      wanted: 'none dealt',
    },
  ];
}

export function gradeFigures(): Figure[] {
  return [
    ...figuresOf('Calm', CALM, 'calm'),
    ...figuresOf('Fair', FAIR, 'fair'),
    ...figuresOf('Grim', GRIM, 'grim'),
    ...figuresOf('By the book', BY_THE_BOOK, null),
  ];
}
