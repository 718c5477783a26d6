/** From the page as it was painted to the app's own, which stands in its place: nobody is to see the change. */
import { useInsertionEffect } from 'react';
import type { Painted } from '../../frame/ScreenProps';

/** An element, by what the app's own page has as well. */
interface Likeness {
  readonly tag: string;
  readonly name: string;
  /** Among those alike. */
  readonly nth: number;
}

interface Moving {
  readonly animationName: string;
  readonly startTime: CSSNumberish;
}

interface Kept {
  /** It stands beside the app's own until that has something to show. */
  readonly page: HTMLElement;
  readonly root: HTMLElement;
  animations: readonly CSSAnimation[];
  focused: Likeness | null;
  pressed: Likeness | null;
}

let kept: Kept | null = null;
let holds = 0;
let tellShown = () => {};
/** Until then the player waits, and nothing else is to be fetched or done. */
export const firstScreenShown = new Promise<void>((resolve) => {
  tellShown = resolve;
});
const covers = new Map<string, Element>();

/** Before the app is rendered: what of the painted page goes on in the app's own, whose root this gives. */
export function keepPainted(page: HTMLElement): HTMLElement {
  const root = document.createElement('div');
  root.id = page.id;
  page.removeAttribute('id');
  page.after(root);
  kept = { page, root, animations: [], focused: null, pressed: null };
  const part = page.querySelector(`[data-painted~=${document.documentElement.dataset.paint}]`);
  if (part) keepPart(part, kept);
  return root;
}

function keepPart(part: Element, now: Kept): void {
  now.animations = part.getAnimations({ subtree: true }).filter(isOfStyle);
  now.focused = part.contains(document.activeElement) ? likenessOf(document.activeElement, part) : null;
  now.pressed = likenessOf(part.querySelector('[data-pressed]'), part);
  part.addEventListener('focusin', ({ target }) => {
    now.focused = likenessOf(target, part);
  });
  part.addEventListener('click', ({ target }) => {
    const button = target instanceof Element ? target.closest('button') : null;
    now.pressed = likenessOf(button, part) ?? now.pressed;
  });
  for (const box of part.querySelectorAll<HTMLElement>('.box')) {
    const cover = box.querySelector('.box-lid > svg');
    if (cover) covers.set(box.dataset.mood ?? '', cover);
  }
}

/** The drawing of a game's box that is there already. */
export function paintedCover(game: string): Element | undefined {
  return covers.get(game);
}

/** For a screen that has nothing to show at first but what is painted. */
export const painted: Painted = {
  isThere: () => kept !== null,
  hold() {
    holds++;
    return () => {
      holds--;
      takeOver();
    };
  },
};

/** As the app's own page comes, unless part of it holds the painted one. */
export function useTakenOver(): void {
  // No layout is to be measured with both pages there, and what holds one has said so by now.
  useInsertionEffect(takeOver, []);
}

/** What moved goes on moving, the focus stays, and what was pressed is done. */
function takeOver(): void {
  if (!kept || holds > 0) return;
  const { page, root, animations, focused, pressed } = kept;
  kept = null;
  // Without a page there is no time that they began at.
  const moving = animations.flatMap(begun);
  page.remove();
  const { dataset } = document.documentElement;
  // All that a first screen needs is there: now the letters may come.
  for (const name of ['paint', 'mood', 'visit', 'edition', 'fonts']) delete dataset[name];
  tellShown();
  // React is about to put its own page in order.
  queueMicrotask(() => find(focused, root)?.focus({ preventScroll: true }));
  // Before anything is painted, but when the browser lays the page out anyway.
  if (moving.length > 0) requestAnimationFrame(() => goOnMoving(moving, root));
  setTimeout(() => find(pressed, root)?.click());
}

/** What no picture has shown yet begins with the app's own: to be told no time would stop that for good. */
function begun({ animationName, startTime }: CSSAnimation): readonly Moving[] {
  return startTime === null ? [] : [{ animationName, startTime }];
}

function goOnMoving(before: readonly Moving[], root: HTMLElement): void {
  const now = root.getAnimations({ subtree: true }).filter(isOfStyle);
  for (const { animationName, startTime } of before) {
    const same = now.findIndex((animation) => animation.animationName === animationName);
    const [animation] = same < 0 ? [] : now.splice(same, 1);
    if (animation) animation.startTime = startTime;
  }
}

function isOfStyle(animation: Animation): animation is CSSAnimation {
  return 'animationName' in animation;
}

function likenessOf(target: EventTarget | null, part: Element): Likeness | null {
  if (!(target instanceof Element)) return null;
  const tag = target.tagName;
  const name = nameOf(target);
  return { tag, name, nth: alike(part, tag, name).indexOf(target) };
}

function find(likeness: Likeness | null, root: HTMLElement): HTMLElement | undefined {
  const found = likeness && alike(root, likeness.tag, likeness.name)[likeness.nth];
  return found instanceof HTMLElement ? found : undefined;
}

function alike(root: Element, tag: string, name: string): Element[] {
  return [...root.querySelectorAll(tag)].filter((element) => nameOf(element) === name);
}

function nameOf(element: Element): string {
  return element.getAttribute('aria-label') ?? element.textContent ?? '';
}
