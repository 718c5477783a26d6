/** Every answer to every cell, told when nothing is left to guess. */
import { useState } from 'react';
import { plural } from '../../../frame/words/plural';
import { conditionsOf } from '../rules/cells';
import type { CellReport } from '../rules/finish';
import type { View } from '../rules/types';
import { bothText, cellName } from '../words/places';
import { ConditionMark } from './marks';

export function AnswerList({ report }: { readonly report: CellReport }) {
  const { answers, card } = report;
  return (
    <div className="dk-answers pb-3.5">
      <p className="field-note">{answersInWords(answers.length)}</p>
      <ul className="mt-1.5 columns-[14rem] gap-x-6 text-sm leading-snug">
        {answers.map((answer) => (
          <li
            key={answer.id}
            className="break-inside-avoid py-0.5 wrap-anywhere data-own:font-bold"
            data-own={answer.id === card?.id || undefined}
          >
            {answer.fullName}
            {answer.id === card?.id && <span className="text-xs text-accent-text"> yours</span>}
          </li>
        ))}
      </ul>
    </div>
  );
}

function oneOf(count: number): string {
  return plural(count, { one: 'the only answer', other: '1 of #' });
}

function answersInWords(count: number): string {
  return plural(count, { one: 'Only # card answers this.', other: '# cards answer this.' });
}

/** Folded lists; the names are written only once a list is opened, since there can be thousands. */
export function AllAnswers({
  view,
  reports,
}: {
  readonly view: View;
  readonly reports: readonly CellReport[];
}) {
  return (
    // Unseen words lie within, else they would make the page longer.
    <section className="relative [--dk-behind:var(--raised)]" aria-label="All answers">
      <h3 className="text-base">Cell by cell</h3>
      <p className="mb-1.5 text-sm text-soft">
        Beside your card stands how many fit there: “1 of 27” is one of 27 cards.
      </p>
      {reports.map((report) => (
        <CellAnswers key={report.cell} view={view} report={report} />
      ))}
    </section>
  );
}

function CellAnswers({ view, report }: { readonly view: View; readonly report: CellReport }) {
  const [open, setOpen] = useState(false);
  const { cell, answers, card } = report;
  const conditions = conditionsOf(view, cell);
  return (
    <details
      className="border-t border-line"
      open={open}
      onToggle={(event) => setOpen(event.currentTarget.open)}
    >
      <summary className="flex min-h-11 list-none items-center gap-2.5 py-1 leading-tight [&::-webkit-details-marker]:hidden">
        <span className="flex gap-1 text-sm text-soft">
          {conditions.map((condition) => (
            <ConditionMark key={condition.id} condition={condition} />
          ))}
        </span>
        <span className="grid min-w-0 flex-1 text-sm wrap-anywhere">
          <span className="unseen">{cellName(view, cell)}: </span>
          <span>{bothText(...conditions)}</span>
          <span className="text-xs text-soft">{card ? card.fullName : 'not found'}</span>
        </span>
        <span className="figures grid flex-none justify-items-end font-title text-lg leading-tight font-semibold">
          <span className="font-text text-xs font-normal text-accent-text underline underline-offset-2">
            {card ? oneOf(answers.length) : plural(answers.length, 'answer')}
          </span>
        </span>
      </summary>
      {open && <AnswerList report={report} />}
    </details>
  );
}
