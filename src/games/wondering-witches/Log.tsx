/** Every potion tested so far, the newest first; each can be the start of the next. */
import IconAgain from '~icons/ph/arrow-bend-up-left-bold';
import { IconButton } from '../../components/Button';
import { EVENTS } from './events';
import { PotionRow } from './Result';
import type { BrewView, PotionItem, TestedPotion } from './types';
import { describeGrowth, describeLine } from './words';

export interface LogProps {
  readonly view: BrewView;
  /** Null when nothing can be brewed any more. */
  readonly onReuse: ((items: readonly PotionItem[], number: number) => void) | null;
}

export function Log({ view, onReuse }: LogProps) {
  const { potions } = view;
  if (potions.length === 0) {
    return <p className="ww-quiet">Every potion you test is written down here, with all that was said.</p>;
  }
  return (
    <ol className="ww-log" reversed>
      {potions.toReversed().map((potion, index) => {
        const number = potions.length - index;
        return <Entry key={number} number={number} potion={potion} onReuse={onReuse} />;
      })}
    </ol>
  );
}

function Entry({
  number,
  potion,
  onReuse,
}: {
  readonly number: number;
  readonly potion: TestedPotion;
  readonly onReuse: LogProps['onReuse'];
}) {
  const { items, result, event } = potion;
  const happened = event === null ? undefined : EVENTS[event];
  return (
    <li aria-label={`Potion ${number}`}>
      <span className="ww-log-number figures" aria-hidden="true">
        {number}
      </span>
      <div className="ww-log-words">
        <PotionRow items={items} />
        <p>
          <b>{describeGrowth(result)}</b> {result.feedback.map(describeLine).join(' ')}
          {happened && <span className="ww-log-event"> {happened.name}.</span>}
        </p>
      </div>
      {onReuse && (
        <IconButton
          label={`Put potion ${number} into the cauldron`}
          icon={<IconAgain />}
          onClick={() => onReuse(items, number)}
        />
      )}
    </li>
  );
}
