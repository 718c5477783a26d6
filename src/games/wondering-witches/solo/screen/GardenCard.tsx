/** The garden that is being looked at: what stands in it, and all that can be done with it. */

import { useEffect, useRef } from 'react';
import IconGrow from '~icons/ph/arrow-fat-lines-up';
import IconTest from '~icons/ph/flask';
import IconCut from '~icons/ph/scissors';
import { Button } from '../../../../components/Button';
import { scrollSoon } from '../../../../components/browser/focusInView';
import { faultSentence } from '../../../../frame/words/faults';
import { plural } from '../../../../frame/words/plural';
import { PotionRow } from '../../recipe/screen/Jar';
import { Aside } from '../../screen/Panel';
import { checkBrew, itemsOf } from '../rules/brewing';
import { bedsAt, bedsIn, freeCells, grownBeds, growthStep, has, specialAt } from '../rules/field';
import { callerIn } from '../rules/targets';
import type { Bed, Garden, SoloView } from '../rules/types';
import { soloSpecialText } from '../words/effects';
import { gardenIndexAt, verdictOf } from '../words/soloSentences';
import { words } from '../words/words';
import { SpecialMark } from './SpecialMark';
import type { Brewing } from './useBrewing';
import type { Turn } from './useTurn';

interface GardenCardProps {
  readonly view: SoloView;
  readonly cell: number;
  readonly turn: Turn;
  readonly brewing: Brewing;
}

export function GardenCard({ view, cell, turn, brewing }: GardenCardProps) {
  const card = useRef<HTMLElement>(null);
  const plants = view.beds[cell]?.length;
  // On a small phone the board alone fills the window, and its buttons would wait unseen below.
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each cell that is chosen or planted
  useEffect(() => {
    scrollSoon(card.current);
  }, [cell, plants]);
  const index = gardenIndexAt(view, cell);
  const garden = view.gardens[index];
  if (!garden) return null;
  const beds = bedsIn(view, garden);
  const free = freeCells(view).filter((own) => garden.cells.includes(own)).length;
  const isOpen = view.phase === 'playing' && !garden.isUsed;
  return (
    <section
      ref={card}
      className="flex scroll-my-1 flex-wrap items-center gap-x-2.5 gap-y-1 rounded-md border border-s-4 border-line border-s-accent bg-raised px-2.5 py-1 phone:short:py-0.5 lying:gap-x-1 lying:px-1.5 lying:py-0.5 wide:py-2"
      aria-labelledby="ww-plot"
    >
      <header className="flex min-w-18 flex-1 flex-wrap items-baseline gap-x-2.5">
        <h2 id="ww-plot" className="text-lg leading-tight text-accent-text lying:text-base">
          Garden {index + 1}
        </h2>
        <p className="text-sm leading-tight whitespace-nowrap text-soft lying:hidden">
          {plural(garden.cells.length, 'cell')}
          {garden.isUsed ? ', used up' : `, ${free} free`}
        </p>
        {beds.length > 0 && (
          <span className="hidden tablet:contents">
            <PotionRow items={itemsOf(beds)} />
          </span>
        )}
      </header>
      {garden.potion !== null && <Aside>{verdictOf(view, garden)}</Aside>}
      <SpecialHere view={view} cell={cell} />
      {isOpen && (
        <Actions
          view={view}
          cell={cell}
          turn={turn}
          brewing={brewing}
          index={index}
          garden={garden}
          beds={beds}
        />
      )}
    </section>
  );
}

function SpecialHere({ view, cell }: Pick<GardenCardProps, 'view' | 'cell'>) {
  const special = specialAt(view, cell);
  if (!special) return null;
  return (
    <p className="flex w-full items-center gap-2 text-sm leading-snug">
      <SpecialMark special={special} className="size-6" />
      <span>
        <b>{special}</b> {view.spent.includes(cell) ? 'Already given.' : soloSpecialText(special)}
      </span>
    </p>
  );
}

interface ActionsProps extends GardenCardProps {
  readonly index: number;
  readonly garden: Garden;
  readonly beds: readonly Bed[];
}

function Actions({ view, cell, turn, brewing, index, garden, beds }: ActionsProps) {
  const isBare = beds.length === 0;
  const why = isBare ? [] : [whyNotGrow(view, garden), whyNotTest(view, beds)];
  const tasted = specialAt(view, cell) === 'Versatility' ? bedsAt(view, cell) : [];
  const step = growthStep(view);
  return (
    <>
      <div className="flex flex-wrap gap-2 [&>*]:min-h-11 [&>*]:flex-auto empty:hidden tablet:w-full lying:gap-1 lying:[&_.icon]:hidden">
        {!isBare && (
          <Button
            small
            icon={<IconGrow />}
            aria-label={`Grow garden ${index + 1}${step > 1 ? ` by ${step}` : ''}`}
            disabled={why[0] !== null}
            onClick={() => turn.grow(index)}
          >
            Grow{step > 1 ? ` by ${step}` : ''}
          </Button>
        )}
        {!isBare && (
          <Button
            small
            kind="primary"
            icon={<IconTest />}
            aria-label={`Test garden ${index + 1}`}
            disabled={why[1] !== null}
            onClick={() => brewing.open({ from: 'garden', garden: index })}
          >
            Test
          </Button>
        )}
        {tasted.length > 0 && (
          <Button small icon={<IconTest />} onClick={() => brewing.open({ from: 'cell', cell })}>
            Test this cell
          </Button>
        )}
        {view.cuts > 0 && garden.cells.length > 1 && (
          <Button small icon={<IconCut />} onClick={() => turn.beginCut(index)}>
            Cut in two
          </Button>
        )}
      </div>
      {isBare && !specialAt(view, cell) && (
        // A low window has room for the herbs or for this, and the number of free cells says as much.
        <span className="phone:short:hidden lying:hidden">
          <Aside>Nothing grows here yet. Call a herb to plant it.</Aside>
        </span>
      )}
      {[...new Set(why)].map((reason) => reason && <Aside key={reason}>{reason}</Aside>)}
    </>
  );
}

function whyNotGrow(view: SoloView, garden: Garden): string | null {
  if (callerIn(view, garden) === null) return 'You are allergic to all that grows here.';
  return grownBeds(view, garden, growthStep(view)) ? null : 'Nothing here can grow any further now.';
}

/** Genius may still make it fit by leaving something out. */
function whyNotTest(view: SoloView, beds: readonly Bed[]): string | null {
  if (has(view, 'Genius')) return null;
  const items = itemsOf(beds);
  const fit = checkBrew(view, beds, has(view, 'Minimalist') ? items.slice(0, 1) : items);
  return fit.ok ? null : faultSentence(fit.fault, words);
}
