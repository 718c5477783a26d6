import { conditionLabel } from '../rules/conditions';
import type { Condition } from '../rules/types';
import { ConditionMark, figureOf, inkOf } from './marks';
import { widestWord } from './widestWord';

/** A condition as it stands in the margin: its mark, its words; a figure is set large, as what has to be read. */
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
  const words = figure === null ? label : label.slice(0, -figure.length);
  return (
    <span
      className="dk-caption"
      data-ink={inkOf(condition)?.toLowerCase()}
      data-full={full || undefined}
      data-long={label.length > 16 || undefined}
    >
      {flash !== undefined && <i key={flash} className="dk-flash" aria-hidden="true" />}
      <ConditionMark condition={condition} />
      <span className="dk-caption-words">
        <span className="dk-unbroken" style={{ '--widest': widestWord(words) } as React.CSSProperties}>
          {words}
          {figure !== null && <b className="figures">{figure}</b>}
        </span>
      </span>
      {full && <span className="unseen">, complete</span>}
    </span>
  );
}
