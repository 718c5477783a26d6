/** How demanding the deal in play is; null until that is known. */
import { useEffect, useState } from 'react';
import { whenIdle } from '../../../components/browser/whenIdle';
import type { Game } from '../words/words';
import { type Graded, gradeDeal } from './game';

export function useGrade(game: Game | null): Graded | null {
  const [known, setKnown] = useState<{ readonly of: string; readonly graded: Graded | null } | null>(null);
  const record = game?.record;
  const of = record ? `${record.config} ${record.seed} ${record.deal}` : '';
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each deal
  useEffect(() => {
    if (!record) return;
    let current = true;
    // The board itself comes first: a worker that starts beside it holds it up.
    const cancel = whenIdle(
      () => void gradeDeal(record).then((graded) => current && setKnown({ of, graded })),
    );
    return () => {
      current = false;
      cancel();
    };
  }, [of]);
  return known?.of === of ? known.graded : null;
}
