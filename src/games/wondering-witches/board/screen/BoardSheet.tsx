/** A sheet's drawing as elements: text made into markup is forbidden in our pages. */
import { createElement, memo, type ReactNode } from 'react';
import { SHEET } from '../drawing/sheet';
import { attributeText, type SvgNode } from '../drawing/svgNode';

interface BoardSheetProps {
  readonly drawing: SvgNode;
  readonly label: string;
  /** Which part of the sheet; the whole of it by default. */
  readonly viewBox?: string | undefined;
}

export const BoardSheet = memo(function BoardSheet({ drawing, label, viewBox }: BoardSheetProps) {
  return (
    <svg
      viewBox={viewBox ?? `0 0 ${SHEET.width} ${SHEET.height}`}
      className="wb-drawing block forced-color-adjust-none"
      role="img"
      aria-label={label}
    >
      {elementOf(drawing, 0)}
    </svg>
  );
});

function elementOf(node: SvgNode | string, key: number): ReactNode {
  if (typeof node === 'string') return node;
  const attributes = Object.fromEntries(
    Object.entries(node.attributes).map(([name, value]) => [camelCase(name), attributeText(value)]),
  );
  return createElement(node.tag, { ...attributes, key }, ...node.children.map(elementOf));
}

/** React's names for what SVG calls `stroke-width`. */
function camelCase(name: string): string {
  return name.replace(/-([a-z])/g, (_, letter: string) => letter.toUpperCase());
}
