/** The herbs of the secret: tapped in the order of the recipe, then looked at one by one. */
import { type KeyboardEvent, useRef } from 'react';
import { nextNumber } from '../../making/setting';
import type { Sketch } from '../../making/sketch';
import { ingredientName } from '../../recipe/ingredients';
import { Herb } from '../../recipe/screen/Herb';
import type { RecipeIngredient } from '../../recipe/types';
import { herbInWords, whatItIs } from '../words/secret';

interface HerbCardsProps {
  readonly sketch: Sketch;
  readonly at: number | null;
  readonly onPress: (herb: number) => void;
  /** A figure, or 0 for none. */
  readonly onNumber: (herb: number, number: number) => void;
}

const CARD =
  'relative grid w-full min-h-16 tablet:min-h-28 tablet:gap-x-4 tablet:px-4 grid-cols-[auto_minmax(0,1fr)_auto] items-center gap-x-2 rounded-md border border-line bg-raised px-2 py-1.5 text-start hover:border-edge aria-pressed:border-accent aria-pressed:bg-select aria-pressed:inset-ring-2 aria-pressed:inset-ring-accent forced-colors:aria-pressed:outline-4';
/** Keys that step from card to card in reading order. */
const STEPS: Readonly<Record<string, number>> = { ArrowRight: 1, ArrowDown: 1, ArrowLeft: -1, ArrowUp: -1 };

export function HerbCards({ sketch, at, onPress, onNumber }: HerbCardsProps) {
  const isOpen = nextNumber(sketch) !== null;
  const list = useRef<HTMLUListElement>(null);

  function onKeyDown(event: KeyboardEvent, herb: number): void {
    const { key } = event;
    if (event.ctrlKey || event.metaKey || event.altKey) return;
    const step = STEPS[key];
    if (step !== undefined) list.current?.querySelectorAll('button')[herb + step]?.focus();
    else if (/^[0-9]$/.test(key)) onNumber(herb, Number(key));
    else if (key === 'Delete' || key === 'Backspace') onNumber(herb, 0);
    else return;
    event.preventDefault();
  }

  return (
    <ul
      ref={list}
      aria-label="Herbs of the recipe"
      className="mx-auto grid w-full max-w-240 grid-cols-[repeat(auto-fill,minmax(min(8.75rem,100%),1fr))] gap-2 tablet:grid-cols-[repeat(auto-fill,minmax(14rem,1fr))] tablet:gap-3 wide:grid-cols-[repeat(auto-fill,minmax(15rem,1fr))]"
    >
      {sketch.herbs.map((is, herb) => (
        <li key={ingredientName(herb)} className="grid">
          <button
            type="button"
            className={CARD}
            aria-pressed={herb === at}
            aria-label={herbInWords(herb, is, isOpen)}
            onClick={() => onPress(herb)}
            onKeyDown={(event) => onKeyDown(event, herb)}
          >
            <Herb ingredient={herb} className="size-9 tablet:size-18" />
            <Face herb={herb} is={is} isOpen={isOpen} />
          </button>
        </li>
      ))}
    </ul>
  );
}

interface FaceProps {
  readonly herb: number;
  readonly is: RecipeIngredient;
  readonly isOpen: boolean;
}

function Face({ herb, is, isOpen }: FaceProps) {
  const drawn = is.effects.filter((name) => name !== 'Imposter');
  const isGood = is.kind === 'good';
  return (
    <>
      <span className="grid min-w-0 text-sm/tight tablet:text-base/snug">
        <b>{ingredientName(herb)}</b>
        {!isGood && <span className="text-[0.8125rem] text-soft">{whatItIs(is, isOpen)}</span>}
        {drawn.length > 0 && <i className="text-[0.8125rem] not-italic">{drawn.join(', ')}</i>}
      </span>
      {isGood && (
        <span className="figures min-w-6 text-center font-title text-3xl leading-none tablet:text-5xl font-semibold text-accent-text">
          {is.number}
        </span>
      )}
    </>
  );
}
