/** The choices, each a button until there is an answer; then each with its odds. */
import type { Ref } from 'react';
import IconBest from '~icons/ph/check-circle-fill';
import IconMissed from '~icons/ph/x-circle-fill';
import { Button } from '../../../../components/Button';
import type { DrillProps } from '../../../../frame/study/StudyProps';
import { useInSight } from '../../../../frame/study/useInSight';
import { useGameKeys } from '../../../../frame/useGameKeys';
import { useSettings } from '../../../../frame/useSettings';
import { solution } from '../judge';
import type { DragonStudy } from '../types';
import { choiceText, oddsText } from '../words/said';
import { placesOn } from './placeOf';

interface OptionsProps extends Pick<DrillProps<DragonStudy>, 'position' | 'answered' | 'onAnswer'> {
  readonly ref: Ref<HTMLUListElement>;
  /** Which cell the choice in sight is about. */
  readonly onPoint: (cell: number | null) => void;
}

export function Options({ ref, position, answered, onAnswer, onPoint }: OptionsProps) {
  const { view, choices } = position;
  const { letterKeys } = useSettings();
  const placeOf = placesOn(view);
  const best = solution(position);
  const bestInSight = useInSight(answered?.answer ?? null);
  const keys = choices.map(({ move }, at) => ({
    id: `choice${at}`,
    label: choiceText(view, move, placeOf),
    icon: null,
    keyHint: String(at + 1),
    onPress: () => onAnswer(at),
    disabled: answered !== null,
  }));
  useGameKeys(keys, letterKeys);
  return (
    <ul
      ref={ref}
      className="grid lying:-order-1 grid-cols-[repeat(auto-fit,minmax(min(10rem,100%),1fr))] gap-1.5"
      aria-label="Choices"
    >
      {choices.map(({ move, odds }, at) => {
        const text = choiceText(view, move, placeOf);
        const cell = 'cell' in move ? move.cell : null;
        return (
          <li
            key={Object.values(move).join()}
            ref={at === best ? bestInSight : undefined}
            className="grid grid-cols-1"
          >
            {/* It stays a button, so that the focus has its place and what is scrolled can be reached by keys. */}
            <Button
              className={`min-h-11 justify-start text-start text-sm/snug lying:px-[10px]! ${answered && at === best ? 'ring-2 ring-good ring-inset' : ''}`}
              aria-keyshortcuts={answered ? undefined : String(at + 1)}
              onFocus={() => onPoint(cell)}
              onPointerEnter={() => onPoint(cell)}
              onClick={() => onAnswer(at)}
            >
              {answered ? (
                <Sign isBest={at === best} isMissed={at === answered.answer && at !== best} />
              ) : (
                <span className="figures flex-none text-soft" aria-hidden="true">
                  {at + 1}
                </span>
              )}
              <span className="min-w-0">
                {text}
                {answered && ': '}
                {answered && <b className="figures">{oddsText(odds)}</b>}
              </span>
            </Button>
          </li>
        );
      })}
    </ul>
  );
}

function Sign({ isBest, isMissed }: { readonly isBest: boolean; readonly isMissed: boolean }) {
  if (isBest) return <IconBest className="icon flex-none text-good" role="img" aria-label="Best" />;
  if (isMissed) return <IconMissed className="icon flex-none text-bad" role="img" aria-label="Your choice" />;
  return null;
}
