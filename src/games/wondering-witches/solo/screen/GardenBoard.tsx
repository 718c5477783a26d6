/** The garden: beds in ink behind, and in front of them a grid of cells that carry herbs, signs and the focus. */
import { type Ref, useMemo } from 'react';
import IconUnder from '~icons/ph/arrow-line-down-bold';
import IconOver from '~icons/ph/arrow-line-up-bold';
import IconGrows from '~icons/ph/arrow-up-bold';
import { Grid, type GridHandle } from '../../../../components/grid/Grid';
import { sizeInWords } from '../../../../components/grid/gridWords';
import { SIDE } from '../../board/rules/types';
import { Herb } from '../../recipe/screen/Herb';
import { bedsAt, gardenAt, specialAt } from '../rules/field';
import type { Cut, Targets } from '../rules/targets';
import type { Bed, Garden, SoloView } from '../rules/types';
import { cellInWords, gardenIndexAt } from '../words/soloSentences';
import { Beds } from './Beds';
import { type Change, changedCells } from './changed';
import { SpecialMark } from './SpecialMark';

interface GardenBoardProps {
  readonly ref?: Ref<GridHandle>;
  readonly view: SoloView;
  readonly targets: Targets;
  readonly place: number | null;
  readonly cut: Cut | null;
  /** Cells that the hint means. */
  readonly hinted: readonly number[];
  /** The last potion, or the weeds, have just changed the field. */
  readonly isFresh: boolean;
  readonly onPress: (cell: number) => void;
  readonly onCall: (ingredient: number) => void;
}

export function GardenBoard(props: GardenBoardProps) {
  const { ref, view, targets, place, cut, hinted, isFresh, onPress, onCall } = props;
  const sides = view.board.config.sides;
  const changes = useMemo(() => changedCells(view, isFresh), [view, isFresh]);
  const lit = useMemo(() => new Set(targets.cells), [targets]);
  const hints = useMemo(() => new Set(hinted), [hinted]);
  const isGrowing = (cell: number) => targets.gardens.includes(gardenIndexAt(view, cell));

  function labelOf(cell: number): string {
    const ways = [
      lit.has(cell) ? 'can be planted' : '',
      isGrowing(cell) && bedsAt(view, cell).length > 0 ? 'can grow' : '',
      cut?.cells.includes(cell) ? 'split off' : '',
      hints.has(cell) ? 'meant by the hint' : '',
      changes.get(cell)?.words ?? '',
    ];
    return [cellInWords(view, cell), ...ways].filter(Boolean).join(', ');
  }

  // A hint that means one cell alone rings it; else it means the bed.
  const isAim = (cell: number) => hints.size === 1 && hints.has(cell);

  function stateOf(cell: number) {
    const isUsed = gardenAt(view, cell)?.isUsed ?? false;
    const isBare = bedsAt(view, cell).length === 0 && !view.crossed[cell] && !lit.has(cell);
    return {
      lit: lit.has(cell),
      grows: isGrowing(cell) && bedsAt(view, cell).length > 0,
      used: isUsed,
      bare: isBare,
      hole: isBare && !isUsed && specialAt(view, cell) === null,
      aim: isAim(cell),
      split: cut?.cells.includes(cell) ?? false,
      changed: changes.get(cell)?.sign,
    };
  }

  return (
    <div className="ww-garden relative rounded-lg paper-rest" data-board="" data-sides={sides}>
      <Beds view={view} targets={targets} place={place} cut={cut} hinted={hinted} />
      <Grid
        ref={ref}
        rows={sides * SIDE.rows}
        columns={SIDE.columns}
        label={`Your garden, ${sizeInWords(sides * SIDE.rows, SIDE.columns)}`}
        className="relative"
        labelOf={labelOf}
        signatureOf={(cell) => `${labelOf(cell)} ${place === cell} ${isAim(cell)}`}
        isSelected={(cell) => cell === place}
        cellProps={(cell) => ({ className: CELL, data: stateOf(cell) })}
        renderCell={(cell) => (
          <Cell
            view={view}
            cell={cell}
            change={changes.get(cell)}
            isLit={lit.has(cell)}
            isGrowing={isGrowing(cell)}
          />
        )}
        onActivate={onPress}
        onKey={(event, _cell) => {
          const digit = /^[0-9]$/.test(event.key) && !event.ctrlKey && !event.altKey && !event.metaKey;
          const ingredient = (Number(event.key) + 9) % 10;
          if (!digit || ingredient >= view.config.ingredients) return false;
          onCall(ingredient);
          return true;
        }}
      />
    </div>
  );
}

const CELL =
  'ww-cell h-(--small) rounded-[24%] bg-transparent text-ink hover:bg-accent/10 forced-colors:not-aria-selected:border-0';
const CHANGE =
  'ww-change pointer-events-none absolute -top-[6%] -right-[4%] z-2 grid size-5 place-items-center rounded-full bg-accent text-xs font-bold text-accent-ink ring-2 ring-surface tablet:size-7 tablet:text-base forced-colors:border';
const VERDICT =
  'figures pointer-events-none absolute left-1/2 z-1 inline-flex [translate:-50%] items-center rounded-full border border-edge bg-raised px-0.5 text-[0.75rem] leading-snug font-semibold tablet:text-sm';
const DRAWN =
  'ww-drawn pointer-events-none fill-none [stroke-linecap:round] [stroke-linejoin:round] starting:scale-90 starting:opacity-0 forced-colors:stroke-[CanvasText]';

interface CellProps {
  readonly view: SoloView;
  readonly cell: number;
  readonly change: Change | undefined;
  readonly isLit: boolean;
  readonly isGrowing: boolean;
}

function Cell({ view, cell, change, isLit, isGrowing }: CellProps) {
  const garden = gardenAt(view, cell);
  const beds = bedsAt(view, cell);
  const special = specialAt(view, cell);
  const isFirst = garden?.cells[0] === cell;
  return (
    <>
      {isFirst && <BedName>{gardenIndexAt(view, cell) + 1}</BedName>}
      {special && <SpecialMark special={special} className="ww-special pointer-events-none absolute" />}
      {beds.length > 0 && <Plants beds={beds} grows={isGrowing} />}
      {view.crossed[cell] && <Crossed hand={cell} />}
      {isLit && <Sprout />}
      {garden?.isUsed && verdictCell(view, garden) === cell && (
        <Verdict view={view} garden={garden} isBare={beds.length === 0 && !view.crossed[cell]} />
      )}
      {change && (
        <span className={CHANGE} aria-hidden="true">
          {change.sign}
        </span>
      )}
    </>
  );
}

export function BedName({ children }: { readonly children: number }) {
  return (
    <span className="ww-bed-name pointer-events-none absolute text-soft" aria-hidden="true">
      {children}
    </span>
  );
}

export function Plants({ beds, grows }: { readonly beds: readonly Bed[]; readonly grows: boolean }) {
  return (
    <span
      className="ww-plants pointer-events-none flex size-full justify-center"
      data-many={beds.length > 1 || undefined}
      aria-hidden="true"
    >
      {beds.map(({ ingredient, seeds }, index) => (
        <span
          // biome-ignore lint/suspicious/noArrayIndexKey: the place is what counts
          key={index}
          className="ww-plant relative grid place-items-center [transition-property:scale,opacity] duration-(--calm) starting:scale-60 starting:opacity-0"
        >
          <Herb ingredient={ingredient} className="size-full" />
          <span className="ww-pips figures absolute inline-flex items-center justify-center bg-raised px-[0.25em] font-title font-semibold text-ink forced-colors:border">
            {grows && <IconGrows className="w-[0.7em] text-glow" />}
            {seeds}
          </span>
        </span>
      ))}
    </span>
  );
}

/** Where nothing else is to be seen, or else at the top of the last: the first carries the bed's number. */
function verdictCell(view: SoloView, { cells }: Garden): number | undefined {
  const bare = cells.filter(
    (cell) => bedsAt(view, cell).length === 0 && !view.crossed[cell] && specialAt(view, cell) === null,
  );
  return bare.find((cell) => cell !== cells[0]) ?? bare[0] ?? cells.at(-1);
}

interface VerdictProps {
  readonly view: SoloView;
  readonly garden: Garden;
  readonly isBare: boolean;
}

/** What a used garden told. */
function Verdict({ view, garden, isBare }: VerdictProps) {
  const result = garden.potion === null ? undefined : view.potions[garden.potion]?.result;
  if (!result) return null;
  return (
    <span className={`${VERDICT} ${isBare ? 'top-[44%]' : '-top-[8%]'}`} aria-hidden="true">
      <IconUnder className="size-[0.85em] text-accent-text" />
      {result.undergrown}
      <IconOver className="ms-0.5 size-[0.85em] text-accent-text" />
      {result.overgrown}
    </span>
  );
}

function Sprout() {
  return (
    <svg
      viewBox="0 0 24 24"
      className={`ww-sprout ${DRAWN} absolute inset-0 m-auto w-[42%] stroke-glow`}
      strokeWidth="2"
      aria-hidden="true"
    >
      <path d="M12 19V11M12 13C8 13 6 10.5 6 7C10 7 12 9.5 12 13ZM12 12C12 9 14 7 18 7C18 10 16 12 12 12Z" />
    </svg>
  );
}

const CROSSINGS = [
  'M5 6C11 11 18 18 27 26M27 5C20 12 12 19 5 27',
  'M6 5C12 13 19 19 26 27M25 6C20 12 13 18 6 26',
];

function Crossed({ hand }: { readonly hand: number }) {
  return (
    <svg viewBox="0 0 32 32" className={`${DRAWN} w-3/5 stroke-soft`} strokeWidth="2.5" aria-hidden="true">
      <path d={CROSSINGS[hand % CROSSINGS.length]} />
    </svg>
  );
}
