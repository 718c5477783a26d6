/** The cauldron of Solo, and what rises from it. */

import { type RefObject, useEffect, useRef } from 'react';
import { Button } from '../../../../components/Button';
import { scrollSoon } from '../../../../components/browser/focusInView';
import { unreachable } from '../../../../core/result';
import { EVENTS } from '../../recipe/events';
import { ingredientName } from '../../recipe/ingredients';
import { PotionRow } from '../../recipe/screen/Jar';
import { OpenPot, Pot, RestingPot } from '../../recipe/screen/Pot';
import { ResultCard, type ResultNote } from '../../recipe/screen/Result';
import { seedsInWords } from '../../recipe/words/cauldron';
import { listText } from '../../recipe/words/words';
import { itemsOf } from '../rules/brewing';
import type { SoloPotion, SoloView } from '../rules/types';
import { soloEffectText } from '../words/effects';
import { soloEventText } from '../words/events';
import { sourceInWords } from '../words/soloSentences';
import { deedInWords } from '../words/soloWords';
import { type Brewing, plantsFor } from './useBrewing';

interface BreweryProps {
  readonly view: SoloView;
  readonly brewing: Brewing;
  /** The serial of the step that was a test; null when the last thing was something else. */
  readonly tested: number | null;
  /** No turn has been taken since the last potion. */
  readonly isFresh: boolean;
  /** Shows the garden again where this stands in its place. */
  readonly onGarden: () => void;
}

export function Brewery({ view, brewing, tested, isFresh, onGarden }: BreweryProps) {
  const recipe = useShownInSight(view);
  const showsResult = isFresh && (brewing.source === null || view.phase === 'lastDitch');
  return (
    <section
      className="ww-brewery grid min-w-0 grid-cols-1 gap-2 [--kettle:min(26rem,var(--room)*0.85)]"
      aria-label="Brewing"
    >
      {showsResult && <LatestAnswer view={view} tested={tested} />}
      {view.solution ? (
        <div ref={recipe} className="[--kettle:40rem] [&_.ww-belly]:min-h-0">
          <OpenPot puzzle={view.solution} />
        </div>
      ) : brewing.source ? (
        <SoloPot view={view} brewing={brewing} source={brewing.source} />
      ) : (
        <RestingPot
          smoke={tested}
          words="Choose a garden and test its herbs."
          // What comes next is called and chosen in the garden, which may be behind this.
          action={
            showsResult && (
              <Button kind="primary" className="justify-self-center wide:hidden" onClick={onGarden}>
                Back to the garden
              </Button>
            )
          }
        />
      )}
    </section>
  );
}

/** Who asks for the recipe may have scrolled far below it. */
function useShownInSight({ loss }: SoloView): RefObject<HTMLDivElement | null> {
  const recipe = useRef<HTMLDivElement>(null);
  useEffect(() => {
    if (loss !== 'shown') return;
    scrollSoon(recipe.current);
    // Of one that is higher than its place, the foot alone might be in sight.
    scrollSoon(recipe.current?.querySelector('h2'));
  }, [loss]);
  return recipe;
}

/** What the High Witch has said last; `tested`: just now, so that it rises. */
export function LatestAnswer({ view, tested }: Pick<BreweryProps, 'view' | 'tested'>) {
  const latest = view.potions.at(-1);
  if (!latest) return null;
  return (
    <ResultCard
      key={tested ?? view.potions.length}
      number={view.potions.length}
      potion={latest}
      from={sourceInWords(latest.source)}
      notes={notesOf(latest)}
      explain={soloEffectText}
      rises={tested !== null}
    />
  );
}

function SoloPot({
  view,
  brewing,
  source,
}: Pick<BreweryProps, 'view' | 'brewing'> & { readonly source: NonNullable<Brewing['source']> }) {
  const isLast = source.from === 'lastDitch';
  const hasFreeHand = brewing.freedom === 'all' || brewing.freedom === 'one';
  return (
    <Pot
      cauldron={brewing}
      testLabel={isLast ? 'Use the last potion' : 'Use potion'}
      smoke={null}
      edits={hasFreeHand ? 'all' : 'order'}
      mayBeExact={false}
      empty="Tap herbs to put them in, first to last. You can change their seeds."
      note={<PotNote view={view} brewing={brewing} source={source} />}
      clear={isLast ? undefined : { label: 'Put away', onPress: brewing.putAway }}
    />
  );
}

function PotNote({ view, brewing, source }: Parameters<typeof SoloPot>[0]) {
  const plants = itemsOf(plantsFor(view, source));
  switch (brewing.freedom) {
    case 'single':
      return (
        <div className="text-sm leading-snug">
          <p>
            <b>Minimalist</b> Only one plant this time. Which?
          </p>
          <div className="mt-1.5 flex flex-wrap gap-1.5">
            {plants.map((item, index) => (
              <button
                // biome-ignore lint/suspicious/noArrayIndexKey: the place is what counts
                key={index}
                type="button"
                className="rounded-md border border-edge p-1 hover:bg-select"
                aria-label={seedsInWords(item)}
                onClick={() => brewing.only(item)}
              >
                <PotionRow items={[item]} />
              </button>
            ))}
          </div>
        </div>
      );
    case 'one':
      return (
        <p className="text-sm leading-snug">
          <b>Genius</b> You may change one thing: leave a plant out, add one, swap one, or change its seeds.
        </p>
      );
    case 'all':
      return source.from === 'guess' ? (
        <p className="text-sm leading-snug">
          <b>Free test</b> It must hold {listText([...new Set(view.guesses)].map(ingredientName), 'or')}. No
          garden is used up.
        </p>
      ) : null;
    case 'order':
      return (
        <p className="text-sm leading-snug">
          <b>From {sourceInWords(source)}</b>{' '}
          {plants.length > 1 && 'The order counts: drag a herb, or tap it to move it.'}{' '}
          {source.from === 'garden' && 'Using the potion uses up the garden.'}
        </p>
      );
    default:
      return unreachable(brewing.freedom);
  }
}

/** What the potion has brought: what the field did, and an event. What is in force now stands above the herbs. */
function notesOf({ event, happenings: changes }: SoloPotion): ResultNote[] {
  const happened = event === null ? undefined : EVENTS[event];
  const deeds = changes.filter(({ what, cause }) => what !== 'nothing' && cause !== happened?.name);
  const own = changes.find(({ what, cause }) => what !== 'nothing' && cause === happened?.name);
  return [
    ...deeds.map((deed) => ({ title: deed.cause, text: deedInWords(deed) })),
    ...(happened && event !== null
      ? [
          {
            title: happened.name,
            text: [soloEventText(event), own ? deedInWords(own) : ''].filter(Boolean).join(' '),
            tone: happened.tone,
          },
        ]
      : []),
  ];
}
