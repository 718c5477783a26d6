/** What a designer would hold a ruler to: rectangles of boards, and what is covered, cut, or too small. */
import type { Locator, Page } from '@playwright/test';

export interface Rect {
  readonly left: number;
  readonly top: number;
  readonly width: number;
  readonly height: number;
}

export interface Lie {
  readonly area: Rect;
  /** Within its scroller, where it scrolls. */
  readonly board: Rect;
  /** The width of its cells, the narrowest of them. */
  readonly cell: number;
  /** By how much the board is larger than what shows of it. */
  readonly scrolls: { readonly across: number; readonly down: number };
  /** By how much the page is larger than the window. */
  readonly page: { readonly across: number; readonly down: number };
}

/** Two pictures, so that what is turned or measured by a script has followed. */
export async function settle(page: Page): Promise<void> {
  await page.evaluate(async () => {
    for (let frame = 0; frame < 2; frame++) await new Promise(requestAnimationFrame);
  });
}

/** How the board lies: what the screen marks with `data-board`. */
export async function lieOf(page: Page): Promise<Lie> {
  return page.evaluate(() => {
    const area = document.querySelector<HTMLElement>('[data-area=board]');
    const board =
      area?.querySelector<HTMLElement>('[data-board]') ?? area?.querySelector<HTMLElement>('[role=grid]');
    if (!area || !board) throw new Error('no board is marked with data-board');
    const rectOf = (element: Element): Rect => {
      const { left, top, width, height } = element.getBoundingClientRect();
      return { left, top, width, height };
    };
    const scroller = scrollerOf(board, area);
    const inside = rectOf(board);
    const cells = [...board.querySelectorAll('[role=gridcell]')].map((cell) => rectOf(cell).width);
    const root = document.documentElement;
    return {
      area: rectOf(area),
      board: {
        ...inside,
        left: inside.left + scroller.scrollLeft,
        top: inside.top + scroller.scrollTop + scrollY,
      },
      cell: Math.min(...cells),
      scrolls: {
        across: scroller.scrollWidth - scroller.clientWidth,
        down: scroller.scrollHeight - scroller.clientHeight,
      },
      page: { across: root.scrollWidth - innerWidth, down: root.scrollHeight - innerHeight },
    };

    function scrollerOf(from: HTMLElement, last: HTMLElement): HTMLElement {
      for (let one: HTMLElement | null = from; one && one !== last; one = one.parentElement)
        if (/auto|scroll/.test(getComputedStyle(one).overflow)) return one;
      return last;
    }
  });
}

/** How many places scroll in it, itself among them. */
export const barsIn = (place: Locator) =>
  place.evaluate((whole) => {
    const scrolls = (element: Element) =>
      /auto|scroll/.test(getComputedStyle(element).overflowY) &&
      element.scrollHeight > element.clientHeight + 1;
    return [whole, ...whole.querySelectorAll('*')].filter(scrolls).length;
  });

/** Of all that is in view: controls under others or too small, text over an edge, cut, covered or too small. */
export async function faultsIn(page: Page): Promise<string[]> {
  return page.evaluate(() => {
    const CONTROLS =
      'button, a[href], input, select, summary, [role=gridcell], [role=tab], [role=switch], [role=menuitem], [role=option]';
    const MAIN = '[aria-label=Home], [aria-label=Tools] button, [data-say] button, [data-main]';
    /** What is meant to lie over the rest, and what a press goes through. */
    const OVER = '[data-finish], [data-area=say], [data-say], dialog, [role=menu], [data-over]';
    const found = new Set<string>();
    const nameOf = (element: Element) => {
      const label = element.getAttribute('aria-label') ?? element.textContent ?? '';
      return `${element.getAttribute('role') ?? element.tagName.toLowerCase()} “${label.trim().slice(0, 40)}”`;
    };
    const isShown = (element: Element) =>
      element.checkVisibility({ visibilityProperty: true, opacityProperty: true }) &&
      !element.closest('.unseen, [inert]') &&
      // Only to be heard.
      !/inset\(50%\)/.test(getComputedStyle(element).clipPath);
    interface Clip extends Edges {
      readonly cutters: readonly (Edges & { readonly element: Element })[];
    }
    interface Edges {
      readonly left: number;
      readonly top: number;
      readonly right: number;
      readonly bottom: number;
    }
    const EVERYWHERE: Clip = { left: -1e6, top: -1e6, right: 1e6, bottom: 1e6, cutters: [] };
    const within = (one: Edges, other: Edges) => ({
      left: Math.max(one.left, other.left),
      top: Math.max(one.top, other.top),
      right: Math.min(one.right, other.right),
      bottom: Math.min(one.bottom, other.bottom),
    });
    const clips = new Map<Element, Clip>();
    /** What is left to the children of an element by all that cuts them. */
    const clipOf = (element: Element | null): Clip => {
      if (!element || element === document.body || element === document.documentElement) return EVERYWHERE;
      const known = clips.get(element);
      if (known) return known;
      const { overflowX, overflowY, position } = getComputedStyle(element);
      const around = position === 'fixed' ? EVERYWHERE : clipOf(element.parentElement);
      const edge = element.getBoundingClientRect();
      const { left, top, right, bottom } = edge;
      const own = { left, top, right, bottom, element };
      const cuts = overflowX !== 'visible' || overflowY !== 'visible';
      const clip = cuts ? { ...within(around, edge), cutters: [own, ...around.cutters] } : around;
      clips.set(element, clip);
      return clip;
    };
    /** What shows of a rectangle within all that cuts it, and what cuts it first. */
    const shownPart = (element: Element, rect: DOMRect) => {
      const clip = clipOf(element.parentElement);
      const cutter = clip.cutters.find(
        (edge) =>
          edge.left > rect.left + 1 ||
          edge.right < rect.right - 1 ||
          edge.top > rect.top + 1 ||
          edge.bottom < rect.bottom - 1,
      );
      return { ...within(clip, rect), cutBy: cutter?.element ?? null };
    };
    const canScroll = (element: Element | null) =>
      element !== null && /auto|scroll/.test(getComputedStyle(element).overflow);
    const isIn = (x: number, y: number) => x >= 0 && y >= 0 && x < innerWidth && y < innerHeight;
    const related = (one: Element, other: Element) => one.contains(other) || other.contains(one);

    for (const control of document.querySelectorAll(CONTROLS)) {
      if (!isShown(control) || control.closest('svg')) continue;
      const rect = control.getBoundingClientRect();
      if (rect.width <= 1 || rect.height <= 1) continue;
      const isMain = control.matches(MAIN);
      const isInText = control.matches('a, button') && getComputedStyle(control).display === 'inline';
      const least = isMain ? 44 : 24;
      const label = control.closest('label')?.getBoundingClientRect() ?? rect;
      const side = Math.max(Math.min(rect.width, rect.height), Math.min(label.width, label.height));
      if (side < least - 0.5 && !isInText)
        found.add(
          `${nameOf(control)} is ${Math.round(rect.width)} × ${Math.round(rect.height)}, not ${least}`,
        );
      const part = shownPart(control, rect);
      const [x, y] = [(rect.left + rect.right) / 2, (rect.top + rect.bottom) / 2];
      if (x < part.left || x >= part.right || y < part.top || y >= part.bottom) continue;
      if (!isIn(x, y)) {
        const root = document.documentElement;
        if (x >= innerWidth || x < 0 || root.scrollHeight <= innerHeight + 1)
          found.add(`${nameOf(control)} is outside the window`);
        continue;
      }
      const hit = document.elementFromPoint(x, y);
      if (hit && !related(control, hit) && !hit.closest(OVER) && !hit.closest('label')?.contains(control))
        found.add(`${nameOf(control)} lies under ${nameOf(hit).slice(0, 60)}`);
    }

    const texts = document.createTreeWalker(document.body, NodeFilter.SHOW_TEXT);
    for (let node = texts.nextNode(); node; node = texts.nextNode()) {
      const element = node.parentElement;
      const text = (node.nodeValue ?? '').trim();
      if (!element || !text || !isShown(element) || element.closest('script, style, noscript, title'))
        continue;
      const range = document.createRange();
      range.selectNodeContents(node);
      const rect = range.getBoundingClientRect();
      if (rect.width < 1 || rect.height < 1) continue;
      const told = `“${text.slice(0, 40)}”`;
      const isOnBoard = element.closest('[data-area=board]') !== null;
      const least = isOnBoard ? 12 : 13;
      const svg = element instanceof SVGGraphicsElement ? element.getScreenCTM() : null;
      const size =
        Number.parseFloat(getComputedStyle(element).fontSize) * (svg ? Math.hypot(svg.a, svg.b) : 1);
      if (size < least - 0.05) found.add(`${told} is ${Math.round(size * 10) / 10} px high, not ${least}`);
      if (svg) continue;
      if (rect.right > innerWidth + 1 || rect.left < -1) {
        const { cutBy } = shownPart(element, rect);
        if (!canScroll(cutBy)) found.add(`${told} runs over the window`);
        continue;
      }
      const part = shownPart(element, rect);
      const own = getComputedStyle(element);
      const isOwnCut =
        own.overflowX !== 'visible' &&
        !canScroll(element) &&
        (element.scrollWidth > element.clientWidth + 1 || element.scrollHeight > element.clientHeight + 4);
      const isCut = part.cutBy !== null && !canScroll(part.cutBy);
      if (isOwnCut || isCut) found.add(`${told} is cut`);
      const box = boxOf(element);
      const edge = box?.getBoundingClientRect();
      const goesDown = edge && rect.bottom > edge.bottom + 4 && !canScroll(box);
      if (edge && (rect.right > edge.right + 1 || rect.left < edge.left - 1 || goesDown))
        found.add(`${told} runs over the edge of ${nameOf(box as Element).slice(0, 50)}`);
      const y = (Math.max(rect.top, part.top) + Math.min(rect.bottom, part.bottom)) / 2;
      if (part.bottom - part.top < 4 || part.right - part.left < 4) continue;
      for (const x of [part.left + 2, (part.left + part.right) / 2, part.right - 2]) {
        const hit = isIn(x, y) ? document.elementFromPoint(x, y) : null;
        if (!hit || related(element, hit) || hit.closest(OVER) || hit.closest('label')?.contains(element))
          continue;
        // Text that a press goes through is not there for the finger.
        if (own.pointerEvents === 'none') continue;
        if (related(element.parentElement ?? element, hit)) continue;
        found.add(`${told} lies under ${nameOf(hit).slice(0, 60)}`);
        break;
      }
    }
    return [...found];

    /** What has an edge that can be seen: a ground, a border or a ring. */
    function boxOf(from: Element): Element | null {
      for (let one: Element | null = from; one && one !== document.body; one = one.parentElement) {
        const { backgroundColor, borderTopWidth, boxShadow, display } = getComputedStyle(one);
        if (display === 'inline' || display === 'contents') continue;
        const hasGround = !/^rgba\(.*, 0\)$|^transparent$/.test(backgroundColor);
        if (hasGround || borderTopWidth !== '0px' || boxShadow !== 'none') return one;
        if (/auto|scroll/.test(getComputedStyle(one).overflow)) return null;
      }
      return null;
    }
  });
}
