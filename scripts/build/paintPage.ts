/** Makes of React's markup what a page under a strict policy can hold, with the styles that it needs. */
import type { PaintedPlace } from '../../src/app/painted/paint.tsx';
import { criticalStyles } from './criticalStyles.ts';

export interface PaintedPage {
  readonly markup: string;
  /** What the markup needs of the sheets. */
  readonly critical: string;
  /** What no sheet has. */
  readonly own: string;
}

/** Shown where a host answers an address with a page that is another's, in the colours of the address's own game. */
const NOTHING =
  '<div class="first-paint" data-painted="nothing" aria-hidden="true"><span>Parlour</span></div>';

/**
 * Of the parts that are painted only the one for the address is shown: src/app/painted/beforePaint.ts names it. And not
 * before it is whole, which the last part tells by being there: on a slow line a shelf would shift with each new box.
 */
const SHOWN = `[data-painted]{display:none}${['start', 'board']
  .map(
    (part) => `[data-paint=${part}] [data-painted~=${part}]:has(~[data-painted=nothing]){display:contents}`,
  )
  .join('')}[data-paint=nothing] [data-painted=nothing]{display:grid}`;

export function paintPage(
  place: PaintedPlace | undefined,
  styles: string,
  assets: ReadonlyMap<string, string>,
): PaintedPage {
  const own: string[] = [];
  const clean = (markup: string) => withoutStyles(withAssets(plain(markup), assets), own);
  const parts = place ? partsOf(place).map(({ name, markup }) => part(name, clean(markup))) : [];
  const markup = [...parts, NOTHING].join('');
  return { markup, critical: criticalStyles(styles, markup), own: SHOWN + own.join('') };
}

function partsOf({ start, board }: PaintedPlace) {
  if (start === board) return [{ name: 'start board', markup: start }];
  return [
    { name: 'start', markup: start },
    { name: 'board', markup: board },
  ];
}

function part(name: string, markup: string): string {
  return `<div data-painted="${name}">${markup}</div>`;
}

/** Without what React leaves for itself and what belongs in the head. */
function plain(markup: string): string {
  return markup
    .replace(/<!--.*?-->/g, '')
    .replace(/<title>.*?<\/title>/g, '')
    .replace(/<link rel="preload"[^>]*>/g, '');
}

/** The policy admits no style attributes; each becomes a rule of its own, in no layer, so that it wins as it did. */
function withoutStyles(markup: string, rules: string[]): string {
  return markup.replace(/ style="([^"]*)"/g, (_, style: string) => {
    const rule = (index: number) => `[data-style="${index}"]{${style.replaceAll('&quot;', '"')}}`;
    const known = rules.findIndex((_, index) => rules[index] === rule(index));
    const index = known < 0 ? rules.length : known;
    if (known < 0) rules.push(rule(index));
    return ` data-style="${index}"`;
  });
}

/** Names as Vite gives them before anything is built. */
function withAssets(markup: string, assets: ReadonlyMap<string, string>): string {
  return markup.replace(/[\w./-]*\/(src\/games\/[\w./-]+\.svg)/g, (_, path: string) => {
    const built = assets.get(path);
    if (built === undefined) throw new Error(`A painted page shows ${path}, which no build has`);
    return built;
  });
}
