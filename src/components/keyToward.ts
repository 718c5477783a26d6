/** The key of a pad that lies the way of an arrow, however many keys stand in a row. */
export function keyToward(arrow: string, pad: HTMLElement | null, from: EventTarget): HTMLElement | null {
  const way = WAYS[arrow];
  if (!way || !pad || !(from instanceof HTMLElement)) return null;
  const here = middleOf(from);
  let nearest: { readonly key: HTMLElement; readonly far: number } | null = null;
  for (const key of pad.querySelectorAll<HTMLElement>('button:not(.invisible)')) {
    const there = middleOf(key);
    const along = (there.x - here.x) * way.x + (there.y - here.y) * way.y;
    const aside = Math.abs((there.x - here.x) * way.y) + Math.abs((there.y - here.y) * way.x);
    // What lies further aside than ahead is not that way.
    if (along < 1 || aside > along) continue;
    const far = along + 2 * aside;
    if (!nearest || far < nearest.far) nearest = { key, far };
  }
  return nearest?.key ?? null;
}

const WAYS: Readonly<Record<string, { readonly x: number; readonly y: number }>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

function middleOf(element: HTMLElement): { x: number; y: number } {
  const { left, top, width, height } = element.getBoundingClientRect();
  return { x: left + width / 2, y: top + height / 2 };
}
