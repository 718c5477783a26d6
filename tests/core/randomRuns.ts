/** Runs of any game as the store leaves them: half-played or to the end, with moves undone, mistakes, hints and marks. */
import { chanceFrom, pick, type Rng, rngFor } from '../../src/core/chance';
import { formatCode, parseCode } from '../../src/core/codes';
import type { GameRecord } from '../../src/core/record';
import { expect as must, ok } from '../../src/core/result';
import type { GameTypes, Rules, SharedGame } from '../../src/core/rules';
import { sampleMove } from '../../src/core/sample';
import { type Dealer, inlineDealer } from '../../src/store/session/dealer';
import { type Bench, loaded } from '../store/fakes';

/** Notes, help and wrong guesses, in the words of whichever game knows them. */
const SIDE_MOVES = [
  'notes',
  'note 3 1',
  'clear 3',
  'fill-notes',
  'reveal',
  'place 3 5',
  'place 12 1',
  'help',
  'mark 0.0.cross',
  'mark 1.2.circle',
];
const DEALS = 3;
const LONGEST = 250;
const DAY = '2026-11-18';

export interface RandomRun<G extends GameTypes> extends Bench<G> {
  readonly record: GameRecord;
}

/** One after another, since each has its deal from the few that were dealt for all. */
export async function* randomRuns<G extends GameTypes>(
  rules: Rules<G>,
  howMany: number,
  series = '',
): AsyncIterable<RandomRun<G>> {
  const dealer = rememberingDealer(rules);
  for (let index = 0; index < howMany; index++) {
    yield await randomRun(rules, dealer, rngFor(`${rules.id}${series}${index}`, 'run'));
  }
}

async function randomRun<G extends GameTypes>(
  rules: Rules<G>,
  dealer: Dealer<G>,
  rng: Rng,
): Promise<RandomRun<G>> {
  const bench = await loaded(withEmptyHints(rules), { dealer, seeds: [`deal${rng.below(DEALS)}`] });
  const configs = [...rules.presets.map(({ config }) => config), rules.daily(DAY).config];
  must(await bench.store.newGame(pick(configs, rng)));
  const steps = rng.below(3) === 0 ? LONGEST : rng.below(60);
  const fold = folding(rules);
  for (let step = 0; step < steps; step++) {
    bench.time.pass(rng.below(rng.below(5) === 0 ? 60_000 : 4_000));
    if (!anyStep(rules, bench, fold, rng)) break;
  }
  const { game } = bench.store.getState();
  if (!game) throw new Error('nothing in play');
  return { ...bench, record: game.record };
}

/** False: nothing is left to be played. */
function anyStep<G extends GameTypes>(
  rules: Rules<G>,
  { store }: Bench<G>,
  fold: Fold<G>,
  rng: Rng,
): boolean {
  const { game } = store.getState();
  if (!game) return false;
  const { record, status } = game;
  const state = fold(record);
  switch (rng.below(40)) {
    case 0:
      for (let steps = rng.below(4); steps >= 0; steps--) store.undo('assisted');
      return true;
    case 1:
      store.redo();
      return true;
    case 2:
      store.askHint();
      store.askHint();
      return true;
    case 3: {
      const again = rules.parseMove(pick(record.moves.length > 0 ? record.moves : ['-'], rng));
      if (again.ok) store.play(again.value);
      return true;
    }
    case 4: {
      const side = rules.parseMove(pick(SIDE_MOVES, rng));
      if (side.ok) store.play(side.value);
      return true;
    }
    default: {
      if (status.kind === 'won' || status.kind === 'lost') return rng.below(4) === 0;
      const move = sampleMove(rules, state, rng) ?? shuffleOf(rules, state, record.seed);
      return move !== null && store.play(move).ok;
    }
  }
}

function shuffleOf<G extends GameTypes>(rules: Rules<G>, state: G['state'], seed: string): G['move'] | null {
  const task = Object.entries(rules.tasks).find(([name]) => name === 'shuffle')?.[1];
  const answer = typeof task === 'function' ? task(state, chanceFrom(seed)) : null;
  return answer?.ok ? (answer.value as G['move']) : null;
}

/** What a run keeps of a hint is that it was asked for; working them out would take longer than all else. */
function withEmptyHints<G extends GameTypes>(rules: Rules<G>): Rules<G> {
  const nothing: unknown = null;
  const stages = [{ code: 'first' }, { code: 'second' }] as readonly G['stage'][];
  return { ...rules, hintIsSlow: () => false, hint: () => ({ stages, move: nothing as G['move'] }) };
}

type Fold<G extends GameTypes> = (record: GameRecord) => G['state'];

/** The state at a record's cursor, told from what had been folded before. */
function folding<G extends GameTypes>(rules: Rules<G>): Fold<G> {
  let texts: readonly string[] = [];
  let states: readonly G['state'][] = [];
  return ({ config, deal, dealVersion, seed, moves, cursor }) => {
    const parsed = must(rules.parseConfig(config));
    if (states.length === 0) states = [must(rules.start(parsed, deal, dealVersion))];
    const differs = texts.findIndex((text, index) => text !== moves[index]);
    const same = differs < 0 ? texts.length : differs;
    const next = states.slice(0, same + 1);
    for (const text of moves.slice(same)) {
      next.push(must(rules.apply(next.at(-1), must(rules.parseMove(text)), chanceFrom(seed))).state);
    }
    [texts, states] = [moves, next];
    return states[cursor];
  };
}

/** Some games take a second to deal. */
function rememberingDealer<G extends GameTypes>(rules: Rules<G>): Dealer<G> {
  const dealer = inlineDealer(rules);
  const deals = new Map<string, string>();
  return {
    ...dealer,
    async deal(config, seed, dealVersion) {
      const key = `${config} ${seed}`;
      const known = deals.get(key) ?? must(await dealer.deal(config, seed, dealVersion));
      deals.set(key, known);
      return ok(known);
    },
  };
}

/** As whoever opens its link has it. */
export function sharedBy<G extends GameTypes>(rules: Rules<G>, record: GameRecord): SharedGame<G['config']> {
  const { config, seed, deal, version, dealVersion } = record;
  const game = { config: must(rules.parseConfig(config)), seed, deal, version, dealVersion };
  return must(parseCode(rules, formatCode(rules, game)));
}
