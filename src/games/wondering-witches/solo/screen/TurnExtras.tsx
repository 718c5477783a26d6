/** Of your turn what is there only at times: what is in force, what special cells have given, and a garden being cut. */
import IconGuess from '~icons/ph/gift';
import IconCut from '~icons/ph/scissors';
import { Button } from '../../../../components/Button';
import { plural } from '../../../../frame/words/plural';
import { ingredientName } from '../../recipe/ingredients';
import { listText } from '../../recipe/words/words';
import { Aside } from '../../screen/Panel';
import { cutMove } from '../rules/targets';
import type { SoloView } from '../rules/types';
import { inForce } from '../words/effects';
import type { Brewing } from './useBrewing';
import type { Turn } from './useTurn';

export function Forces({ view }: { readonly view: SoloView }) {
  const forces = inForce(view);
  if (forces.length === 0) return null;
  return (
    <ul className="order-last grid gap-1 wide:order-none" aria-label="In force">
      {forces.map(({ name, text, isGood }) => (
        <li
          key={name}
          className={`rounded-sm border-s-4 bg-raised px-2.5 py-0.5 text-sm leading-snug ${isGood ? 'border-glow' : 'border-bad'}`}
        >
          <b>{name}</b> {text}
        </li>
      ))}
    </ul>
  );
}

/** What special cells have given, until it is used. */
export function Gifts({ view, brewing }: { readonly view: SoloView; readonly brewing: Brewing }) {
  if (view.phase !== 'playing' || (view.guesses.length === 0 && view.cuts === 0)) return null;
  const names = listText([...new Set(view.guesses)].map(ingredientName), 'or');
  return (
    <div className="flex flex-wrap items-center gap-x-3 gap-y-1.5">
      {view.guesses.length > 0 && brewing.source?.from !== 'guess' && (
        <Button small icon={<IconGuess />} onClick={() => brewing.open({ from: 'guess' }, [])}>
          {view.guesses.length === 1 ? 'Free test' : plural(view.guesses.length, 'free test')} with {names}
        </Button>
      )}
      {view.cuts > 0 && (
        <Aside>
          <IconCut className="inline align-[-0.15em]" aria-hidden="true" /> You may cut{' '}
          {view.cuts === 1 ? 'a garden' : plural(view.cuts, 'garden')} in two: choose it first.
        </Aside>
      )}
    </div>
  );
}

export function CutButtons({ view, turn }: { readonly view: SoloView; readonly turn: Turn }) {
  const fits = turn.cut !== null && cutMove(view, turn.cut) !== null;
  return (
    <>
      <Aside>
        {fits
          ? 'Both parts are whole.'
          : 'The cells of each part must touch, and each part needs at least one cell.'}
      </Aside>
      <div className="flex gap-2.5">
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
