// @vitest-environment happy-dom
/** Every order in which things open and close over a page while the browser steps through its history. */
import { act, cleanup, render, screen } from '@testing-library/react';
import fc from 'fast-check';
import { useLayoutEffect, useState } from 'react';
import { useLocation, useNavigate } from 'react-router';
import { afterEach, beforeEach, describe, expect, it, vi } from 'vitest';
import { count } from '../counts';
import { type FakeHistory, fakeHistory, loadedOver, TRAVERSALS, type Traversal } from './fakeHistory';

/** A page that writes addresses and hears of steps, with things over it that close when they are told to. */
async function page(traversal: Traversal) {
  const fake = fakeHistory(traversal);
  const over = await loadedOver(fake);
  const things: { readonly page: string; readonly close: () => void }[] = [];
  let at = fake.location.href;
  let links = 0;
  const show = () => {
    at = fake.location.href;
  };
  /** What lay over another page goes with it. */
  const arrive = () => {
    show();
    for (const { page, close } of [...things]) if (page !== pageOf(at)) close();
  };
  const write = (url: string, isNew: boolean, then: () => void) =>
    over.writeAddress({ state: { key: url }, url, isNew }, then);
  const link = (then: () => void) => {
    links += 1;
    write(`/link-${links}`, true, then);
  };
  over.onSteps(arrive);
  vi.runAllTimers();
  return {
    fake,
    get at() {
      return at;
    },
    get isOpen() {
      return things.length;
    },
    open() {
      const thing = { page: pageOf(at), close: () => {} };
      const down = over.putOver(() => queueMicrotask(() => thing.close()));
      thing.close = () => {
        if (!things.includes(thing)) return;
        things.splice(things.indexOf(thing), 1);
        down();
      };
      things.push(thing);
    },
    close: () => things.at(-1)?.close(),
    link: () => link(arrive),
    /** What it leads to is long in coming. */
    slowLink: () => link(show),
    tell() {
      const before = at;
      over.afterClosing(() => at === before && write(`${at}${TOLD}`, false, show));
    },
  };
}

const TOLD = '-told';
const pageOf = (href: string) => href.replaceAll(TOLD, '');

type Page = Awaited<ReturnType<typeof page>>;

const isOnEntry = ({ fake }: Page) => fake.history.state?.parlourOver === true;

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  cleanup();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

/** Until nothing is on its way any more. */
async function settle({ fake }: Page): Promise<void> {
  do await vi.runAllTimersAsync();
  while (fake.step());
}

const SEED = 7;

const ACTS = {
  opens: (one: Page) => one.open(),
  closes: (one: Page) => one.close(),
  link: (one: Page) => one.link(),
  slowLink: (one: Page) => one.slowLink(),
  told: (one: Page) => one.tell(),
  back: ({ fake }: Page) => fake.history.go(-1),
  forward: ({ fake }: Page) => fake.history.go(1),
  /** The browser comes to one of the steps that were asked for. */
  step: ({ fake }: Page) => void fake.step(),
  timers: () => void vi.runAllTimers(),
  microtasks: () => {},
};
type Act = keyof typeof ACTS;
const ANY = (Object.keys(ACTS) as Act[]).filter((name) => name !== 'slowLink');

async function having(traversal: Traversal, ...acts: readonly Act[]): Promise<Page> {
  const one = await page(traversal);
  for (const name of acts) {
    ACTS[name](one);
    if (name !== 'opens') await Promise.resolve();
  }
  await settle(one);
  return one;
}

describe.each(TRAVERSALS)('where the browser counts its steps from where it %s', (traversal) => {
  it.each<[string, readonly Act[], { readonly at: string; readonly isOpen: number }]>([
    ['Back that comes at once closes', ['opens', 'back'], { at: '/game', isOpen: 0 }],
    ['Back closes what is on top', ['opens', 'opens', 'back'], { at: '/game', isOpen: 1 }],
    [
      'Back once more, before any timer, closes what is below',
      ['opens', 'opens', 'back', 'step', 'microtasks', 'microtasks', 'back'],
      { at: '/game', isOpen: 0 },
    ],
    ['the Back after that leaves', ['opens', 'back', 'step', 'timers', 'back'], { at: '/home', isOpen: 0 }],
    [
      'Forward opens nothing again',
      ['opens', 'back', 'step', 'timers', 'forward'],
      { at: '/game', isOpen: 0 },
    ],
    [
      'nor an address from before it was written anew',
      ['opens', 'back', 'step', 'timers', 'told', 'timers', 'forward'],
      { at: '/game-told', isOpen: 0 },
    ],
    [
      'Back leaves all the same after a Forward that led nowhere',
      ['opens', 'back', 'step', 'timers', 'forward', 'step', 'step', 'timers', 'back'],
      { at: '/home', isOpen: 0 },
    ],
    [
      'what opens as another closes stays',
      ['opens', 'closes', 'opens', 'timers'],
      { at: '/game', isOpen: 1 },
    ],
    [
      'what opens while the browser steps back stays, and Back closes it',
      ['opens', 'closes', 'timers', 'opens', 'step', 'microtasks', 'back'],
      { at: '/game', isOpen: 0 },
    ],
    ['a link out of what is open leads on', ['opens', 'link'], { at: '/link-1', isOpen: 0 }],
    [
      'a link that is pressed while the browser steps back leads on',
      ['opens', 'closes', 'timers', 'link', 'step'],
      { at: '/link-1', isOpen: 0 },
    ],
    [
      'Back after such a link leads back',
      ['opens', 'closes', 'timers', 'link', 'step', 'timers', 'back'],
      { at: '/game', isOpen: 0 },
    ],
    [
      'Back after a link out of what is open leads back',
      ['opens', 'link', 'timers', 'back'],
      { at: '/game', isOpen: 0 },
    ],
    [
      'and Forward on again',
      ['opens', 'link', 'timers', 'back', 'step', 'timers', 'forward'],
      { at: '/link-1', isOpen: 0 },
    ],
    [
      'a page that is left before it came leaves what was open as it was',
      ['opens', 'slowLink', 'back'],
      { at: '/game', isOpen: 1 },
    ],
    ['an address told meanwhile comes after', ['opens', 'closes', 'told'], { at: '/game-told', isOpen: 0 }],
    ['and waits for what is open', ['opens', 'told'], { at: '/game', isOpen: 1 }],
    [
      'Back while the browser steps back leaves',
      ['opens', 'closes', 'timers', 'back'],
      { at: '/home', isOpen: 0 },
    ],
  ])('%s: %j', async (_name, acts, { at, isOpen }) => {
    const one = await having(traversal, ...acts);
    expect({ at: one.at, isOpen: one.isOpen }).toEqual({ at: `http://parlour${at}`, isOpen });
    expect(one.fake.location.href).toBe(one.at);
    expect(isOnEntry(one)).toBe(isOpen > 0);
  });

  it(`in any order (seed ${SEED}): the page is that of the address, and Back closes one thing or leads back`, async () => {
    await fc.assert(
      fc.asyncProperty(fc.array(fc.constantFrom(...ANY), { maxLength: 14 }), async (acts) => {
        const one = await having(traversal, ...acts);
        const { fake, isOpen } = one;
        expect(one.at).toBe(fake.location.href);
        expect(isOnEntry(one)).toBe(isOpen > 0);
        expect(fake.below().filter((state) => state?.parlourOver)).toEqual([]);
        const [before, length] = [one.at, fake.below().length];
        fake.history.go(-1);
        await settle(one);
        expect(one.at).toBe(fake.location.href);
        if (isOpen > 0) expect([one.isOpen, pageOf(one.at)]).toEqual([isOpen - 1, pageOf(before)]);
        else if (length > 0) expect(fake.below()).toHaveLength(length - 1);
      }),
      { seed: SEED, numRuns: count(1_000, 20_000) },
    );
  });
});

it.each<[Traversal, string]>([
  // For the few milliseconds of a step the browser knows already where to go next, and no script takes that back.
  ['asked', '/home'],
  ['was left', '/game'],
])(
  'Back for what has opened while a step is on its way, counted from where it %s, leads to %s',
  async (traversal, at) => {
    const one = await having(traversal, 'opens', 'closes', 'timers', 'opens', 'back');
    expect([one.at, one.isOpen]).toEqual([`http://parlour${at}`, 0]);
  },
);

it('what lay over a page that is loaded anew lies there no more, and one Back leaves', async () => {
  const fake = fakeHistory('asked');
  const over = await loadedOver(fake);
  over.onSteps(() => {});
  over.putOver(() => {});
  expect(fake.history.state).toHaveProperty('parlourOver');
  fake.location.reload();
  const heard = vi.fn();
  (await loadedOver(fake)).onSteps(heard);
  await vi.runAllTimersAsync();
  while (fake.step()) await vi.runAllTimersAsync();
  expect(fake.history.state).not.toHaveProperty('parlourOver');
  expect(heard).not.toHaveBeenCalled();
  fake.history.go(-1);
  fake.step();
  expect(heard).toHaveBeenCalledOnce();
});

describe('the router', () => {
  /** A game that can be looked back at, with a link that leads away from it. */
  async function shown(fake: FakeHistory) {
    await loadedOver(fake);
    const { PageRouter } = await import('../../src/app/boot/PageRouter');
    const { useBackCloses } = await import('../../src/components/browser/useBackCloses');
    const states: unknown[] = [];
    const LookingBack = ({ stop }: { readonly stop: () => void }) => {
      useBackCloses(true, stop);
      return <p>looking back</p>;
    };
    const Page = () => {
      const [isLookingBack, lookBack] = useState(false);
      const navigate = useNavigate();
      const { pathname } = useLocation();
      useLayoutEffect(() => {
        if (isLookingBack) states.push(history.state?.parlourOver);
      });
      return (
        <>
          <h1>{pathname}</h1>
          <button type="button" onClick={() => lookBack(true)}>
            look back
          </button>
          <button type="button" onClick={() => void navigate('/about')}>
            about
          </button>
          {isLookingBack && pathname === '/game' && <LookingBack stop={() => lookBack(false)} />}
        </>
      );
    };
    render(
      <PageRouter>
        <Page />
      </PageRouter>,
    );
    return states;
  }

  const press = async (name: string) => act(async () => screen.getByRole('button', { name }).click());
  const step = async (fake: FakeHistory) =>
    act(async () => {
      do await vi.runAllTimersAsync();
      while (fake.step());
    });
  const goBack = async (fake: FakeHistory) => {
    fake.history.back();
    await step(fake);
  };
  const heading = () => screen.getByRole('heading').textContent;

  it('what is looked back at has its entry before anybody can see it', async () => {
    const states = await shown(fakeHistory('asked'));
    await press('look back');
    expect(states).toEqual([true]);
  });

  it('stays where it is while Back ends looking back, and hears of the next', async () => {
    const fake = fakeHistory('asked');
    await shown(fake);
    await press('look back');
    await goBack(fake);
    expect(screen.queryByText('looking back')).toBeNull();
    expect(heading()).toBe('/game');
    await goBack(fake);
    expect(heading()).toBe('/home');
  });

  it('shows the game again to which Back leads from a link that was pressed while looking back', async () => {
    const fake = fakeHistory('asked');
    await shown(fake);
    await press('look back');
    await press('about');
    await step(fake);
    expect([heading(), fake.location.pathname]).toEqual(['/about', '/about']);
    await goBack(fake);
    expect([heading(), fake.location.pathname]).toEqual(['/game', '/game']);
  });
});
