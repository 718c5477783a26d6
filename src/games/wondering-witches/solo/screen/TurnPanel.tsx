/** Your turn: what is in force, the herbs to call, and the garden that is being looked at. */

import type { Ref } from 'react';
import IconGuess from '~icons/ph/gift';
import IconCut from '~icons/ph/scissors';
import { Button } from '../../../../components/Button';
import type { GridHandle } from '../../../../components/grid/Grid';
import { plural } from '../../../../frame/words/plural';
import { ingredientName } from '../../recipe/ingredients';
import { listText } from '../../recipe/words/words';
import { cutMove, type Targets } from '../rules/targets';
import type { SoloView } from '../rules/types';
import { inForce } from '../words/effects';
import { GardenCard } from './GardenCard';
import { HerbPicker, takesHerbs } from './HerbPicker';
import type { Brewing } from './useBrewing';
import type { Turn } from './useTurn';

interface TurnPanelProps {
  readonly view: SoloView;
  readonly turn: Turn;
  readonly targets: Targets;
  readonly brewing: Brewing;
  readonly shelf: Ref<GridHandle>;
  /** Why the last turn could not be taken. */
  readonly fault: string | null;
  readonly onHerb: (ingredient: number) => void;
}

export function TurnPanel({ view, turn, targets, brewing, shelf, fault, onHerb }: TurnPanelProps) {
  const isOver = view.phase === 'won' || view.phase === 'lost';
  if (isOver)
    return turn.place === null ? null : (
      <section className="ww-panel ww-turn" aria-label="The garden chosen">
        <GardenCard view={view} cell={turn.place} turn={turn} brewing={brewing} />
      </section>
    );
  return (
    <section className="ww-panel ww-turn" aria-label="Your turn">
      <Forces view={view} />
      <p className="ww-asks">{whatNext(view, turn, targets, brewing)}</p>
      {turn.cut ? (
        <CutButtons view={view} turn={turn} />
      ) : (
        <HerbPicker ref={shelf} view={view} called={turn.called} brewing={brewing} onPress={onHerb} />
      )}
      {fault && <p className="ww-fault">{fault}</p>}
      {!turn.cut && <Gifts view={view} brewing={brewing} />}
      {turn.place !== null && !turn.cut && brewing.source === null && (
        <GardenCard view={view} cell={turn.place} turn={turn} brewing={brewing} />
      )}
    </section>
  );
}

/** Each as short as a line on a phone, or the herbs would move under the finger. */
function whatNext(view: SoloView, turn: Turn, { cells, gardens }: Targets, brewing: Brewing): string {
  if (view.phase === 'lastDitch') return 'Choose herbs for the last potion.';
  if (turn.cut) return `Choose the cells to split off from garden ${turn.cut.garden + 1}.`;
  if (takesHerbs(brewing)) return 'Put herbs into the cauldron.';
  if (brewing.source !== null && brewing.freedom === 'single') return 'Choose the one plant to test.';
  if (brewing.source !== null) return 'Put them in order, then use it.';
  if (turn.called === null) return 'Call a herb, or choose a garden.';
  if (cells.length === 0 && gardens.length === 0)
    return `${ingredientName(turn.called)} can do nothing just now.`;
  if (cells.length === 0) return 'Grow a lit garden.';
  return gardens.length === 0 ? 'Plant it in a lit cell.' : 'Plant it, or grow a lit garden.';
}

function Forces({ view }: { readonly view: SoloView }) {
  const forces = inForce(view);
  if (forces.length === 0) return null;
  return (
    <ul className="ww-forces" aria-label="In force">
      {forces.map(({ name, text, isGood }) => (
        <li key={name} data-good={isGood || undefined}>
          <b>{name}</b> {text}
        </li>
      ))}
    </ul>
  );
}

/** What special cells have given, until it is used. */
function Gifts({ view, brewing }: { readonly view: SoloView; readonly brewing: Brewing }) {
  if (view.phase !== 'playing' || (view.guesses.length === 0 && view.cuts === 0)) return null;
  const names = listText([...new Set(view.guesses)].map(ingredientName), 'or');
  return (
    <div className="ww-gifts">
      {view.guesses.length > 0 && brewing.source?.from !== 'guess' && (
        <Button small icon={<IconGuess />} onClick={() => brewing.open({ from: 'guess' }, [])}>
          {view.guesses.length === 1 ? 'Free test' : plural(view.guesses.length, 'free test')} with {names}
        </Button>
      )}
      {view.cuts > 0 && (
        <p className="ww-quiet">
          <IconCut aria-hidden="true" /> You may cut{' '}
          {view.cuts === 1 ? 'a garden' : plural(view.cuts, 'garden')} in two: choose it first.
        </p>
      )}
    </div>
  );
}

function CutButtons({ view, turn }: { readonly view: SoloView; readonly turn: Turn }) {
  const fits = turn.cut !== null && cutMove(view, turn.cut) !== null;
  return (
    <>
      <p className="ww-quiet">
        {fits ? 'Both parts hang together.' : 'Both parts must hang together, and neither be empty.'}
      </p>
      <div className="button-row">
        <Button small kind="primary" icon={<IconCut />} disabled={!fits} onClick={turn.finishCut}>
          Cut here
        </Button>
        <Button small onClick={turn.stopCut}>
          Leave it whole
        </Button>
      </div>
    </>
  );
}
