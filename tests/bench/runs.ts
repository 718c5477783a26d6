/** Runs in links: how long the links are, and what the worst of them may cost whoever opens one. */
import { deflateRawSync } from 'node:zlib';
import { pick, rngFor } from '../../src/core/chance';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules, SharedGame } from '../../src/core/rules';
import { MAX_RUN_LINK, MAX_RUN_MOVES, MAX_RUN_SHUFFLES } from '../../src/core/runs/runBlock';
import { formatRunBlock } from '../../src/core/runs/runBlockText';
import { checkRun } from '../../src/core/runs/runCheck';
import { runToSend } from '../../src/core/runs/runMake';
import { readRunLink, runLink } from '../../src/frame/challenge/runLink';
import { spoilt } from '../core/hostileRuns';
import { type RandomRun, randomRuns, sharedBy } from '../core/randomRuns';
import { type Bench, type Figure, quantile } from './measure';

const RUNS = 100;
const HOSTILE = 500;
const GOOD = 30;
const MOST_MS = 50;

export const figures: readonly Bench[] = [
  { group: `Runs in links: characters of the fragment, ${RUNS} random runs a game`, run: lengths },
  {
    group: `Hostile runs in links: the worst of ${HOSTILE} a game, at most ${MAX_RUN_MOVES} moves and ${MAX_RUN_SHUFFLES} shuffles`,
    run: hostile,
  },
];

const modules = import.meta.glob<{ readonly rules: Rules<GameTypes> }>('../../src/games/**/rules/rules.ts', {
  eager: true,
});
const allRules = Object.values(modules).map(({ rules }) => rules);

const known = new Map<string, readonly RandomRun<GameTypes>[]>();

/** Dealing takes longer than all that is measured here. */
async function runsOf(rules: Rules<GameTypes>): Promise<readonly RandomRun<GameTypes>[]> {
  const before = known.get(rules.id);
  if (before) return before;
  const runs = [];
  for await (const run of randomRuns(rules, RUNS)) runs.push(run);
  known.set(rules.id, runs);
  return runs;
}

async function* lengths(): AsyncIterable<Figure> {
  for (const rules of allRules) {
    const links = [];
    const moves = [];
    for (const { record } of await runsOf(rules)) {
      links.push(await runLink(must(runToSend(rules, record, 'A name of its own'))));
      moves.push(record.cursor);
    }
    const sizes = links.map(({ fragment }) => fragment.length);
    const brief = links.filter(({ kind }) => kind === 'brief').length;
    yield {
      name: rules.id,
      text: `median ${quantile(sizes, 0.5)}, p95 ${quantile(sizes, 0.95)}, longest ${Math.max(...sizes)}; moves median ${quantile(moves, 0.5)}, p95 ${quantile(moves, 0.95)}; ${brief} of ${RUNS} brief`,
      wanted: `≤ ${MAX_RUN_LINK}`,
    };
  }
}

async function* hostile(): AsyncIterable<Figure> {
  for (const rules of allRules) {
    const rng = rngFor(rules.id, 'hostile');
    const good = (await runsOf(rules)).slice(0, GOOD).flatMap(({ record }) => {
      const { whole } = must(runToSend(rules, record));
      return whole ? [{ text: formatRunBlock(whole), shared: sharedBy(rules, record) }] : [];
    });
    const foreign = good.flatMap(({ text }) => text.split('\n').slice(-2));
    const worst = { ms: 0, moves: 0 };
    let refused = 0;
    for (let index = 0; index < HOSTILE; index++) {
      const { text, shared } = pick(good, rng);
      const link = `#r1~${deflateRawSync(spoilt(text, foreign, rng)).toString('base64url')}`;
      const { ms, moves, isFine } = await costOf(rules, shared, link);
      if (!isFine) refused++;
      worst.ms = Math.max(worst.ms, ms);
      worst.moves = Math.max(worst.moves, moves);
    }
    yield {
      name: rules.id,
      text: `${worst.ms.toFixed(1)} ms, ${worst.moves} moves replayed; ${refused} of ${HOSTILE} refused`,
      wanted: `≤ ${MOST_MS} ms`,
      isMet: worst.ms <= MOST_MS,
    };
  }
}

/** Moves are counted, and so the same on every machine; the time is the best of three. */
async function costOf<G extends GameTypes>(rules: Rules<G>, shared: SharedGame<G['config']>, link: string) {
  let ms = Number.POSITIVE_INFINITY;
  let moves = 0;
  let isFine = false;
  const counting: Rules<G> = {
    ...rules,
    apply: (...given) => {
      moves++;
      return rules.apply(...given);
    },
  };
  for (let again = 0; again < 3; again++) {
    moves = 0;
    const began = performance.now();
    const read = await readRunLink(link);
    isFine = read.ok && read.value.every((block) => checkRun(counting, shared, block).ok);
    ms = Math.min(ms, performance.now() - began);
  }
  return { ms, moves, isFine };
}
