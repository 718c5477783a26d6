import { useEffect, useRef } from 'react';

/**
 * While something lies over the page, the browser's Back closes it and stays on the page. For that the history has an
 * entry of its own as long as anything is open, however much lies on top of each other.
 */
const open: (() => void)[] = [];
const MARK = 'parlourOver';
/** The entry has been left by a script, and the browser has yet to say so. */
let isGoingBack = false;
let whenBack: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;

const isOnEntry = () => typeof history.state === 'object' && history.state?.[MARK] === true;

/** Later, so that a dialog that opens as another closes takes over its entry. */
function settleLater(): void {
  clearTimeout(timer);
  timer = setTimeout(() => {
    if (isGoingBack) return;
    if (!isOnEntry()) {
      goOn();
      if (open.length > 0) putEntry();
    } else if (open.length === 0) goBack();
  });
}

function putEntry(): void {
  // What a link to this page with another fragment has put there would not be known again as a step back.
  if (!history.state) history.replaceState({}, '');
  history.pushState({ ...history.state, [MARK]: true }, '');
}

function goBack(): void {
  isGoingBack = true;
  history.back();
}

function goOn(): void {
  const waiting = whenBack;
  whenBack = [];
  for (const one of waiting) one();
}

/** The router hears nothing of an entry that leads nowhere. */
function onPop(event: PopStateEvent): void {
  if (isGoingBack) {
    isGoingBack = false;
    event.stopImmediatePropagation();
    settleLater();
  } else if (history.state && open.length > 0 && !isOnEntry()) {
    // Without a state it is no step back, but a link to this page with another fragment.
    event.stopImmediatePropagation();
    open.at(-1)?.();
    settleLater();
  } else if (open.length === 0 && isOnEntry()) {
    // What lay over the page is long gone: nobody means to come back to it.
    event.stopImmediatePropagation();
    goBack();
  }
}
if (typeof window !== 'undefined') window.addEventListener('popstate', onPop, { capture: true });

/** Calls at once, or when the entry of what is open is gone: an address written before would go with it. */
export function afterClosing(act: () => void): void {
  whenBack.push(act);
  settleLater();
}

export function useBackCloses(isOpen: boolean, onClose: () => void): void {
  const latest = useRef(onClose);
  latest.current = onClose;
  useEffect(() => {
    if (!isOpen) return;
    const close = () => latest.current();
    open.push(close);
    settleLater();
    return () => {
      open.splice(open.indexOf(close), 1);
      settleLater();
    };
  }, [isOpen]);
}
