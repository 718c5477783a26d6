/**
 * Runs in the head of every page, before the first paint: tells the stylesheet what the player has set, and which part
 * of the painted page is the one for this address. The build writes it into the pages; the app takes over from here
 * (applySettings.ts, takeOver.ts). And where the app's own first files do not come, it is this script that says so.
 */
interface StoredSettings {
  readonly [name: string]: unknown;
}

/** What the build writes beside the script, as data attributes. */
interface PageData {
  /** The path that everything lies under. */
  readonly base: string;
  /** Where this page belongs: `pikachu`, `wondering-witches/brew`, empty for the shelf; missing where it belongs nowhere. */
  readonly place?: string;
  /** Every place that has a page, apart by spaces. */
  readonly places: string;
}

const root = document.documentElement;
const { base = '/', place, places = '' }: Partial<PageData> = document.currentScript?.dataset ?? {};
const settings = storedSettings();
/** What is stored here already need not wait for what still has to come. */
const isStored = hasWorker();

markSettings();
markPlace();
sendForStyles();
addEventListener('click', notePress);
addEventListener('error', tellOfMissingScript, true);

function storedSettings(): StoredSettings {
  try {
    return JSON.parse(localStorage.getItem('parlour:settings') || '{}') || {};
  } catch {
    return {};
  }
}

/** It wrote down nothing of editions: neither among the settings nor, where nobody changed any, beside its saves. */
function isOfFirstEdition(): boolean {
  try {
    const keys = Object.keys(localStorage);
    return keys.some((key) => key === 'parlour:settings' || key.startsWith('parlour:save:'));
  } catch {
    return false;
  }
}

function hasWorker(): boolean {
  try {
    return Boolean(navigator.serviceWorker.controller);
  } catch {
    return false;
  }
}

function markSettings(): void {
  const { theme, contrast, motion, speed, symbols, seen, whatChanged } = settings;
  const system = matchMedia('(prefers-color-scheme: dark)').matches ? 'dark' : 'light';
  mark('theme', theme === 'light' || theme === 'dark' ? theme : system);
  if (contrast === 'high') mark('contrast', contrast);
  if (motion === 'reduced' || motion === 'full') mark('motion', motion);
  if (speed === 'slow' || speed === 'fast') mark('speed', speed);
  if (symbols === true) mark('symbols', 'true');
  if (Array.isArray(seen) && seen.length > 0) mark('visit', 'again');
  if (whatChanged === 'due' || (whatChanged === undefined && isOfFirstEdition())) mark('edition', 'new');
  // Later than the app's own files, which matter more on a slow line.
  if (!isStored) mark('fonts', 'later');
}

/** Hosts answer some addresses with another page than theirs: then nothing of it is shown but the room's colours. */
function markPlace(): void {
  const [first = '', second] = location.pathname.slice(base.length).split('/');
  const all = places.split(' ');
  const here = [`${first}/${second}`, first].find((path) => path === '' || all.includes(path));
  if (here === undefined || here !== place) {
    mark('paint', 'nothing');
    if (here) mark('mood', first);
    return;
  }
  const rest = location.pathname.slice(base.length + here.length).replace('/', '');
  const isStart = rest === '' && !/[?&](scene|new)\b/.test(location.search);
  // The shelf has nothing but its start; with a query it may stand for one game's own document.
  mark('paint', isStart ? 'start' : here === '' ? 'nothing' : 'board');
}

function mark(name: string, value: string): void {
  root.dataset[name] = value;
}

/** By script, or the page would wait for them before its first paint. A page that is stored links them itself. */
function sendForStyles(): void {
  const found = document.querySelectorAll<HTMLLinkElement>('link[rel=preload][as=style]');
  const links = [...found].map(({ href, crossOrigin }) => {
    const link = document.createElement('link');
    return Object.assign(link, { rel: 'stylesheet', crossOrigin, href });
  });
  applyTogether(links);
  document.head.append(...links);
}

/** One without the others would undo what the page's own styles say by their order. */
function applyTogether(links: readonly HTMLLinkElement[]): void {
  let missing = links.length;
  const count = () => {
    if (--missing === 0) for (const link of links) link.media = 'all';
  };
  for (const link of links) Object.assign(link, { media: 'not all', onload: count, onerror: count });
}

/** The app does what was pressed before it was there. */
function notePress({ target }: Event): void {
  const button = target instanceof Element && target.closest('[data-painted] button');
  if (!button) return;
  document.querySelector('[data-pressed]')?.removeAttribute('data-pressed');
  button.setAttribute('data-pressed', '');
}

function tellOfMissingScript({ target }: Event): void {
  if (!(target instanceof HTMLScriptElement)) return;
  const page = element('main', 'page', '');
  const state = element('section', 'state', '');
  const button = element('button', 'button button-primary', 'Try again');
  const note = element('p', '', '');
  note.setAttribute('role', 'status');
  button.onclick = () => tryAgain(note);
  state.append(
    element('h1', '', 'Parlour could not be fetched'),
    element('p', '', 'A file that it needs did not arrive. Your games are saved up to the last move.'),
    note,
    button,
  );
  page.append(state);
  document.getElementById('root')?.replaceChildren(page);
}

/** An installed app has no button of the browser's that loads the page again, and offline there would be no page. */
function tryAgain(note: HTMLElement): void {
  note.textContent = 'Asking for it…';
  fetch(location.href, { cache: 'no-store' }).then(
    () => location.reload(),
    () => {
      note.textContent = 'Parlour does not answer yet. Try again when there is a connection.';
    },
  );
}

function element(name: string, className: string, textContent: string): HTMLElement {
  return Object.assign(document.createElement(name), { className, textContent });
}
