/** What is counted at the head of the page, in Solo and in Brew. */
import type { ReactNode } from 'react';
import { Counter } from '../../../../components/Counter';
import { Timer } from '../../../../components/Timer';
import { useSettings } from '../../../../frame/useSettings';
import { ProofSeal } from './ProofSeal';
import type { Proof } from './useProof';

interface ScoreProps {
  readonly game: { readonly view: { readonly potions: readonly unknown[] }; readonly clockRuns: boolean };
  readonly proof: Proof;
  readonly elapsedMs: () => number;
  /** Something more is counted, which a phone shows in place of the time. */
  readonly isShort?: boolean;
  readonly children?: ReactNode;
}

export function Score({ game, proof, elapsedMs, isShort, children }: ScoreProps) {
  const { timers } = useSettings();
  return (
    <>
      <span className="contents max-[350px]:hidden lying:hidden">
        <ProofSeal proof={proof} />
      </span>
      <Counter label="Potions" value={game.view.potions.length} />
      {children}
      {timers !== 'off' && (
        <span className={isShort ? 'contents phone:hidden lying:hidden' : 'contents'}>
          <Counter isNamed label="Time" value={<Timer ms={elapsedMs} running={game.clockRuns} />} />
        </span>
      )}
    </>
  );
}
