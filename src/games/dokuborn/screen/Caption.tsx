import { conditionLabel } from '../rules/conditions';
import type { Condition } from '../rules/types';
import { ConditionMark, figureOf, inkOf } from './marks';
import { shortName } from './shortNames';
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
  const short = shortName(condition);
  const figure = figureOf(condition);
  const words = figure === null ? short : label.slice(0, -figure.length);
  return (
    <span
      className="dk-caption relative block w-full text-soft data-ink:text-(--dye) not-data-ink:data-full:text-ink"
      data-ink={inkOf(condition)?.toLowerCase()}
      data-full={full || undefined}
    >
      {flash !== undefined && <i key={flash} className="dk-flash" aria-hidden="true" />}
      <span className="dk-caption-in">
        {figure === null && <ConditionMark condition={condition} />}
        <span className="dk-caption-words">
          <span className="dk-unbroken" style={{ '--widest': widestWord(words) } as React.CSSProperties}>
            {short === label ? words : <BothNames short={short} label={label} />}
            {figure !== null && (
              <span className="dk-caption-figure">
                <ConditionMark condition={condition} />
                <b className="figures">{figure}</b>
              </span>
            )}
          </span>
        </span>
      </span>
      {full && <span className="unseen">, complete</span>}
    </span>
  );
}

/** The whole title where there is room, and always for those who hear it. */
function BothNames({ short, label }: { readonly short: string; readonly label: string }) {
  return (
    <>
      <span className="dk-short" aria-hidden="true">
        {short}
      </span>
      <span className="dk-whole">{label}</span>
    </>
  );
}
