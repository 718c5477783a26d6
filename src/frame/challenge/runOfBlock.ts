import type { Replayed } from '../../core/replay';
import type { GameTypes } from '../../core/rules';
import type { Run } from '../../store/saving/savedGames';

/** As `store.watch` shows it: somebody else's, which counts for nothing here. */
export function runOfBlock<G extends GameTypes>({ record }: Replayed<G>, today: string): Run {
  return { record, draft: '', day: null, begun: today, practice: false, counted: true };
}
