/** What a dealer is asked, and how it is done by a game's rules: on the page or in a worker, which needs nothing else of the page. */
import { chanceFrom } from '../../core/chance';
import type { GameRecord } from '../../core/record';
import { replay } from '../../core/replay';
import { ok, type Result, refuse, within } from '../../core/result';
import type { GameTypes, Rules } from '../../core/rules';

export type Job =
  | { readonly kind: 'deal'; readonly config: string; readonly seed: string; readonly dealVersion: number }
  | { readonly kind: 'hint'; readonly record: GameRecord }
  | { readonly kind: 'task'; readonly record: GameRecord; readonly task: string };

export interface Request {
  readonly id: number;
  readonly job: Job;
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
  }
}

function stateAt<G extends GameTypes>(rules: Rules<G>, record: GameRecord): Result<G['state']> {
  const played = replay(rules, { ...record, moves: record.moves.slice(0, record.cursor) });
  return played.ok ? ok(played.value.states.at(-1)) : played;
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
