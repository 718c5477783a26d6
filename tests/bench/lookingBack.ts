/** What looking back costs: films from some places of each run, and since when runs were lost. Of any game. */
import { rngFor } from '../../src/core/chance';
import { freshTally } from '../../src/core/record';
import type { GameTypes, Played, Rules } from '../../src/core/rules';
import { type Figure, quantile } from './measure';

const PLACES = 3;

export function lookingBack<G extends GameTypes>(
  name: string,
  rules: Rules<G>,
  runs: readonly Omit<Played<G>, 'at'>[],
): Figure[] {
  const rng = rngFor(name, 'places');
  const played = runs.flatMap((run) =>
    Array.from({ length: PLACES }, () => ({ ...run, at: rng.below(run.states.length) })),
  );
  const films = (rules.films ?? []).map((code) =>
    figureOf(`${name}, film ${code}`, played, (each) => {
      const made = rules.film?.(code, each);
      return made?.ok ? 'shown' : (made?.fault.code ?? 'none');
    }),
  );
  const lost = runs.filter(({ states }) => rules.status(states.at(-1), freshTally(null)).kind !== 'won');
  if (!rules.lostSince || lost.length === 0) return films;
  const marks = figureOf(`${name}, lost since`, lost, (run) => {
    const since = rules.lostSince?.({ ...run, at: 0 }) ?? null;
    return since === null ? 'unmarked' : 'marked';
  });
  return [...films, marks];
}

/** Processor time: others may be at work on the same machine. */
function figureOf<T>(name: string, asked: readonly T[], answer: (each: T) => string): Figure {
  const times: number[] = [];
  const answers: Record<string, number> = {};
  for (const each of asked) {
    const before = process.cpuUsage();
    const found = answer(each);
    const { user, system } = process.cpuUsage(before);
    times.push((user + system) / 1000);
    answers[found] = (answers[found] ?? 0) + 1;
  }
  const ms = (share: number) => quantile(times, share).toFixed(1);
  const shares = Object.entries(answers).map(([found, count]) => `${count} ${found}`);
  return { name, text: `median ${ms(0.5)} ms, p95 ${ms(0.95)} ms, most ${ms(1)} ms: ${shares.join(', ')}` };
}
