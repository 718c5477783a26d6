/** Whether this very deal has been won by the solver, and its rating: asked of a worker, once for each deal. */
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../components/browser/whenIdle';
import type { GameRecord } from '../../../core/record';
import type { Proof, ProofRequest } from './deal.worker';
import { startWorker } from './game';

/** Null until it is known, and where nothing is claimed. */
export function useProof(record: GameRecord, claims: boolean): Proof | null {
  const [found, setFound] = useState<{ readonly key: string; readonly proof: Proof } | null>(null);
  const { config, deal, dealVersion, seed } = record;
  const key = `${config} ${deal} ${seed}`;

  useEffect(() => {
    if (!claims) return;
    let worker: Worker | null = null;
    // The dungeon itself comes first: a worker that starts beside it holds it up.
    const cancel = whenIdle(() => {
      worker = tryWorker();
      if (!worker) return;
      worker.onmessage = ({ data }: MessageEvent<Proof | null>) => {
        if (data) setFound({ key, proof: data });
        worker?.terminate();
      };
      worker.postMessage({ prove: { config, deal, dealVersion, seed } } satisfies ProofRequest);
    });
    return () => {
      cancel();
      worker?.terminate();
    };
  }, [claims, config, deal, dealVersion, seed, key]);

  return claims && found?.key === key ? found.proof : null;
}

/** Where workers are forbidden, nothing is proven and the game is played all the same. */
function tryWorker(): Worker | null {
  try {
    return startWorker();
  } catch {
    return null;
  }
}
