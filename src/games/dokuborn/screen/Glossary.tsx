/** Every condition, and what counts for it: for the rules of the game and for its maker. */
import { conditionLabel } from '../rules/conditions';
import { countsInWords, kinds } from '../words/glossary';
import { ConditionMark, dyes, inkOf } from './marks';

export function Glossary() {
  return (
    <div className="[--dk-behind:var(--raised)]">
      {kinds.map(({ code, title, conditions }) => (
        <details key={code} className="border-t border-line">
          <summary className="min-h-11 content-center font-semibold text-accent-text">{title}</summary>
          <dl className="grid gap-2 pb-3">
            {conditions.map((condition) => (
              <div key={condition.id} className="text-sm">
                <dt className="flex items-center gap-2 font-semibold">
                  <span className="text-(--dye)" style={dyes(inkOf(condition))}>
                    <ConditionMark condition={condition} />
                  </span>
                  {conditionLabel(condition)}
                </dt>
                <dd className="text-soft">{countsInWords(condition)}</dd>
              </div>
            ))}
          </dl>
        </details>
      ))}
    </div>
  );
}
