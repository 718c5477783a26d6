/** What is counted at the head of the page, behind either door. */
import type { ReactNode } from 'react';
import { Counter } from '../../components/Counter';
import { Timer } from '../../components/Timer';
import { useSettings } from '../../store/useGame';
import { ProofSeal } from './ProofSeal';
import type { Proof } from './useProof';

interface ScoreProps {
  readonly proof: Proof;
  readonly potions: number;
  readonly elapsedMs: () => number;
  readonly clockRuns: boolean;
  readonly children?: ReactNode;
}

export function Score({ proof, potions, elapsedMs, clockRuns, children }: ScoreProps) {
  const { timers } = useSettings();
  return (
    <>
      <ProofSeal proof={proof} />
      <Counter label="Potions" value={potions} />
      {children}
      {timers !== 'off' && <Counter label="Time" value={<Timer ms={elapsedMs} running={clockRuns} />} />}
    </>
  );
}
