/** Every potion tested so far, the newest first; each can be the start of the next. */
import { memo, useCallback, useEffect, useRef } from 'react';
import IconAgain from '~icons/ph/arrow-bend-up-left-bold';
import { IconButton } from '../../../../components/Button';
import { Aside } from '../../screen/Panel';
import { EVENTS } from '../events';
import type { PotionItem, TestedPotion } from '../types';
import { describeGrowth, describeLine } from '../words/words';
import { PotionRow } from './Jar';

interface LogProps {
  readonly potions: readonly TestedPotion[];
  /** Where a potion came from, if that needs saying. */
  readonly fromOf?: ((index: number) => string) | undefined;
  /** What came of a potion besides what it told. */
  readonly aftermathOf?: ((index: number, potion: TestedPotion) => string) | undefined;
  /** Which of them is spoken of: it is lit, and comes into sight. */
  readonly told?: number | null | undefined;
  /** Null when nothing can be brewed any more. */
  readonly onReuse: ((items: readonly PotionItem[], number: number) => void) | null;
}

export function Log({ potions, fromOf, aftermathOf = eventName, told = null, onReuse }: LogProps) {
  const latest = useRef(onReuse);
  latest.current = onReuse;
  const reuse = useCallback(
    (items: readonly PotionItem[], number: number) => latest.current?.(items, number),
    [],
  );
  if (potions.length === 0) {
    return <Aside>Every potion you test is written down here, with its answer.</Aside>;
  }
  return (
    <ol className="grid gap-2.5" reversed>
      {potions.toReversed().map((potion, index) => {
        const number = potions.length - index;
        const aftermath = aftermathOf(number - 1, potion);
        return (
          <Entry
            key={number}
            number={number}
            potion={potion}
            from={fromOf?.(number - 1) ?? ''}
            aftermath={aftermath}
            isTold={told === number - 1}
            onReuse={onReuse && reuse}
          />
        );
      })}
    </ol>
  );
}

function eventName(_index: number, { event }: TestedPotion): string {
  const happened = event === null ? undefined : EVENTS[event];
  return happened ? `${happened.name}.` : '';
}

/** What it is to do is new at every step; what has been tested stays as it is. */
const Entry = memo(function Entry({
  number,
  potion,
  from,
  aftermath,
  isTold,
  onReuse,
}: {
  readonly number: number;
  readonly potion: TestedPotion;
  readonly from: string;
  readonly aftermath: string;
  readonly isTold: boolean;
  readonly onReuse: LogProps['onReuse'];
}) {
  const { items, result } = potion;
  const entry = useRef<HTMLLIElement>(null);
  useEffect(() => {
    if (isTold) entry.current?.scrollIntoView?.({ block: 'nearest' });
  }, [isTold]);
  return (
    <li
      ref={entry}
      aria-label={`Potion ${number}`}
      data-told={isTold || undefined}
      className={`grid grid-cols-[auto_minmax(0,1fr)_auto] items-start gap-x-2.5 gap-y-1 not-first:border-t not-first:border-line not-first:pt-2.5 ${isTold ? 'rounded-md bg-mark' : ''}`}
    >
      <span
        className="figures min-w-5 font-title text-xl leading-tight font-semibold text-accent-text"
        aria-hidden="true"
      >
        {number}
      </span>
      <div className="grid gap-1.5 text-sm leading-snug">
        <PotionRow items={items} />
        <p>
          {from && <span className="text-soft">{from}: </span>}
          <b>{describeGrowth(result)}</b> {result.feedback.map(describeLine).join(' ')}
          {aftermath && <span className="text-soft"> {aftermath}</span>}
        </p>
      </div>
      {onReuse && (
        <IconButton
          className="-me-2 text-[0.9375rem] text-accent-text"
          label={`Put potion ${number} into the cauldron`}
          icon={<IconAgain />}
          onClick={() => onReuse(items, number)}
        />
      )}
    </li>
  );
});
