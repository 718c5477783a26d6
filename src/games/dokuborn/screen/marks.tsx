/** The drawn marks of inks and conditions: told apart by shape, coloured by their surroundings. */
import type { CSSProperties, ReactNode } from 'react';
import { groupOf } from '../rules/conditions';
import { type Condition, INKS, type Ink } from '../rules/types';
import { SIGNS } from './signs';

const EIGHTHS = [0, 45, 90, 135, 180, 225, 270, 315];

const INK_SHAPES: Readonly<Record<Ink, ReactNode>> = {
  Amber: (
    <>
      <circle cx="12" cy="12" r="5.2" />
      {EIGHTHS.map((turn) => (
        <path key={turn} d="M12 .8 14 5.2h-4z" transform={`rotate(${turn} 12 12)`} />
      ))}
    </>
  ),
  Amethyst: (
    <>
      <path d="M12 1 18 7.5v9L12 23l-6-6.5v-9z" />
      <path className="dk-cut" d="M12 10.5V23M6 7.5l6 3 6-3" />
    </>
  ),
  Emerald: (
    <>
      <path d="M3.5 20.5C2 9 9 2.5 21.5 2.5 22 15 15.5 22 3.5 20.5z" />
      <path className="dk-cut" d="M2 22 15.5 8.5M8.5 15.5V10M12 12h4.5" />
    </>
  ),
  Ruby: (
    <path d="M13 1c1 5 6.5 7.8 6.5 14a7.5 7.5 0 0 1-15 0c0-3.4 1.7-5.7 3.5-7.5.2 2 .9 3.3 2.2 4C9.8 7.5 10.5 4 13 1z" />
  ),
  Sapphire: (
    <>
      <path d="M1 6.5c3.7-4.7 7.3-4.7 11 0s7.3 4.7 11 0v5.8c-3.7 4.7-7.3 4.7-11 0s-7.3-4.7-11 0z" />
      <path d="M1 16.5c3.7-4 7.3-4 11 0s7.3 4 11 0v3.2c-3.7 4-7.3 4-11 0s-7.3-4-11 0z" />
    </>
  ),
  Steel: (
    <>
      <path
        fillRule="evenodd"
        d="M12 4.5a7.5 7.5 0 1 0 0 15 7.5 7.5 0 0 0 0-15zm0 4.3a3.2 3.2 0 1 1 0 6.4 3.2 3.2 0 0 1 0-6.4z"
      />
      {EIGHTHS.map((turn) => (
        <path key={turn} d="M10.2 1h3.6l.4 4.5h-4.4z" transform={`rotate(${turn} 12 12)`} />
      ))}
    </>
  ),
};

/** The colours of a card's inks, or of a condition's. */
export function dyes(first: string | null, second = first): CSSProperties {
  return { ...dye('--dye', first), ...dye('--dye-second', second) } as CSSProperties;
}

function dye(name: string, ink: string | null): Readonly<Record<string, string>> {
  const known = INKS.find((one) => one === ink);
  return known ? { [name]: `var(--dye-${known.toLowerCase()})` } : {};
}

export function InkMark({ ink }: { readonly ink: string }) {
  const known = INKS.find((name) => name === ink);
  return (
    <svg className="dk-mark text-(--dye)" viewBox="0 0 24 24" aria-hidden="true" style={dyes(ink)}>
      {known && INK_SHAPES[known]}
    </svg>
  );
}

/** The shapes that figures stand on. */
const FIGURE_SHAPES: Readonly<Record<string, string>> = {
  o: 'M12 .8 22 6.4v11.2L12 23.2 2 17.6V6.4z',
  l: 'M12 .5 23.5 12 12 23.5.5 12z',
  s: 'M12 .5l2.9 4 4.9-.6-.6 4.9 4.3 3.2-4.3 3.2.6 4.9-4.9-.6-2.9 4-2.9-4-4.9.6.6-4.9L.5 12l4.3-3.2-.6-4.9 4.9.6z',
  w: 'M12 .8c3.2 2 6.4 2.8 10 2.8v8.2c0 5.4-4 9.4-10 11.6-6-2.2-10-6.2-10-11.6V3.6c3.6 0 6.8-.8 10-2.8z',
};

export function FigureMark({ group, figure }: { readonly group: string; readonly figure: string }) {
  return (
    <svg className="dk-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d={FIGURE_SHAPES[group] ?? ''} />
      <text className="dk-figure" x="12" y="17.2" textAnchor="middle">
        {figure}
      </text>
    </svg>
  );
}

/** A hexagon like the cost's: ringed by ink where the card can go into the inkwell. */
function WellMark({ inkable }: { readonly inkable: boolean }) {
  return (
    <svg className="dk-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path className={inkable ? '' : 'dk-hollow'} d={FIGURE_SHAPES.o ?? ''} />
      {inkable ? (
        <path className="dk-cut" d="M7 13c2-3 8-3 10 0-2 5-8 5-10 0zM12 11V5.5" />
      ) : (
        <path className="dk-hollow" d="M6 18 18 6" />
      )}
    </svg>
  );
}

export function ConditionMark({ condition }: { readonly condition: Condition }) {
  const group = groupOf(condition);
  const ink = inkOf(condition);
  if (ink) return <InkMark ink={ink} />;
  if (condition.id === 'c7') return <TwoInks />;
  if (group === 'p') return <WellMark inkable={condition.id === 'p1'} />;
  const figure = figureOf(condition);
  if (figure !== null) return <FigureMark group={group} figure={figure} />;
  return (
    <span className="dk-mark" aria-hidden="true">
      {SIGNS[condition.id]}
    </span>
  );
}

function TwoInks() {
  return (
    <svg className="dk-mark" viewBox="0 0 24 24" aria-hidden="true">
      <path d="M9 2C12 7 15.5 10 15.5 14.5a6.5 6.5 0 0 1-13 0C2.5 10 6 7 9 2z" />
      <path className="dk-hollow" d="M15.5 4.5c2.8 4.3 6 7 6 11a6 6 0 0 1-8.5 5.5" />
    </svg>
  );
}

export function inkOf(condition: Condition): Ink | null {
  return groupOf(condition) === 'c' ? (INKS.find((ink) => condition.display.endsWith(ink)) ?? null) : null;
}

/** The number of a condition that is about one. */
export function figureOf(condition: Condition): string | null {
  if (!(groupOf(condition) in FIGURE_SHAPES)) return null;
  return /\d+$/.exec(condition.display)?.[0] ?? null;
}
