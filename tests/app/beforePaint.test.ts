// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { inlineScripts } from '../../scripts/build/firstPaint';

const { beforePaint: script } = await inlineScripts();

interface Visit {
  readonly stored?: string | (() => never);
  readonly dark?: boolean;
  readonly worker?: boolean;
  readonly path?: string;
  readonly search?: string;
  readonly place?: string;
  /** What else is stored. */
  readonly keys?: readonly string[];
}

function run({
  stored,
  dark = false,
  worker = true,
  path = '/sub/',
  search = '',
  place = '',
  keys = [],
}: Visit): void {
  const getItem = () => (typeof stored === 'function' ? stored() : (stored ?? null));
  // As in a browser, whose methods are no keys of its own.
  const storage = Object.create(
    { getItem },
    Object.fromEntries(keys.map((key) => [key, { enumerable: true }])),
  );
  const currentScript = { dataset: { base: '/sub/', place, places: 'den den/make witches witches/brew' } };
  const page = {
    documentElement: document.documentElement,
    currentScript,
    querySelectorAll: () => [],
    head: document.head,
  };
  const environment = {
    localStorage: storage,
    matchMedia: () => ({ matches: dark }),
    navigator: { serviceWorker: { controller: worker ? {} : null } },
    location: { pathname: path, search },
    document: page,
    addEventListener: () => undefined,
  };
  new Function(...Object.keys(environment), script)(...Object.values(environment));
}

const html = () => ({ ...document.documentElement.dataset });

beforeEach(() => {
  for (const name of Object.keys(document.documentElement.dataset))
    delete document.documentElement.dataset[name];
});

describe('before the first paint, what is set', () => {
  it.each([
    [{}, { theme: 'light' }],
    [{ dark: true }, { theme: 'dark' }],
    [{ dark: true, stored: '{"theme":"light"}' }, { theme: 'light' }],
    [
      { stored: '{"theme":"dark","contrast":"high","motion":"reduced"}' },
      { theme: 'dark', contrast: 'high', motion: 'reduced' },
    ],
    [{ stored: '{"theme":"system","contrast":"normal","motion":"system"}' }, { theme: 'light' }],
    [
      { stored: '{"motion":"full","speed":"fast","symbols":true}' },
      { theme: 'light', motion: 'full', speed: 'fast', symbols: 'true' },
    ],
    [{ stored: '{"theme":"<script>","motion":7}' }, { theme: 'light' }],
    [{ stored: '{"theme":"da' }, { theme: 'light' }],
    [{ stored: 'null' }, { theme: 'light' }],
    // Who has read what changed hears no more of it.
    [{ stored: '{"whatChanged":"read"}', keys: ['parlour:settings'] }, { theme: 'light' }],
    [
      {
        stored: () => {
          throw new Error('SecurityError');
        },
      },
      { theme: 'light' },
    ],
  ])('%j gives %j', (options, attributes) => {
    run(options);
    expect(html()).toEqual({ ...attributes, paint: 'start' });
  });
});

describe('before the first paint, the painted part', () => {
  it.each<[Visit, string, string?]>([
    [{ place: '' }, 'start'],
    [{ place: '', search: '?utm=x' }, 'start'],
    // One game's own document may say that it opens at home with a query.
    [{ place: '', search: '?scene=game' }, 'nothing'],
    [{ place: 'den', path: '/sub/den' }, 'start'],
    [{ place: 'den', path: '/sub/den/' }, 'start'],
    [{ place: 'den', path: '/sub/den', search: '?scene=game' }, 'board'],
    [{ place: 'den', path: '/sub/den', search: '?new' }, 'board'],
    [{ place: 'den', path: '/sub/den/code' }, 'board'],
    [{ place: 'den', path: '/sub/den/daily/2026-11-19' }, 'board'],
    [{ place: 'witches/brew', path: '/sub/witches/brew' }, 'start'],
    [{ place: 'witches/brew', path: '/sub/witches/brew/code' }, 'board'],
    [{ place: 'witches', path: '/sub/witches/code' }, 'board'],
    // Hosts that answer with another page than the address's own.
    [{ place: 'witches', path: '/sub/witches/brew' }, 'nothing', 'witches'],
    // A maker's page has none of its own, and is sent its game's.
    [{ place: 'den', path: '/sub/den/make' }, 'nothing', 'den'],
    [{ place: '', path: '/sub/den' }, 'nothing', 'den'],
    [{ place: '', path: '/sub/den/code' }, 'nothing', 'den'],
    [{ place: 'den', path: '/sub/witches/code' }, 'nothing', 'witches'],
    [{ place: '', path: '/sub/settings' }, 'nothing'],
    [{ place: '', path: '/sub/nowhere/at/all' }, 'nothing'],
    [{ place: 'den', path: '/sub/' }, 'nothing'],
  ])('%j shows %s', (visit, paint, mood) => {
    run(visit);
    expect(html()).toEqual({ theme: 'light', paint, ...(mood && { mood }) });
  });

  it('is the one for those who have been here before, or are to hear of the new edition', () => {
    run({ stored: '{"seen":["den"],"whatChanged":"due"}' });
    expect(html()).toMatchObject({ visit: 'again', edition: 'new' });
  });

  it.each([['parlour:settings'], ['parlour:save:den']])(
    'has room for the note where only %s is left of the first edition',
    (key) => {
      run({ keys: [key] });
      expect(html()).toMatchObject({ edition: 'new' });
    },
  );

  it('has the letters of the system until the app is there, where nothing is stored', () => {
    run({ worker: false });
    expect(html()).toMatchObject({ fonts: 'later' });
  });
});
