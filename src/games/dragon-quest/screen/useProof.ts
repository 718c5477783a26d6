/** Whether this very deal has been won by the solver: asked of a worker, once for each deal. */
import { useEffect, useState } from 'react';
import type { GameRecord } from '../../../core/record';
import type { ProofRequest } from './deal.worker';
import { startWorker } from './game';

export function useProof(record: GameRecord | null, winnable: boolean): boolean {
  const [proven, setProven] = useState<string | null>(null);
  const { config = '', deal = '', dealVersion = 1, seed = '' } = (winnable && record) || {};
  const key = `${config} ${deal} ${seed}`;

  useEffect(() => {
    if (deal === '') return;
    const worker = tryWorker();
    if (!worker) return;
    worker.onmessage = ({ data }: MessageEvent<unknown>) => {
      if (data === true) setProven(key);
      worker.terminate();
    };
    worker.postMessage({ prove: { config, deal, dealVersion, seed } } satisfies ProofRequest);
    return () => worker.terminate();
  }, [config, deal, dealVersion, seed, key]);

  return deal !== '' && proven === key;
}

/** Where workers are forbidden, nothing is proven and the game is played all the same. */
function tryWorker(): Worker | null {
  try {
    return startWorker();
  } catch {
    return null;
  }
}
