/**
 * Gives the focus without asking where things lie, which would lay out the page in the midst of a gesture; what is out of
 * sight is scrolled to once the page has been laid out anyway.
 */
export function focusInView(element: HTMLElement, options?: FocusOptions): void {
  element.focus({ ...options, preventScroll: true });
  if (!options?.preventScroll) scrollSoon(element);
}

/** Into sight, and no farther than that. */
export function scrollSoon(element: Element | null | undefined): void {
  if (element) onceLaidOut(element, () => element.scrollIntoView?.({ block: 'nearest', inline: 'nearest' }));
}

export function onceLaidOut(element: Element, act: () => void): void {
  const observer = new IntersectionObserver(() => {
    observer.disconnect();
    act();
  });
  observer.observe(element);
}
