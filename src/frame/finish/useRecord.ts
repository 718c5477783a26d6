import type { StatTileProps } from '../../components/StatTile';
import type { GameTypes } from '../../core/rules';
import { isAidedRun, type Totals } from '../../store/stats/stats';
import type { Play } from '../useGame';
import { useTotals } from '../useTotals';

type BesideRecord = (
  record: 'bestTimeMs' | 'fewestAttempts' | 'bestScore',
  own: number | undefined,
  tell?: (figure: number) => string,
) => Pick<StatTileProps, 'best' | 'note'>;

/** How a figure of the end stands beside the best of its kind. */
export function useRecord<G extends GameTypes>(play: Play<G>): BesideRecord {
  const totals = useTotals(play);
  const { game } = play;
  return besideRecords(totals, game?.status.kind === 'won' && !game.practice && !isAidedRun(game.tally));
}

/** Of totals that hold this run already if it is counted: the first of a kind betters nothing. */
export function besideRecords(totals: Totals | null, isCounted: boolean): BesideRecord {
  const others = (totals?.won ?? 0) - (isCounted ? 1 : 0);
  return (record, own, tell = String) => {
    const best = totals?.[record] ?? null;
    if (best === null || others < 1) return {};
    return isCounted && own === best ? { best: true } : { note: `best ${tell(best)}` };
  };
}
