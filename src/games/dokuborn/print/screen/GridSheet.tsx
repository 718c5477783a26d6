/** A grid with room to write, or with what could be written. */
import { Fragment, type ReactNode } from 'react';
import { SheetLink } from '../../../../frame/print/SheetLink';
import { plural } from '../../../../frame/words/plural';
import { conditionById, conditionLabel } from '../../rules/conditions';
import { type CellReport, oneSolution, reportCells } from '../../rules/finish';
import { cardById } from '../../rules/pool';
import type { Condition, Size, State } from '../../rules/types';
import { pools } from '../../screen/game';
import { ConditionMark } from '../../screen/marks';
import { countsInWords } from '../../words/glossary';
import type { PrintedGrid } from './printable';
import './grid.css';

interface GridSheetProps {
  readonly printed: PrintedGrid;
  readonly name: string;
  readonly urlOf: (code: string) => string;
}

export function GridSheet({ printed: { state, code }, name, urlOf }: GridSheetProps) {
  const lines = [...conditionsIn(state.columns), ...conditionsIn(state.rows)];
  return (
    <>
      <div className="sheet-puzzle-head">
        <Title name={name} state={state} />
        <SheetLink url={urlOf(code)} what={name} />
      </div>
      <PaperGrid state={state}>{() => <WritingLines />}</PaperGrid>
      <dl className="dk-paper-counts">
        {lines.map((condition) => (
          <div key={condition.id}>
            <dt>{conditionLabel(condition)}</dt>
            <dd>{countsInWords(condition)}</dd>
          </div>
        ))}
      </dl>
    </>
  );
}

/** More names of a cell's answers would not fit into it. */
const MOST_NAMES: Readonly<Record<Size, number>> = { 2: 20, 3: 7, 4: 3 };

export function AnswerSheet({ printed: { state }, name }: Omit<GridSheetProps, 'urlOf'>) {
  const pool = pools.named(state.pool);
  const reports = reportCells(pool, state);
  const solution = oneSolution(pool, state);
  return (
    <>
      <Title name={`Answers to ${name}`} state={state} />
      <PaperGrid state={state}>
        {(cell) => {
          const report = reports[cell];
          const card = cardById(pool, solution[cell] ?? 0)?.fullName ?? '';
          return report && <Answers report={report} card={card} most={MOST_NAMES[state.size]} />;
        }}
      </PaperGrid>
      <p className="text-[0.85em]">
        The cards in bold fill the grid together. Any other that fits is as right, as long as it stands in one
        cell only.
      </p>
    </>
  );
}

function Answers({
  report: { answers },
  card,
  most,
}: {
  readonly report: CellReport;
  readonly card: string;
  readonly most: number;
}) {
  const others = answers.map(({ fullName }) => fullName).filter((fullName) => fullName !== card);
  const left = others.length - most;
  return (
    <ul className="dk-paper-answers">
      <li>
        <b>{card}</b>
      </li>
      {others.slice(0, most).map((fullName) => (
        <li key={fullName}>{fullName}</li>
      ))}
      {left > 0 && <li>{`and ${plural(left, { one: '# more', other: '# more' })}`}</li>}
    </ul>
  );
}

function Title({ name, state: { size, level } }: { readonly name: string; readonly state: State }) {
  return (
    <h2>
      {name} <span>{`${size}×${size}, ${plural(level, 'star')}`}</span>
    </h2>
  );
}

interface PaperGridProps {
  readonly state: State;
  readonly children: (cell: number) => ReactNode;
}

function PaperGrid({ state: { size, rows, columns }, children }: PaperGridProps) {
  return (
    <div className="dk-paper-grid" data-size={size}>
      <span />
      {conditionsIn(columns).map((condition) => (
        <Head key={condition.id} condition={condition} />
      ))}
      {conditionsIn(rows).map((condition, row) => (
        <Fragment key={condition.id}>
          <Head condition={condition} />
          {columns.map((column, at) => (
            <div key={column} className="dk-paper-cell">
              {children(row * size + at)}
            </div>
          ))}
        </Fragment>
      ))}
    </div>
  );
}

function Head({ condition }: { readonly condition: Condition }) {
  return (
    <div className="dk-paper-head">
      <ConditionMark condition={condition} />
      <b>{conditionLabel(condition)}</b>
    </div>
  );
}

function WritingLines() {
  return (
    <>
      <hr />
      <hr />
      <hr />
    </>
  );
}

function conditionsIn(ids: readonly string[]): readonly Condition[] {
  return ids.flatMap((id) => conditionById(id) ?? []);
}
