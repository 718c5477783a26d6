import { chanceFrom, pick, rngFor, shuffled } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { sampleMove } from '../../../src/core/sample';
import { dealAttempt } from '../../../src/games/dragon-quest/rules/deal/deal';
import { solveDeal } from '../../../src/games/dragon-quest/rules/deal/solve';
import { type Config, rules } from '../../../src/games/dragon-quest/rules/rules';
import { lookingBack } from '../../bench/lookingBack';
import { type Bench, contest, type Figure, quantile } from '../../bench/measure';
import { count } from '../../counts';
import { gradeFigures } from './benchGrades';
import { PlainDragonQuest } from './plainVersion';
import { CONFIGS, PLAYERS, runOf } from './runs';
import { weekFigures } from './weekFigures';

const CARDS = [...'SC']
  .flatMap((suit) =>
    ['A', '2', '3', '4', '5', '6', '7', '8', '9', '10', 'J', 'Q', 'K'].map((rank) => rank + suit),
  )
  .concat('X');
const ENTRANCES = CARDS.filter((card) => card !== 'AS' && card !== 'QS');
const ITEMS = ['JH', 'QH', 'KH', 'JD', 'QD', 'KD', 'X'];
const FATES = [6, 7, 8, 9, 10];
const ANY: Config = { halls: 'wide', deal: 'any' };
const GAMES = 2000;

function playOurs(seed: string): number {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'player');
  let state = must(rules.start(ANY, rules.deal(ANY, chance, 1), 1));
  let moves = 0;
  for (let move = sampleMove(rules, state, rng); move; move = sampleMove(rules, state, rng)) {
    state = must(rules.apply(state, move, chance)).state;
    moves++;
  }
  return moves;
}

function playPlain(seed: string): number {
  const chance = chanceFrom(seed);
  const rng = rngFor(seed, 'player');
  const dungeon = (purpose: string, n: number) => {
    const draw = chance(purpose, n);
    const entrance = pick(ENTRANCES, draw);
    return [
      entrance,
      ...shuffled(
        CARDS.filter((card) => card !== entrance),
        draw,
      ),
    ];
  };
  const deal = {
    dungeon: dungeon('deal', 0),
    items: shuffled(ITEMS, chance('items', 0)),
    fate: shuffled(FATES, chance('fates', 0)),
  };
  const game = new PlainDragonQuest(false, deal, {
    fate: (n) => shuffled(FATES, chance('fate', n)),
    dungeon: (level) => dungeon('dungeon', level),
  });
  let moves = 0;
  for (let options = game.options(); options.length > 0; options = game.options()) {
    game.play(pick(options, rng));
    moves++;
  }
  return moves;
}

function many(play: (seed: string) => number): () => number {
  return () => {
    let moves = 0;
    for (let game = 0; game < GAMES; game++) moves += play(`bench${game}`);
    return moves;
  };
}

/** Proving a deal, or giving it up: the whole of the solver's work, as the dealer's worker does it. */
function proofs(halls: Config['halls'], deals: number): Figure[] {
  const config: Config = { halls, deal: 'any' };
  const verdicts = { proven: 0, refuted: 0, undecided: 0 };
  const nodes: number[] = [];
  const times: number[] = [];
  for (let index = 0; index < deals; index++) {
    const chance = chanceFrom(`proof${index}`);
    const began = performance.now();
    const solution = solveDeal(config, dealAttempt(config, chance, 0), chance);
    times.push(performance.now() - began);
    verdicts[solution.verdict]++;
    nodes.push(solution.nodes);
  }
  const ms = (share: number) => quantile(times, share).toFixed(2);
  const tried = (share: number) => quantile(nodes, share);
  const shares = Object.entries(verdicts).map(([name, count]) => `${count} ${name}`);
  return [
    {
      name: `proving a deal or giving up, ${halls} halls`,
      text: `median ${ms(0.5)} ms, p95 ${ms(0.95)} ms, most ${ms(1)} ms, ${deals} deals`,
      wanted: 'p95 under 200 ms',
    },
    {
      name: `verdicts, ${halls} halls`,
      text: `${shares.join(', ')}; moves tried: median ${tried(0.5)}, p95 ${tried(0.95)}, most ${tried(1)}`,
    },
  ];
}

function gamesPerSecond(): Figure {
  const times: number[] = [];
  for (let run = 0; run < 10; run++) {
    const began = performance.now();
    many(playOurs)();
    times.push(performance.now() - began);
  }
  const rate = (GAMES / quantile(times, 0.5)) * 1000;
  return { name: 'full games a second by a random player', text: `${Math.round(rate / 100) / 10} thousand` };
}

function lookingBackFigures(): Figure[] {
  return CONFIGS.flatMap((config) => {
    const runs = Object.values(PLAYERS).flatMap((player) =>
      Array.from({ length: count(8, 200) }, (_, n) => runOf(config, `back${n}`, player)),
    );
    return lookingBack(rules.formatConfig(config), rules, runs);
  });
}

export const figures: Bench[] = [
  weekFigures,
  {
    group: 'Dragon Quest',
    run: () => [
      contest({
        name: `${GAMES} full games by a random player`,
        wanted: 'at least 1×; 12–31 thousand games a second were measured for one such simulator',
        ours: many(playOurs),
        plain: many(playPlain),
        oursTimes: 1,
        plainTimes: 1,
      }),
      gamesPerSecond(),
      ...proofs('wide', 3000),
      ...proofs('narrow', 3000),
    ],
  },
  { group: 'Dragon Quest, grades', run: gradeFigures },
  { group: 'Dragon Quest: looking back', run: lookingBackFigures },
];
