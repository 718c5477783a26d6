/** A grid with room to write, or with what could be written. */
import type { ReactNode } from 'react';
import { PuzzleHead } from '../../../../frame/print/PuzzleHead';
import { plural } from '../../../../frame/words/plural';
import { conditionById, conditionLabel } from '../../rules/conditions';
import { type CellReport, oneSolution, reportCells } from '../../rules/finish';
import { cardById } from '../../rules/pool';
import type { Condition, Size, State } from '../../rules/types';
import { pools } from '../../screen/game';
import { ConditionMark } from '../../screen/marks';
import { countsInWords } from '../../words/glossary';
import type { PrintedGrid } from './printable';

interface GridSheetProps {
  readonly printed: PrintedGrid;
  readonly name: string;
  readonly urlOf: (code: string) => string;
}

export function GridSheet({ printed: { state, code }, name, urlOf }: GridSheetProps) {
  const lines = [...conditionsIn(state.columns), ...conditionsIn(state.rows)];
  return (
    <>
      <PuzzleHead name={name} kind={kindOf(state)} url={urlOf(code)} />
      <PaperGrid state={state}>{() => <WritingLines />}</PaperGrid>
      <dl className="grid grid-cols-2 gap-[calc(0.6*var(--mm))_calc(5*var(--mm))] text-mm-[2.7]/1.25">
        {lines.map((condition) => (
          <div key={condition.id}>
            <dt className="inline pe-(--mm) font-bold">{conditionLabel(condition)}</dt>
            <dd className="inline">{countsInWords(condition)}</dd>
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
      <h2>{`Answers to ${name} ${kindOf(state)}`}</h2>
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
    <ul className="grid gap-mm-0.5 text-mm-[2.6]/1.25">
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

function kindOf({ size, level }: State): string {
  return `${size}×${size}, ${plural(level, 'star')}`;
}

interface PaperGridProps {
  readonly state: State;
  readonly children: (cell: number) => ReactNode;
}

function PaperGrid({ state: { size, rows, columns }, children }: PaperGridProps) {
  const side = `shrink-0 ${size === 4 ? 'basis-mm-28' : 'basis-mm-32'}`;
  return (
    <div className="flex min-h-0 flex-1 flex-col [--dk-behind:#fff]">
      <div className="flex">
        <span className={side} />
        {conditionsIn(columns).map((condition) => (
          <Head key={condition.id} condition={condition} className="flex-1" />
        ))}
      </div>
      {conditionsIn(rows).map((condition, row) => (
        <div key={condition.id} className="flex min-h-0 flex-1">
          <Head condition={condition} className={side} />
          {columns.map((column, at) => (
            <div key={column} className={CELL}>
              {children(row * size + at)}
            </div>
          ))}
        </div>
      ))}
    </div>
  );
}

/** Lines of neighbours lie on one another. No grounds: printers leave them out. */
const CELL =
  'm-[calc(-0.2*var(--mm))] flex min-h-0 min-w-0 flex-1 flex-col justify-evenly border-[length:calc(0.4*var(--mm))] p-mm-2';

interface HeadProps {
  readonly condition: Condition;
  readonly className: string;
}

function Head({ condition, className }: HeadProps) {
  return (
    <div
      className={`grid min-w-0 place-content-center place-items-center gap-(--mm) p-mm-1.5 text-center leading-[1.15] wrap-anywhere [&>*]:text-ink ${className}`}
    >
      <ConditionMark condition={condition} />
      <b>{conditionLabel(condition)}</b>
    </div>
  );
}

function WritingLines() {
  return ['first', 'second', 'third'].map((line) => (
    <div key={line} className="border-b-mm-[0.15] border-[#777]" />
  ));
}

function conditionsIn(ids: readonly string[]): readonly Condition[] {
  return ids.flatMap((id) => conditionById(id) ?? []);
}
