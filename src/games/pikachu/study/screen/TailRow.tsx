/** Below the board: how much is left, and after the answer the steps of a careful order. */
import IconBack from '~icons/ph/caret-left-bold';
import IconOn from '~icons/ph/caret-right-bold';
import { IconButton } from '../../../../components/Button';
import { countPairs } from '../../rules/clearing';
import { Sweet } from '../../screen/tiles/Sweet';
import { symbolOf } from '../play';
import type { Tail, TailPosition } from '../types';
import { carelessInWords, pairsLeftInWords, stepInWords } from '../words/words';
import type { LookBack } from './useLookBack';

const ROW = 'flex h-full items-center justify-center gap-3 px-2 text-center wide:h-auto wide:pt-3';

export function TailFigures({ position, tail }: { readonly position: TailPosition; readonly tail: Tail }) {
  return (
    <div className={ROW}>
      <p className="text-sm">
        <strong className="figures">{pairsLeftInWords(countPairs(tail.tiles))}.</strong>{' '}
        <span className="text-soft">{carelessInWords(position.carelessStuck)}</span>
      </p>
    </div>
  );
}

/** At an end they keep the focus, and do nothing. */
const FADES = 'aria-disabled:opacity-40';

export function OrderSteps({ scene, order, step, goTo }: LookBack) {
  const next = step === null ? undefined : order[step];
  const isFirst = step === null || step === 0;
  const isLast = step !== null && step >= order.length;
  return (
    <div className={ROW}>
      <IconButton
        label="One pair back"
        icon={<IconBack />}
        aria-disabled={isFirst}
        className={FADES}
        onClick={() => !isFirst && goTo(step - 1)}
      />
      <span className="flex max-w-48 min-w-0 flex-1 items-center justify-center gap-2 text-sm">
        {next && <Sweet tile={symbolOf(scene.tail, next)} className="w-8" />}
        {stepInWords(step, order.length)}
      </span>
      <IconButton
        label={step === null ? 'Show an order that clears it' : 'One pair on'}
        icon={<IconOn />}
        aria-disabled={isLast}
        className={FADES}
        onClick={() => !isLast && goTo(step === null ? 0 : step + 1)}
      />
    </div>
  );
}
