/** Your turn: what is in force, the herbs to call, and the garden that is being looked at. */

import { HerbPicker } from '../../recipe/screen/HerbPicker';
import { isAllergicTo } from '../rules/field';
import type { SoloView } from '../rules/types';
import { herbWords, insideOf, takesHerbs } from './herbWords';
import type { Brewing } from './useBrewing';
import type { Turn } from './useTurn';

interface TurnHerbsProps {
  readonly view: SoloView;
  readonly turn: Turn;
  readonly brewing: Brewing;
  readonly onHerb: (ingredient: number) => void;
}

export type Beside = typeof import('./beside');

interface TurnPanelProps extends TurnHerbsProps {
  /** Null until it has come. */
  readonly beside: Beside | null;
}

const PANEL =
  'ww-turn grid grid-cols-1 gap-1.5 wide:gap-2 wide:rounded-lg wide:bg-surface wide:p-3 wide:paper-rest';

export function TurnPanel({ view, turn, brewing, onHerb, beside }: TurnPanelProps) {
  const isOver = view.phase === 'won' || view.phase === 'lost';
  if (isOver)
    return turn.place === null || !beside ? null : (
      <section className={PANEL} aria-label="The garden chosen">
        <beside.GardenCard view={view} cell={turn.place} turn={turn} brewing={brewing} />
      </section>
    );
  return (
    <section className={PANEL} aria-label="Your turn">
      {beside && <beside.Forces view={view} />}
      {turn.cut ? (
        beside && <beside.CutButtons view={view} turn={turn} />
      ) : (
        <TurnHerbs view={view} turn={turn} brewing={brewing} onHerb={onHerb} />
      )}
      {beside && !turn.cut && <beside.Gifts view={view} brewing={brewing} />}
      {beside && turn.place !== null && !turn.cut && brewing.source === null && (
        <beside.GardenCard view={view} cell={turn.place} turn={turn} brewing={brewing} />
      )}
    </section>
  );
}

/** The herbs to call, or to put into a cauldron that takes any. */
export function TurnHerbs({ view, turn, brewing, onHerb }: TurnHerbsProps) {
  const isFilling = takesHerbs(brewing);
  return (
    <HerbPicker
      count={view.config.ingredients}
      label={isFilling ? 'Herbs for the cauldron' : 'Herbs to call'}
      wordsOf={(herb) => herbWords(view, herb, turn.called, brewing)}
      called={turn.called}
      inside={(herb) => insideOf(brewing, herb)}
      isBarred={(herb) => !isFilling && isAllergicTo(view, herb)}
      onPress={onHerb}
    />
  );
}
