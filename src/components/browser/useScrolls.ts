import { type RefObject, useEffect, useState } from 'react';

/** Whether more stands in an element than it shows: then the keyboard has to reach it, to scroll it. */
export function useScrolls(ref: RefObject<HTMLElement | null>): boolean {
  const [scrolls, setScrolls] = useState(false);
  useEffect(() => {
    const element = ref.current;
    if (!element) return;
    // Told after the browser has laid everything out, so that nothing is measured twice.
    const observer = new ResizeObserver(() => setScrolls(element.scrollHeight > element.clientHeight + 1));
    for (const each of [element, ...element.children]) observer.observe(each);
    return () => observer.disconnect();
  }, [ref]);
  return scrolls;
}
