/** A browser's history without a browser: it comes to the steps that are asked for only when a test says so. */
import { vi } from 'vitest';

/** Engines count a step from where they are when it is asked for, or when they come to it. */
export const TRAVERSALS = ['asked', 'was left'] as const;
export type Traversal = (typeof TRAVERSALS)[number];

type State = Readonly<Record<string, unknown>> | null;

interface Entry {
  readonly state: State;
  readonly href: string;
}

/** At `/game`, to which a link on `/home` led. */
export function fakeHistory(traversal: Traversal) {
  let entries: readonly Entry[] = [
    { state: null, href: 'http://parlour/home' },
    { state: { key: 'game' }, href: 'http://parlour/game' },
  ];
  let at = 1;
  let asked: readonly { readonly by: number; readonly target: number }[] = [];
  let listeners: readonly (() => void)[] = [];
  const here = () => entries[at] ?? { state: null, href: '' };
  const entryOf = (state: State, url: string | undefined): Entry => ({
    state: structuredClone(state),
    href: new URL(url || here().href, here().href).href,
  });
  const go = (by: number) => {
    const target = (asked.at(-1)?.target ?? at) + by;
    if (entries[target]) asked = [...asked, { by, target }];
  };
  return {
    location: {
      get href() {
        return here().href;
      },
      get pathname() {
        return new URL(here().href).pathname;
      },
      search: '',
      hash: '',
      /** Loads the page anew, which hears of nothing that the last one asked for. */
      reload() {
        listeners = [];
        asked = [];
      },
    },
    history: {
      get state() {
        return here().state;
      },
      pushState(state: State, _unused: string, url?: string) {
        entries = [...entries.slice(0, at + 1), entryOf(state, url)];
        at += 1;
        // What cannot be gone to any more is not gone to.
        asked = asked.filter(({ target }) => target <= at);
      },
      replaceState(state: State, _unused: string, url?: string) {
        entries = entries.with(at, entryOf(state, url));
      },
      go,
      back: () => go(-1),
    },
    /** Comes to the next step that was asked for; false: there is none. */
    step(): boolean {
      const [first, ...rest] = asked;
      if (!first) return false;
      asked = rest;
      const target = traversal === 'asked' ? first.target : at + first.by;
      if (target === at || !entries[target]) return true;
      at = target;
      for (const listener of listeners) listener();
      return true;
    },
    addEventListener(_type: 'popstate', listener: () => void) {
      listeners = [...listeners, listener];
    },
    removeEventListener(_type: 'popstate', listener: () => void) {
      listeners = listeners.filter((one) => one !== listener);
    },
    below: () => entries.slice(0, at).map(({ state }) => state),
  };
}

export type FakeHistory = ReturnType<typeof fakeHistory>;

/** What lies over a page, as by a page that has just been loaded. */
export async function loadedOver(fake: FakeHistory) {
  vi.resetModules();
  for (const name of ['history', 'location', 'addEventListener', 'removeEventListener'] as const)
    vi.stubGlobal(name, fake[name]);
  return import('../../src/components/browser/overPage');
}
