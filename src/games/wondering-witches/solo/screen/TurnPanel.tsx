/** Your turn: what is in force, the herbs to call, and the garden that is being looked at. */

import IconGuess from '~icons/ph/gift';
import IconCut from '~icons/ph/scissors';
import { Button } from '../../../../components/Button';
import { plural } from '../../../../frame/words/plural';
import { ingredientName } from '../../recipe/ingredients';
import { listText } from '../../recipe/words/words';
import { cutMove } from '../rules/targets';
import type { SoloView } from '../rules/types';
import { inForce } from '../words/effects';
import { GardenCard } from './GardenCard';
import { HerbPicker } from './HerbPicker';
import type { Brewing } from './useBrewing';
import type { Turn } from './useTurn';

interface TurnPanelProps {
  readonly view: SoloView;
  readonly turn: Turn;
  readonly brewing: Brewing;
  readonly onHerb: (ingredient: number) => void;
}

const PANEL =
  'ww-turn @container/turn grid grid-cols-[minmax(0,1fr)] gap-1.5 wide:gap-2 wide:rounded-lg wide:bg-surface wide:p-3 wide:shadow-rest wide:ring-1 wide:ring-line';

export function TurnPanel({ view, turn, brewing, onHerb }: TurnPanelProps) {
  const isOver = view.phase === 'won' || view.phase === 'lost';
  if (isOver)
    return turn.place === null ? null : (
      <section className={PANEL} aria-label="The garden chosen">
        <GardenCard view={view} cell={turn.place} turn={turn} brewing={brewing} />
      </section>
    );
  return (
    <section className={PANEL} aria-label="Your turn">
      <Forces view={view} />
      {turn.cut ? (
        <CutButtons view={view} turn={turn} />
      ) : (
        <HerbPicker view={view} called={turn.called} brewing={brewing} onPress={onHerb} />
      )}
      {!turn.cut && <Gifts view={view} brewing={brewing} />}
      {turn.place !== null && !turn.cut && brewing.source === null && (
        <GardenCard view={view} cell={turn.place} turn={turn} brewing={brewing} />
      )}
    </section>
  );
}

function Forces({ view }: { readonly view: SoloView }) {
  const forces = inForce(view);
  if (forces.length === 0) return null;
  return (
    <ul className="ww-forces order-last grid gap-1 wide:order-none" aria-label="In force">
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
    <div className="ww-gifts flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {view.guesses.length > 0 && brewing.source?.from !== 'guess' && (
        <Button small icon={<IconGuess />} onClick={() => brewing.open({ from: 'guess' }, [])}>
          {view.guesses.length === 1 ? 'Free test' : plural(view.guesses.length, 'free test')} with {names}
        </Button>
      )}
      {view.cuts > 0 && (
        <p className="text-sm leading-snug text-pretty text-soft">
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
      <p className="text-sm leading-snug text-pretty text-soft">
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
