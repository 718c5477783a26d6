import type { Card } from '../rules/types';
import { hyphenated, linesOf } from './fitting/hyphenated';
import { widestWord } from './fitting/widestWord';
import { dyes, FigureMark, InkMark } from './marks';
import { TYPE_SIGNS } from './signs';

/** A card drawn as a small ex-libris plate: two hairlines in its inks, its mark, its names, its figures. */
export function Plate({ card, fresh }: { readonly card: Card; readonly fresh?: boolean | undefined }) {
  const [first = '', second = first] = card.colors;
  const [ofName, ofVersion] = linesFor(card);
  return (
    <span
      className="dk-plate pointer-events-none relative grid size-full overflow-hidden rounded-(--cell-radius) text-center text-cell-ink"
      aria-hidden="true"
      data-fresh={fresh || undefined}
      style={dyes(first, second)}
    >
      <span className="dk-frame">
        <i />
        <i />
        <i />
        <i />
      </span>
      <span className="flex items-start justify-between text-[min(clamp(0.8rem,13cqi,1.75rem),25cqi)]">
        <span className="dk-cost inline-grid" data-inkable={card.inkwell || undefined}>
          <FigureMark group="o" figure={String(card.cost)} />
        </span>
        <span className="flex gap-0.5 text-[0.8em]">
          {card.colors.map((ink) => (
            <InkMark key={ink} ink={ink} />
          ))}
        </span>
      </span>
      <span className="grid min-h-0 place-items-center overflow-hidden opacity-20 [&>*]:size-full [&>*]:max-w-[46cqi] @max-[6.5rem]/plate:absolute @max-[6.5rem]/plate:inset-[19cqi] @max-[6.5rem]/plate:opacity-10 @max-[6.5rem]/plate:[&>*]:max-w-full">
        <InkMark ink={first} />
      </span>
      <span
        // Three lines may stand out by a pixel or two, where only the corners have marks: else the last one would be cut.
        className="dk-names grid auto-rows-max content-center gap-[0.1em] @max-[6.5rem]/plate:gap-0"
        style={
          {
            '--widest-of-name': widestWord(card.name),
            '--widest-of-version': widestWord(card.version ?? ''),
          } as React.CSSProperties
        }
      >
        <span
          className={`dk-name ${ofName} font-title leading-[1.08] font-semibold wrap-anywhere @max-[5.5rem]/plate:font-text`}
        >
          {hyphenated(card.name)}
        </span>
        {card.version && (
          <span className={`dk-version ${ofVersion} leading-[1.1] text-cell-soft italic wrap-anywhere`}>
            {hyphenated(card.version)}
          </span>
        )}
      </span>
      <Foot card={card} />
    </span>
  );
}

/** The smallest plates have room for four lines: what one name does not take is for the other. */
function linesFor({ name, version }: Card): readonly [string, string] {
  const lines = linesOf(name);
  if (!version || lines > 2) return ['line-clamp-3', 'line-clamp-1 @min-[5rem]/plate:line-clamp-2'];
  return ['line-clamp-2', lines === 1 ? 'line-clamp-3' : 'line-clamp-2'];
}

/** Its type, and its figures on the shapes that conditions about them have. */
function Foot({ card }: { readonly card: Card }) {
  const type = card.subtypes.includes('Song') ? 'Song' : card.type;
  return (
    <span className="flex items-center justify-between border-t border-(--dye-second)/45 pt-[2cqi] text-[min(clamp(0.8rem,9.5cqi,1.75rem),25cqi)] text-cell-soft @max-[6.5rem]/plate:border-0 @max-[6.5rem]/plate:pt-0">
      <span className="dk-mark text-[0.85em]">{TYPE_SIGNS[type]}</span>
      <Figure group="s" of={card.strength} className="flex text-cell-ink" />
      <Figure group="w" of={card.willpower} className={LESSER} />
      <Figure group="l" of={card.lore} className={LESSER} />
    </span>
  );
}

/** What small plates leave out. */
const LESSER = 'flex @max-[6.5rem]/plate:hidden';

interface FigureProps {
  readonly group: string;
  readonly of: number | undefined;
  readonly className: string;
}

function Figure({ group, of, className }: FigureProps) {
  if (of === undefined) return null;
  return (
    <span className={className}>
      <FigureMark group={group} figure={String(of)} />
    </span>
  );
}
