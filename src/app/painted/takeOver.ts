/** From the page as it was painted to the app's own, which stands in its place: nobody is to see the change. */
import { useEffect, useLayoutEffect } from 'react';

/** An element, by what the app's own page has as well. */
interface Likeness {
  readonly tag: string;
  readonly name: string;
  /** Among those alike. */
  readonly nth: number;
}

interface Kept {
  readonly animations: readonly CSSAnimation[];
  focused: Likeness | null;
  pressed: Likeness | null;
}

let kept: Kept | null = null;
const covers = new Map<string, Element>();

/** Before the app is rendered: what of the painted page goes on in the app's own. */
export function keepPainted(root: HTMLElement): void {
  const part = root.querySelector(`[data-painted~=${document.documentElement.dataset.paint}]`);
  if (!part) return;
  const pressed = part.querySelector('[data-pressed]');
  const now: Kept = {
    animations: part.getAnimations({ subtree: true }).filter(isOfStyle),
    focused: part.contains(document.activeElement) ? likenessOf(document.activeElement, part) : null,
    pressed: likenessOf(pressed, part),
  };
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
  kept = now;
}

/** The drawing of a game's box that is there already. */
export function paintedCover(game: string): Element | undefined {
  return covers.get(game);
}

/** As the app's own page comes: what moved goes on moving, the focus stays, and what was pressed is done. */
export function useTakenOver(): void {
  useLayoutEffect(() => {
    const { dataset } = document.documentElement;
    for (const name of ['paint', 'mood', 'visit', 'edition']) delete dataset[name];
    const root = document.getElementById('root');
    if (!kept || !root) return;
    goOnMoving(kept.animations, root);
    find(kept.focused, root)?.focus({ preventScroll: true });
  }, []);
  useEffect(() => {
    const root = document.getElementById('root');
    const pressed = kept && root && find(kept.pressed, root);
    kept = null;
    pressed?.click();
  }, []);
}

function goOnMoving(before: readonly CSSAnimation[], root: HTMLElement): void {
  if (before.length === 0) return;
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
