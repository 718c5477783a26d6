/** The other end of `askWorker` in a maker's worker. By itself, since what all workers have every page has too. */
import type { Result } from '../../core/result';
import { type Answer, isWorker, type Request } from '../session/jobs';

export function serveJobs<J>(
  work: (job: J) => Result<unknown>,
  scope: Pick<DedicatedWorkerGlobalScope, 'addEventListener' | 'postMessage'>,
): void {
  if (!isWorker(scope)) return;
  scope.addEventListener('message', ({ data }: MessageEvent<Request<J>>) => {
    scope.postMessage({ id: data.id, result: work(data.job) } satisfies Answer);
  });
}
