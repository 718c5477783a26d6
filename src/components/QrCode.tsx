import { generate } from 'lean-qr';
import { useMemo } from 'react';

interface QrCodeProps {
  readonly text: string;
  /** What it opens, for those who do not see it. */
  readonly label: string;
  /** Where the text is longer than any code can hold. */
  readonly tooLong: string;
  /** How large it is, where it stands in no dialog. */
  readonly className?: string | undefined;
}

/** Readers find the code by the white around it. */
const QUIET = 4;
const MOST_PX = 5;
const IN_DIALOG = 'mx-auto h-auto max-h-[calc(100dvh-104px)] max-w-full rounded-md';

/** Dark on light whatever the colours around it: many readers know no other. */
export function QrCode({ text, label, tooLong, className = IN_DIALOG }: QrCodeProps) {
  const drawn = useMemo(() => drawnAs(text), [text]);
  if (drawn === null) return <p className="text-sm text-soft">{tooLong}</p>;
  const side = drawn.size + 2 * QUIET;
  return (
    <svg
      role="img"
      aria-label={label}
      viewBox={`${-QUIET} ${-QUIET} ${side} ${side}`}
      width={side * MOST_PX}
      height={side * MOST_PX}
      shapeRendering="crispEdges"
      className={`${className} forced-color-adjust-none`}
    >
      <rect x={-QUIET} y={-QUIET} width={side} height={side} fill="white" />
      <path d={drawn.path} fill="black" />
    </svg>
  );
}

/** Null: it is too long. */
function drawnAs(text: string): { readonly size: number; readonly path: string } | null {
  const code = codeOf(text);
  if (code === null) return null;
  const { size } = code;
  let path = '';
  for (let y = 0; y < size; y++) {
    for (let x = 0; x < size; x++) {
      const from = x;
      while (x < size && code.get(x, y)) x++;
      if (x > from) path += `M${from} ${y}h${x - from}v1h${from - x}z`;
    }
  }
  return { size, path };
}

function codeOf(text: string): ReturnType<typeof generate> | null {
  try {
    return generate(text);
  } catch {
    return null;
  }
}
