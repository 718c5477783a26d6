import { conditionLabel } from './conditions';
import { ConditionMark, figureOf, inkOf } from './marks';
import type { Condition } from './types';

/** A condition as it stands in the margin: its mark, its words. A figure is written inside the mark. */
export function Caption({
  condition,
  full,
  flash,
}: {
  readonly condition: Condition;
  /** All its cells are filled. */
  readonly full?: boolean | undefined;
  /** A card has just been placed: a number that differs each time. */
  readonly flash?: number | undefined;
}) {
  const label = conditionLabel(condition);
  const figure = figureOf(condition);
  const shown = figure === null ? label : label.replace(/\s*◊?\d+$/, '');
  return (
    <span
      className="dk-caption"
      data-ink={inkOf(condition)?.toLowerCase()}
      data-full={full || undefined}
      data-long={shown.length > 16 || undefined}
    >
      {flash !== undefined && <i key={flash} className="dk-flash" aria-hidden="true" />}
      <ConditionMark condition={condition} />
      <span className="dk-caption-words" aria-hidden={figure !== null || undefined}>
        {shown}
      </span>
      {figure !== null && <span className="unseen">{label}</span>}
      {full && <span className="unseen">, complete</span>}
    </span>
  );
}
