/** The same page in WebKit and in Chromium, in windows of one size, and what differs between their pictures. */
import { type Browser, chromium, type Page } from '@playwright/test';
import { afterAll, beforeAll } from 'vitest';
import { openSite } from './site';
import { WebKit } from './webDriver';

/** Narrower than the first its window cannot be. */
export const WIDTHS = [480, 1280] as const;

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

/** One engine's page: what can be asked of it, and a PNG in the form in which it stands in an address. */
export interface Shown {
  readonly run: <Args extends readonly unknown[], T>(
    work: (...args: Args) => T,
    ...args: Args
  ) => Promise<Awaited<T>>;
  readonly picture: () => Promise<string>;
}

export class TwoBrowsers {
  readonly webKit: WebKit;
  readonly #chromium: Browser;
  readonly #page: Page;
  readonly #judge: Page;

  private constructor(webKit: WebKit, browser: Browser, page: Page, judge: Page) {
    this.webKit = webKit;
    this.#chromium = browser;
    this.#page = page;
    this.#judge = judge;
  }

  static async open(): Promise<TwoBrowsers> {
    const webKit = await WebKit.open({ width: WIDTHS[0], height: 900 });
    const executablePath = process.env.CHROMIUM_PATH;
    const browser = await chromium.launch({ ...(executablePath && { executablePath }) });
    const context = await browser.newContext({ serviceWorkers: 'block' });
    return new TwoBrowsers(webKit, browser, await context.newPage(), await context.newPage());
  }

  async close(): Promise<void> {
    await this.webKit.close();
    await this.#chromium.close();
  }

  /** Resolves once both show what the selector finds, with its letters in their own fonts. */
  async show(url: string, width: number, selector: string): Promise<readonly [Shown, Shown]> {
    await this.webKit.resize({ width, height: 900 });
    await this.webKit.goTo(url);
    // The window's own bar takes some of its height.
    const [innerWidth, innerHeight] = await this.webKit.run(
      () => [window.innerWidth, window.innerHeight] as const,
    );
    await this.#page.setViewportSize({ width: innerWidth, height: innerHeight });
    await this.#page.goto(url);
    const both: readonly [Shown, Shown] = [
      { run: (work, ...args) => this.webKit.run(work, ...args), picture: () => this.webKit.picture() },
      {
        run: (work, ...args) => this.#page.evaluate(`(${work})(...${JSON.stringify(args)})`),
        picture: async () => (await this.#page.screenshot()).toString('base64'),
      },
    ];
    for (const { run } of both) await run(settle, selector);
    return both;
  }

  /** How much each piece differs from its counterpart, and from the likest of those that should look otherwise. */
  compare(compared: Compared): Promise<Difference[]> {
    return this.#judge.evaluate(differences, compared);
  }
}

async function settle(selector: string): Promise<void> {
  while (!document.querySelector(selector)) await new Promise((resolve) => setTimeout(resolve, 50));
  await document.fonts.ready;
  const pictures = [...document.querySelectorAll('*')]
    .map((one) => /url\("([^"]+)"\)/.exec(getComputedStyle(one).backgroundImage)?.[1])
    .concat([...document.images].map(({ src }) => src));
  await Promise.all(
    [...new Set(pictures)].map(async (src) => {
      if (!src) return;
      const image = new Image();
      image.src = src;
      await image.decode();
    }),
  );
  for (let frame = 0; frame < 3; frame++) await new Promise(requestAnimationFrame);
}

export interface Piece extends Rect {
  /** Pieces of one kind look alike. */
  readonly kind: string;
}

/** All from 0 to 1. */
export interface Difference {
  readonly own: number;
  /** The worst row or column of it: a sliver of something else fills one. */
  readonly line: number;
  /** To the likest of another kind; 1 where there is none. */
  readonly other: number;
}

export interface Compared {
  readonly pieces: readonly (readonly Piece[])[];
  readonly pictures: readonly string[];
}

/** Runs in a page, where there are canvases. */
export async function differences({ pieces, pictures }: Compared): Promise<Difference[]> {
  const SIDE = 20;
  /** Where an edge lies between two pixels, engines take one or the other. */
  const EDGE = 2;
  const SHIFTS = [-1, 0, 1].flatMap((x) => [-1, 0, 1].map((y) => [x, y] as const));
  const mean = (values: readonly number[]) => {
    let sum = 0;
    for (const value of values) sum += value;
    return sum / values.length;
  };

  const [ours, theirs] = await Promise.all([cutterOf(0), cutterOf(1)]);
  const mine = ours.map((cut) => cut(0, 0));
  const straight = theirs.map((cut) => cut(0, 0));
  return mine.map((one, index) => {
    const shifted = SHIFTS.map(([x, y]) => apart(one, theirs[index]?.(x, y)));
    const own = shifted.reduce((best, next) => (mean(next) < mean(best) ? next : best));
    const lines = Array.from({ length: SIDE }, (_, line) => [
      mean(own.slice(line * SIDE, (line + 1) * SIDE)),
      mean(own.filter((_value, at) => at % SIDE === line)),
    ]);
    const kind = pieces[0]?.[index]?.kind;
    const others = straight.filter((_, at) => pieces[1]?.[at]?.kind !== kind);
    return {
      own: mean(own),
      line: Math.max(...lines.flat()),
      other: Math.min(1, ...others.map((two) => mean(apart(one, two)))),
    };
  });

  /** For each piece of a picture: cuts it out, moved by so many pixels, at one size. */
  async function cutterOf(which: 0 | 1) {
    const image = new Image();
    image.src = `data:image/png;base64,${pictures[which]}`;
    await image.decode();
    const canvas = document.createElement('canvas');
    canvas.width = canvas.height = SIDE;
    const pen = canvas.getContext('2d', { willReadFrequently: true });
    if (!pen) throw new Error('no canvas');
    pen.imageSmoothingQuality = 'high';
    return (pieces[which] ?? []).map(({ left, top, width, height }) => (x: number, y: number) => {
      const size = [width - 2 * EDGE, height - 2 * EDGE] as const;
      pen.drawImage(image, left + EDGE + x, top + EDGE + y, ...size, 0, 0, SIDE, SIDE);
      return pen.getImageData(0, 0, SIDE, SIDE).data;
    });
  }

  /** Pixel by pixel, in plain loops, since there are ten millions of them. */
  function apart(one: Uint8ClampedArray, two: Uint8ClampedArray | undefined): number[] {
    const found: number[] = [];
    for (let at = 0; at < one.length; at += 4) {
      let sum = 0;
      for (let colour = at; colour < at + 3; colour++)
        sum += Math.abs((one[colour] ?? 0) - (two?.[colour] ?? 999));
      found.push(sum / 3 / 255);
    }
    return found;
  }
}

/** Both at a site of their own, opened before the file's first test and closed after its last. */
export function twoBrowsersHere(): { readonly browsers: () => TwoBrowsers; readonly url: () => string } {
  let opened: { readonly browsers: TwoBrowsers; readonly site: Awaited<ReturnType<typeof openSite>> };
  beforeAll(async () => {
    opened = { site: await openSite(), browsers: await TwoBrowsers.open() };
  });
  afterAll(async () => {
    await opened.browsers.close();
    await opened.site.close();
  });
  return { browsers: () => opened.browsers, url: () => opened.site.url };
}
