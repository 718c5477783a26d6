/** Every answer to every cell, told when nothing is left to guess. */
import { useState } from 'react';
import { plural } from '../../../frame/words/plural';
import { conditionsOf } from '../rules/cells';
import type { CellReport } from '../rules/finish';
import type { View } from '../rules/types';
import { bothText, cellName } from '../words/places';
import { ConditionMark } from './marks';

export function AnswerList({ report }: { readonly report: CellReport }) {
  const { answers, card, scarcity } = report;
  return (
    <div className="dk-answers">
      <p className="field-note">
        {answersInWords(answers.length)}
        {card && scarcity !== null && ` Yours is scarcer than ${scarcity} % of the others.`}
      </p>
      <ul>
        {answers.map((answer) => (
          <li key={answer.id} data-own={answer.id === card?.id || undefined}>
            {answer.fullName}
            {answer.id === card?.id && <span className="dk-own"> yours</span>}
          </li>
        ))}
      </ul>
    </div>
  );
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
    <section className="dk-all" aria-label="All answers">
      <h3>Cell by cell</h3>
      {reports.map((report) => (
        <CellAnswers key={report.cell} view={view} report={report} />
      ))}
    </section>
  );
}

function CellAnswers({ view, report }: { readonly view: View; readonly report: CellReport }) {
  const [open, setOpen] = useState(false);
  const { cell, answers, card, scarcity } = report;
  const conditions = conditionsOf(view, cell);
  return (
    <details open={open} onToggle={(event) => setOpen(event.currentTarget.open)}>
      <summary>
        <span className="dk-all-marks">
          {conditions.map((condition) => (
            <ConditionMark key={condition.id} condition={condition} />
          ))}
        </span>
        <span className="dk-all-words">
          <span className="unseen">{cellName(view, cell)}: </span>
          <span>{bothText(...conditions)}</span>
          <span className="dk-all-own">{card ? card.fullName : 'not found'}</span>
        </span>
        <span className="dk-all-figures figures">
          {scarcity !== null && (
            <span>
              {scarcity}
              <span className="unseen"> scarcity, </span>
            </span>
          )}
          <span className="dk-all-count">{plural(answers.length, 'answer')}</span>
        </span>
      </summary>
      {open && <AnswerList report={report} />}
    </details>
  );
}
