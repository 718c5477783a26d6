import { memo } from 'react';
import { conditionLabel } from '../rules/conditions';
import type { Condition } from '../rules/types';
import { shortName } from './fitting/shortNames';
import { widestWord } from './fitting/widestWord';
import { ConditionMark, dyes, figureOf, inkOf } from './marks';

const FLASH =
  'pointer-events-none absolute inset-0 animate-[dk-flash_calc(1.4*var(--grand))_var(--ease-out)] bg-radial from-glow/50 to-transparent to-70% opacity-0';

/** A condition as it stands in the margin: its sign and its name; a figure is told by the sign alone. */
export const Caption = memo(function Caption({
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
  const words = figure === null ? short : label.slice(0, -figure.length).trim();
  const isShort = figure === null && short !== label;
  const ink = inkOf(condition);
  return (
    <span
      className="dk-caption group/caption relative block w-full text-center text-soft data-full:text-ink data-ink:text-(--dye)"
      data-ink={ink}
      data-full={full || undefined}
      style={dyes(ink)}
    >
      {flash !== undefined && <i key={flash} className={FLASH} aria-hidden="true" />}
      <span className="unseen">{full ? `${label}, complete` : label}</span>
      <span
        className="dk-caption-in flex items-center justify-center gap-x-1.5 text-balance"
        data-figure={figure}
        aria-hidden="true"
      >
        <ConditionMark condition={condition} />
        <span
          className="dk-unbroken decoration-1 underline-offset-2 group-data-full/caption:underline"
          style={{ '--widest': widestWord(words) } as React.CSSProperties}
        >
          {isShort ? (
            <>
              <span className="@min-[10rem]/caption:hidden">{words}</span>
              <span className="hidden @min-[10rem]/caption:inline">{label}</span>
            </>
          ) : (
            words
          )}
        </span>
      </span>
    </span>
  );
});
