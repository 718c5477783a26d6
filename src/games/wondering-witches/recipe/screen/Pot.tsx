/** The cauldron: what lies in it, in order, each with its seeds. */
import {
  type ComponentProps,
  type KeyboardEvent,
  type ReactNode,
  useEffect,
  useLayoutEffect,
  useRef,
} from 'react';
import IconEarlier from '~icons/ph/arrow-left-bold';
import IconLater from '~icons/ph/arrow-right-bold';
import IconBrew from '~icons/ph/flask-fill';
import IconFewer from '~icons/ph/minus-bold';
import IconMore from '~icons/ph/plus-bold';
import IconRemove from '~icons/ph/trash';
import { Button, IconButton } from '../../../../components/Button';
import { afterPaint, tellInstead } from '../../../../components/browser/afterPaint';
import { Grid, type GridHandle } from '../../../../components/grid/Grid';
import { plural } from '../../../../frame/words/plural';
import { ingredientName } from '../ingredients';
import { MAX_SEEDS, type PotionItem, type Puzzle } from '../types';
import { placeInWords, seedsInWords } from '../words/cauldron';
import { type Cauldron, moved } from './cauldron';
import { Jar } from './Jar';
import { RecipeInFull } from './RecipeInFull';
import { Smoke } from './Smoke';
import { useReorder } from './useReorder';

interface PotProps {
  readonly cauldron: Cauldron;
  /** What the button that tests the potion is called. */
  readonly testLabel: string;
  /** Changes whenever a potion has been tested, so that it smokes. */
  readonly smoke: number | null;
  /** all: seeds and herbs too; order: what lies in it was grown elsewhere, and only its order is free. */
  readonly edits?: 'all' | 'order' | undefined;
  /** Seeds may be left open: grown exactly right. */
  readonly mayBeExact?: boolean | undefined;
  /** What to do with an empty one. */
  readonly empty?: string | undefined;
  /** What stands above the button: what is in it, what is allowed this time. */
  readonly note?: ReactNode;
  /** Empties it, or puts it away. */
  readonly clear?: { readonly label: string; readonly onPress: () => void } | undefined;
}

const BENCH = '@container/bench grid w-full min-w-0 grid-cols-1 gap-2.5';

type Editing = Pick<PotProps, 'cauldron'> & {
  readonly edits: 'all' | 'order';
  /** 0: left open. */
  readonly fewestSeeds: number;
};

export function Pot(props: PotProps) {
  const { cauldron, testLabel, smoke, edits = 'all', mayBeExact = true, note } = props;
  const { items, fault } = cauldron;
  const editing: Editing = { cauldron, edits, fewestSeeds: mayBeExact ? 0 : 1 };
  const clear = props.clear ?? (items.length > 0 ? { label: 'Clear', onPress: cauldron.clear } : null);
  const button = useRef<HTMLButtonElement>(null);
  const hadItems = useRef(items.length > 0);

  // The herb that had the focus is gone: without this the focus would fall to the top of the page.
  useLayoutEffect(() => {
    if (hadItems.current && items.length === 0 && document.activeElement === document.body) {
      button.current?.focus({ preventScroll: true });
    }
    hadItems.current = items.length > 0;
  }, [items.length]);

  return (
    <section className={`ww-bench ${BENCH}`} aria-label="Cauldron">
      <Cast smoke={smoke}>
        {items.length === 0 ? (
          <Empty fault={fault}>{props.empty ?? 'Tap herbs to put them in, first to last.'}</Empty>
        ) : (
          <Contents {...editing} />
        )}
        <Editor {...editing} />
      </Cast>
      {note}
      {fault && items.length > 0 && <p className="text-sm font-semibold text-bad">{fault}</p>}
      {/* In reach however much lies in the cauldron. */}
      <div className="sticky bottom-0 z-3 flex gap-2.5">
        <Button
          ref={button}
          kind="primary"
          className="min-h-12 flex-1 text-lg"
          icon={<IconBrew />}
          onClick={cauldron.test}
        >
          {testLabel}
        </Button>
        {clear && <Button onClick={clear.onPress}>{clear.label}</Button>}
      </div>
    </section>
  );
}

interface EmptyProps {
  /** In place of the words, so that the button below stays under the finger. */
  readonly fault?: string | null;
  readonly children: string;
}

function Empty({ fault, children }: EmptyProps) {
  return (
    <p className={`px-4 text-center leading-snug text-balance ${fault ? 'font-semibold' : 'text-soft'}`}>
      {fault ?? children}
    </p>
  );
}

/** At the end it gives up its secret. */
export function OpenPot({ puzzle }: { readonly puzzle: Puzzle }) {
  return (
    <section className={`${BENCH} min-h-0 content-start overflow-y-auto pb-1`} aria-labelledby="ww-recipe">
      <Cast smoke={null}>
        <h2 id="ww-recipe" className="text-center text-lg @min-[64rem]/bench:text-2xl">
          The recipe
        </h2>
        <RecipeInFull puzzle={puzzle} />
      </Cast>
    </section>
  );
}

interface RestingPotProps {
  readonly smoke: number | null;
  readonly words: string;
  /** In place of the words, where windows have room for one part alone. */
  readonly action?: ReactNode;
}

/** With nothing in it: what rose from it is gone, or has yet to come. */
export function RestingPot({ smoke, words, action }: RestingPotProps) {
  return (
    <div className={`${BENCH} [--kettle:min(26rem,var(--room)*0.55)] ${smoke === null ? 'wide:hidden' : ''}`}>
      <Cast smoke={smoke}>
        {action}
        <div className={action ? 'hidden wide:block' : ''}>
          <Empty>{words}</Empty>
        </div>
      </Cast>
    </div>
  );
}

/** Behind the belly. */
const FOOT = 'absolute -bottom-2 -z-1 h-5 w-4.5 rounded-b-[0.5rem] bg-[#3b3150]';

function Cast({ smoke, children }: Pick<PotProps, 'smoke'> & { readonly children: ReactNode }) {
  return (
    <div className="ww-pot-ink relative isolate mx-auto mb-2 w-[min(100%-1rem,var(--kettle))]">
      {smoke !== null && <Smoke key={smoke} />}
      <div className="ww-rim relative z-1 -mx-2 aspect-11/1 rounded-[50%]" aria-hidden="true">
        <i className="absolute rounded-[50%]" />
      </div>
      <div className="ww-belly relative grid grid-cols-1 content-center gap-2">{children}</div>
      <i className={`${FOOT} left-[22%] rotate-14`} aria-hidden="true" />
      <i className={`${FOOT} right-[22%] -rotate-14`} aria-hidden="true" />
    </div>
  );
}

const JAR =
  'aspect-auto min-w-6 flex-[1_1_1.5rem] cursor-[inherit] [touch-action:pan-y] content-center gap-px border border-edge [transition-property:translate,opacity] duration-(--calm) aria-selected:border-2 aria-selected:border-ink starting:-translate-y-3 starting:opacity-0 forced-colors:aria-selected:border-[Highlight]';

function Contents({ cauldron, edits, fewestSeeds }: Editing) {
  const { items, chosen } = cauldron;
  const root = useRef<HTMLDivElement>(null);
  const grid = useRef<GridHandle>(null);
  const { drag, handlers } = useReorder(root, cauldron.move);
  const { isLaid, arrived } = cauldron;
  useEffect(() => {
    if (!isLaid) return;
    // To take the focus is to be laid out: what was laid is seen first.
    return afterPaint((early) => {
      grid.current?.focus(0);
      arrived();
      if (early) tellInstead(early);
    });
  }, [isLaid, arrived]);
  const shown = drag ? moved(items, drag.from, drag.to) : items;
  const chosenAt = drag ? drag.to : chosen;

  function onKey(event: KeyboardEvent, index: number): boolean {
    const change = changeByKey(event, items[index], fewestSeeds);
    if (!change || (edits === 'order' && change.kind !== 'move')) return false;
    switch (change.kind) {
      case 'move':
        cauldron.move(index, index + change.by);
        grid.current?.focus(Math.max(0, Math.min(items.length - 1, index + change.by)));
        break;
      case 'seeds':
        cauldron.setSeeds(index, change.seeds);
        break;
      case 'remove':
        cauldron.remove(index);
        if (items.length > 1) grid.current?.focus(Math.min(index, items.length - 2));
        break;
    }
    return true;
  }

  return (
    <div ref={root} className={drag ? 'cursor-grabbing' : 'cursor-grab'} {...handlers}>
      <Grid
        ref={grid}
        rows={1}
        columns={shown.length}
        className="ww-jars"
        label={`In the cauldron, ${plural(shown.length, 'ingredient')} in order`}
        labelOf={(index) => {
          const item = shown[index];
          return item ? `${seedsInWords(item)}, ${placeInWords(index, shown.length)}` : '';
        }}
        isSelected={(index) => index === chosenAt}
        cellProps={(index) => ({
          className: JAR,
          data: { dragged: drag?.to === index },
          style:
            drag?.to === index
              ? ({ '--dx': `${drag.dx}px`, '--dy': `${drag.dy}px` } as React.CSSProperties)
              : undefined,
        })}
        renderCell={(index) => <Jar item={shown[index]} />}
        onActivate={cauldron.choose}
        onKey={onKey}
      />
    </div>
  );
}

type Change =
  | { readonly kind: 'move'; readonly by: number }
  | { readonly kind: 'seeds'; readonly seeds: number | null }
  | { readonly kind: 'remove' };

/** Keys on a herb in the cauldron; letters are left to the game. */
function changeByKey(
  { key, shiftKey, ctrlKey, altKey, metaKey }: KeyboardEvent,
  item: PotionItem | undefined,
  fewestSeeds: number,
): Change | null {
  if (!item || ctrlKey || altKey || metaKey) return null;
  if (shiftKey && key === 'ArrowLeft') return { kind: 'move', by: -1 };
  if (shiftKey && key === 'ArrowRight') return { kind: 'move', by: 1 };
  if (key === 'Delete' || key === 'Backspace') return { kind: 'remove' };
  if (key === '+' || key === '=') return { kind: 'seeds', seeds: more(item.seeds) };
  if (key === '-') return { kind: 'seeds', seeds: fewer(item.seeds, fewestSeeds) };
  if (key === '0') return fewestSeeds === 0 ? { kind: 'seeds', seeds: null } : null;
  return /^[1-9]$/.test(key) ? { kind: 'seeds', seeds: Number(key) } : null;
}

function more(seeds: number | null): number {
  return Math.min(MAX_SEEDS, (seeds ?? 0) + 1);
}

function fewer(seeds: number | null, fewest: number): number | null {
  const left = (seeds ?? 0) - 1;
  return left < Math.max(1, fewest) ? (fewest === 0 ? null : fewest) : left;
}

/** With nothing chosen it keeps its place: what is below must not move from under the finger. */
function Editor({ cauldron, edits, fewestSeeds }: Editing) {
  const { items, chosen, setSeeds, move, remove } = cauldron;
  const index = chosen ?? 0;
  const item = items[index];
  if (!item) return null;
  const name = ingredientName(item.ingredient);
  return (
    <fieldset
      className={`flex flex-wrap items-center justify-center border-t border-line pt-1 ${chosen === null ? 'invisible' : ''}`}
    >
      <legend className="unseen">
        {name}, {placeInWords(index, items.length)}
      </legend>
      <span
        className="hidden font-title leading-tight font-semibold @min-[26rem]/bench:inline"
        aria-hidden="true"
      >
        {name}
      </span>
      {edits === 'all' && (
        <Stepper name={name} item={item} fewest={fewestSeeds} onSet={(seeds) => setSeeds(index, seeds)} />
      )}
      <span className="inline-flex items-center">
        <PotButton
          label={`${name} earlier`}
          icon={<IconEarlier />}
          aria-disabled={index === 0 || undefined}
          onClick={() => move(index, index - 1)}
        />
        <PotButton
          label={`${name} later`}
          icon={<IconLater />}
          aria-disabled={index === items.length - 1 || undefined}
          onClick={() => move(index, index + 1)}
        />
        {edits === 'all' && (
          <PotButton label={`Take ${name} out`} icon={<IconRemove />} onClick={() => remove(index)} />
        )}
      </span>
    </fieldset>
  );
}

function PotButton(props: ComponentProps<typeof IconButton>) {
  return (
    <IconButton
      {...props}
      className="text-[0.875rem] aria-disabled:opacity-40 @max-[24rem]/bench:size-10 @max-[20rem]/bench:size-9"
    />
  );
}

interface StepperProps {
  readonly name: string;
  readonly item: PotionItem;
  readonly fewest: number;
  readonly onSet: (seeds: number | null) => void;
}

function Stepper({ name, item: { seeds }, fewest, onSet }: StepperProps) {
  return (
    <span className="inline-flex items-center">
      <PotButton
        label={`Fewer seeds of ${name}`}
        icon={<IconFewer />}
        aria-disabled={(seeds ?? 0) === fewest || undefined}
        onClick={() => onSet(fewer(seeds, fewest))}
      />
      <span className="figures min-w-16 text-center text-sm font-semibold">
        {seeds === null ? 'just right' : plural(seeds, 'seed')}
      </span>
      <PotButton
        label={`More seeds of ${name}`}
        icon={<IconMore />}
        aria-disabled={seeds === MAX_SEEDS || undefined}
        onClick={() => onSet(more(seeds))}
      />
    </span>
  );
}
