/** Beside the board: what each column and row asks for in full, the cell that is looked at, and which cards these are. */
import { memo, type ReactNode, useDeferredValue } from 'react';
import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import { onceDrawn } from '../../../components/browser/onceDrawn';
import { cardIn, conditionsOf } from '../rules/cells';
import { conditionById, conditionLabel } from '../rules/conditions';
import type { Pool } from '../rules/pool';
import type { Card, Condition, View } from '../rules/types';
import { factsOf, kindsOf } from '../words/cards';
import { capital, cellName } from '../words/places';
import { Asked } from './Asked';
import { kindOf, shortName } from './fitting/shortNames';
import { ConditionMark } from './marks';
import { Plate } from './Plate';

/** The cell that has the focus, or that a mouse points at: known to nobody but who tells of it, since it moves often. */
const lookedAt = createStore(() => 0);

let forget = () => {};
/** The board shows it at once; a plate beside it is as much to lay out as all else that a key does, and comes after that. */
export function lookAt(cell: number): void {
  forget();
  forget = onceDrawn(() => lookedAt.setState(cell, true));
}

interface AskedForProps {
  readonly pool: Pool;
  readonly view: View;
  /** At the foot, where there is one. */
  readonly children: ReactNode;
}

export function AskedFor({ pool, view, children }: AskedForProps) {
  return (
    <div className="hidden h-full min-h-0 gap-4 px-2 [--dk-behind:var(--page)] lying:block wide:flex wide:flex-col wide:px-0">
      <Panel>
        <div className="grid grid-cols-[repeat(auto-fit,minmax(5rem,1fr))] gap-4 [--dk-behind:inherit] wide:grid-cols-[repeat(auto-fit,minmax(min(100%,7rem),1fr))] wide:[--dk-behind:var(--surface)]">
          <Lines title="Columns" ids={view.columns} />
          <Lines title="Rows" ids={view.rows} />
        </div>
      </Panel>
      <div className="contents lying:hidden">
        <Panel fills>
          <ThisCell pool={pool} view={view} />
        </Panel>
        {children}
      </div>
    </div>
  );
}

/** A leaf of the same vellum as the sheet. */
function Panel({ fills, children }: { readonly fills?: boolean; readonly children: ReactNode }) {
  const size = fills ? 'hidden flex-1 [@media(min-height:45rem)]:block' : '';
  return (
    <div
      className={`wide:border-3 wide:border-double wide:border-(--board-line) wide:bg-surface wide:p-4 ${size}`}
    >
      {children}
    </div>
  );
}

const Lines = memo(function Lines({
  title,
  ids,
}: {
  readonly title: string;
  readonly ids: readonly string[];
}) {
  return (
    <section className="grid content-start gap-2 wide:gap-3">
      <h2 className="text-sm text-soft wide:text-base">{title}</h2>
      <ol className="grid gap-2 wide:gap-3">
        {ids.map((id) => (
          <Line key={id} condition={conditionById(id)} />
        ))}
      </ol>
    </section>
  );
});

function Line({ condition }: { readonly condition: Condition | undefined }) {
  if (!condition) return null;
  const kind = kindOf(condition);
  return (
    <li className="flex min-w-0 items-center gap-2 text-xs wide:gap-3 wide:text-base">
      <span className="grid text-sm wide:text-lg">
        <ConditionMark condition={condition} />
      </span>
      <span className="min-w-0 leading-tight wrap-anywhere">
        <span className="lying:hidden">{conditionLabel(condition)}</span>
        <span className="hidden lying:inline">{shortName(condition)}</span>
        {kind && <span className="block text-xs text-soft lying:hidden">{kind}</span>}
      </span>
    </li>
  );
}

interface ThisCellProps {
  readonly pool: Pool;
  readonly view: View;
}

/** What a move has changed comes after the board, too. */
function ThisCell({ pool, view }: ThisCellProps) {
  const shown = useDeferredValue(view);
  const cell = Math.min(useStore(lookedAt), shown.placed.length - 1);
  return <Looked pool={pool} view={shown} cell={cell} />;
}

const Looked = memo(function Looked({ pool, view, cell }: ThisCellProps & { readonly cell: number }) {
  const card = cardIn(pool, view, cell);
  const conditions = conditionsOf(view, cell);
  return (
    <section className="flex h-full flex-col gap-3">
      <h2 className="text-base text-soft">{capital(cellName(view, cell))}</h2>
      <div className={`grid min-h-0 flex-1 items-center gap-4 ${BESIDE_OR_BELOW}`}>
        <div className="@container-size grid size-full place-items-center">
          <div className="@container-size/plate aspect-5/7 [--type:var(--text-xs)] h-[min(100cqh,140cqw)]">
            {card ? <Plate card={card} /> : <Blank conditions={conditions} />}
          </div>
        </div>
        {card ? <Facts card={card} /> : <p className="text-soft">Press the cell to name a card for it.</p>}
      </div>
    </section>
  );
});

/** What is known of a card stands beside its plate, and in a high window below it. */
const BESIDE_OR_BELOW =
  'grid-cols-[2fr_3fr] [@media(min-height:60rem)]:grid-cols-1 [@media(min-height:60rem)]:grid-rows-[minmax(0,1fr)_auto] [@media(min-height:60rem)]:text-center';

function Facts({ card }: { readonly card: Card }) {
  return (
    <div className="grid gap-1 wrap-anywhere">
      <p className="title text-lg leading-tight">{card.fullName}</p>
      <p className="text-sm text-soft">{kindsOf(card)}</p>
      <p className="text-sm text-soft">{factsOf(card)}</p>
    </div>
  );
}

function Blank({ conditions }: { readonly conditions: readonly Condition[] }) {
  return (
    <div className="size-full border border-dashed border-edge [--dk-behind:var(--surface)]">
      <Asked conditions={conditions} />
    </div>
  );
}
