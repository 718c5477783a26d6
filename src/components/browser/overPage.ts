/**
 * While something lies over the page, the browser's Back closes it and stays on the page. For that the history has an
 * entry of its own as long as anything is open, however much lies on top of each other. It leads nowhere, so that every
 * step through the history and every address that a page writes comes by here first.
 */
const MARK = 'parlourOver';
const NAME = 'parlourPlace';
const open: (() => void)[] = [];
/** A script has asked for the step back from the entry, which the browser does later. */
let isAsked = false;
let whenBack: (() => void)[] = [];
let timer: ReturnType<typeof setTimeout> | undefined;
/** The place in the history that the page shows, or is about to: the entry over it has the same name. */
let shown: unknown;
let tellPage = () => {};

const isOnEntry = () => history.state?.[MARK] === true;
const isGoingBack = () => isAsked && isOnEntry();

/** The same however often its address is written anew. Only what somebody else wrote has none yet. */
function placeName(): unknown {
  if (!history.state?.[NAME]) history.replaceState({ ...history.state, [NAME]: newName() }, '');
  return history.state[NAME];
}

export function newName(): string {
  return Math.random().toString(36).slice(2, 10);
}

/** Later, so that a dialog that opens as another closes takes over its entry. */
function settleLater(): void {
  clearTimeout(timer);
  timer = setTimeout(settle);
}

function settle(): void {
  if (isGoingBack()) return;
  // Before the entry is put over it.
  shown ??= placeName();
  if (!isOnEntry()) {
    goOn();
    if (open.length > 0) history.pushState({ ...history.state, [MARK]: true }, '');
  } else if (open.length === 0) {
    isAsked = true;
    history.back();
  }
}

function goOn(): void {
  const waiting = whenBack;
  whenBack = [];
  for (const one of waiting) one();
}

function onStep(): void {
  const byScript = isAsked;
  isAsked = false;
  const place = placeName();
  if (place !== shown) {
    shown = place;
    tellPage();
    settleLater();
    return;
  }
  if (!byScript && !isOnEntry()) open.at(-1)?.();
  // At once when React has taken down what was closed: the next Back may be on its way.
  queueMicrotask(settle);
}

/** From the moment it is seen, or a Back that comes at once would leave the page. Answers with what takes it away. */
export function putOver(close: () => void): () => void {
  open.push(close);
  settle();
  return () => {
    open.splice(open.indexOf(close), 1);
    settleLater();
  };
}

/** Calls at once, or when the entry of what is open is gone: an address written before would go with it. */
export function afterClosing(act: () => void): void {
  whenBack.push(act);
  settleLater();
}

/** For steps that lead to another place than the one that is shown. */
export function onSteps(tell: () => void): () => void {
  tellPage = tell;
  shown = placeName();
  addEventListener('popstate', onStep);
  // What lay over the page before it was loaded anew lies there no more.
  settleLater();
  return () => removeEventListener('popstate', onStep);
}

interface Address {
  readonly state: object;
  readonly url: string;
  readonly isNew: boolean;
}

/** A new address takes the place of the entry, so that the way back to the page below does not lead over it. */
export function writeAddress(address: Address, then: () => void): void {
  const { state, url, isNew } = address;
  if (isGoingBack() || (isOnEntry() && !isNew)) {
    const from = shown;
    whenBack.push(() => shown === from && writeAddress(address, then));
    return;
  }
  if (isNew) shown = newName();
  history[isNew && !isOnEntry() ? 'pushState' : 'replaceState']({ ...state, [NAME]: shown }, '', url);
  then();
}
