/** Words on a sheet. A file opened elsewhere may not have the faces, so nothing depends on an exact width. */
import { type SvgNode, svg } from './svgNode';

const FACES = {
  title: { 'font-family': "Fraunces, Georgia, 'Times New Roman', serif" },
  text: { 'font-family': "'Source Sans 3', 'Segoe UI', Helvetica, Arial, sans-serif" },
  code: { 'font-family': "ui-monospace, Menlo, Consolas, 'Liberation Mono', monospace" },
} as const;

interface Lettering {
  readonly face: keyof typeof FACES;
  readonly size: number;
  readonly fill: string;
  readonly bold?: boolean;
  readonly italic?: boolean;
  readonly anchor?: 'middle' | 'end';
}

export function letters(x: number, y: number, text: string, style: Lettering): SvgNode {
  return svg(
    'text',
    {
      x,
      y,
      'font-size': style.size,
      ...FACES[style.face],
      ...(style.bold ? { 'font-weight': 600 } : {}),
      ...(style.italic ? { 'font-style': 'italic' } : {}),
      ...(style.anchor ? { 'text-anchor': style.anchor } : {}),
      fill: style.fill,
    },
    text,
  );
}

export function wrapped(text: string, width: number): string[] {
  const lines: string[] = [];
  for (const word of text.split(' ')) {
    const line = lines.at(-1);
    if (line !== undefined && line.length + 1 + word.length <= width)
      lines[lines.length - 1] = `${line} ${word}`;
    else lines.push(word);
  }
  return lines;
}

export function capital(text: string): string {
  return text.charAt(0).toUpperCase() + text.slice(1);
}
