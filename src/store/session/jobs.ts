/** What a dealer is asked, and how it is done by a game's rules: on the page or in a worker, which needs nothing else of the page. */
import { chanceFrom } from '../../core/chance';
import type { GameRecord } from '../../core/record';
import { replay } from '../../core/replay';
import { ok, type Result, refuse, within } from '../../core/result';
import type { GameTypes, Played, Rules } from '../../core/rules';

export type Job =
  | { readonly kind: 'deal'; readonly config: string; readonly seed: string; readonly dealVersion: number }
  | { readonly kind: 'hint'; readonly record: GameRecord }
  | { readonly kind: 'task'; readonly record: GameRecord; readonly task: string }
  | { readonly kind: 'film'; readonly record: GameRecord; readonly film: string }
  | { readonly kind: 'lostSince'; readonly record: GameRecord };

export interface Request<J = Job> {
  readonly id: number;
  readonly job: J;
}

export interface Answer {
  readonly id: number;
  readonly result: Result<unknown>;
}

export function doJob<G extends GameTypes>(rules: Rules<G>, job: Job): Result<unknown> {
  switch (job.kind) {
    case 'deal': {
      const config = within('config', rules.parseConfig(job.config));
      return config.ok ? ok(rules.deal(config.value, chanceFrom(job.seed), job.dealVersion)) : config;
    }
    case 'hint': {
      const state = stateAt(rules, job.record);
      return state.ok ? ok(rules.hint(rules.view(state.value))) : state;
    }
    case 'task': {
      const task = Object.entries(rules.tasks).find(([name]) => name === job.task)?.[1];
      if (typeof task !== 'function') return refuse('UNKNOWN_TASK');
      const state = stateAt(rules, job.record);
      return state.ok ? task(state.value, chanceFrom(job.record.seed)) : state;
    }
    case 'film': {
      const run = playedBy(rules, job.record);
      return run.ok ? (rules.film?.(job.film, run.value) ?? refuse('UNKNOWN_TASK')) : run;
    }
    case 'lostSince': {
      const run = playedBy(rules, job.record);
      return run.ok ? ok(rules.lostSince?.(run.value) ?? null) : run;
    }
  }
}

function stateAt<G extends GameTypes>(rules: Rules<G>, record: GameRecord): Result<G['state']> {
  const played = replay(rules, { ...record, moves: record.moves.slice(0, record.cursor) });
  return played.ok ? ok(played.value.states.at(-1)) : played;
}

function playedBy<G extends GameTypes>(rules: Rules<G>, record: GameRecord): Result<Played<G>> {
  const run = replay(rules, record);
  if (!run.ok) return run;
  const moves: G['move'][] = [];
  for (const text of record.moves) {
    const move = rules.parseMove(text);
    if (!move.ok) return move;
    moves.push(move.value);
  }
  return ok({ states: run.value.states, moves, at: record.cursor, chance: chanceFrom(record.seed) });
}

/** A page takes the whole rules from a worker's file as well, where no worker starts. */
export const isWorker = (scope: object) => !('document' in scope);

/** What a game's `*.worker.ts` calls. */
export function serveDealer<G extends GameTypes>(
  rules: Rules<G>,
  scope: Pick<DedicatedWorkerGlobalScope, 'addEventListener' | 'postMessage'>,
): void {
  if (!isWorker(scope)) return;
  scope.addEventListener('message', ({ data }: MessageEvent<Request>) => {
    scope.postMessage({ id: data.id, result: doJob(rules, data.job) } satisfies Answer);
  });
}
