/** Utilities that are dealt out to several sheets hold as they did in one, in whatever order the sheets come. */
import tailwindcss from '@tailwindcss/vite';
import { build } from 'vite';
import { beforeAll, describe, expect, it } from 'vitest';
import { type DealtStyles, dealOut, readModules } from '../../scripts/build/styleParts';
import { cutUtilities, readRules, type UtilityRule } from '../../scripts/build/utilityRules';
import { root } from '../../scripts/tools.mjs';

/** A rule where it stands in the page: in which layer, and behind how many others. */
interface Standing {
  readonly layer: number;
  readonly place: number;
}

const MODULES = new Map([
  ['main.tsx', "import './app/App';"],
  ['app/App.tsx', "<p className='p-4 md:p-8'>"],
  ['app/home/Home.tsx', "import './Lamp';\nconst classes = 'p-1';"],
  ['app/home/Lamp.tsx', "<p className='m-1'>"],
  ['app/stats/Stats.tsx', "<p className='m-2'>"],
  ['app/GameRoute.tsx', "<p className='p-5'>"],
  ['games/mole/screen/Screen.tsx', "<p className='p-2 m-3 m-4'>"],
  ['games/mole/screen/Cover.tsx', "<p className='m-5'>"],
  ['games/toad/screen/Screen.tsx', "<p className='p-3 m-3 m-4'>"],
  ['games/newt/screen/Screen.tsx', "<p className='m-4 xp-3 p-3.5'>"],
  ['games/crow/near/screen/Screen.tsx', "<p className='m-6 p-6 m-7'>"],
  ['games/crow/far/screen/Screen.tsx', "<p className='p-6 m-7'>"],
  ['games/crow/high/screen/Screen.tsx', "<p className='m-7'>"],
  ['games/crow/print/screen/Print.tsx', "<p className='p-7'>"],
  ['frame/print/PrintFrame.tsx', "<p className='m-3'>"],
]);
const NAMES = [...'1234567'].flatMap((size) => [`m-${size}`, `p-${size}`]);
const SHEET = `@layer utilities{${NAMES.map((name) => `.${name}{${name[0] === 'm' ? 'margin' : 'padding'}:1px}`).join('')}@media (width>=700px){.md\\:p-8{padding:8px}}}`;

describe('a small sheet', () => {
  const { base, parts, needs } = dealOut(SHEET, MODULES);
  const sheetsWith = (name: string) =>
    [...parts, ['base', base] as const]
      .filter(([, text]) => text.includes(`.${name}{`))
      .map(([part]) => part);

  it.each([
    ['every page', 'p-4', ['base']],
    ['the shelf', 'p-1', ['home']],
    ['what the shelf is made of', 'm-1', ['home']],
    ['another page', 'm-2', ['pages']],
    ['the frame', 'p-5', ['frame']],
    ['one game', 'p-2', ['mole']],
    ['a part of another name', 'p-3', ['toad']],
    ['two games and a page beside them', 'm-3', ['beside', 'mole', 'toad']],
    ['more games', 'm-4', ['frame']],
    ['a box', 'm-5', ['base']],
    ['one of several rooms', 'm-6', ['crow_near']],
    ['two of them', 'p-6', ['crow_far', 'crow_near']],
    ['all of them', 'm-7', ['crow']],
    ['a page for printing', 'p-7', ['crow_print']],
  ])('gives what is of %s to its part', (_, name, expected) => {
    expect(sheetsWith(name).sort()).toEqual(expected);
  });

  it('is needed by the modules that name what is in it', () => {
    expect(Object.fromEntries([...needs].map(([path, needed]) => [path, [...needed].sort()]))).toEqual({
      'app/home/Home.tsx': ['home'],
      'app/home/Lamp.tsx': ['home'],
      'app/stats/Stats.tsx': ['pages'],
      'app/GameRoute.tsx': ['frame'],
      'games/mole/screen/Screen.tsx': ['frame', 'mole'],
      'games/toad/screen/Screen.tsx': ['frame', 'toad'],
      'games/newt/screen/Screen.tsx': ['frame'],
      'frame/print/PrintFrame.tsx': ['beside'],
      'games/crow/near/screen/Screen.tsx': ['crow', 'crow_near'],
      'games/crow/far/screen/Screen.tsx': ['crow', 'crow_far'],
      'games/crow/high/screen/Screen.tsx': ['crow'],
      'games/crow/print/screen/Print.tsx': ['crow_print'],
    });
  });
});

describe('the app\u2019s own sheet', () => {
  let whole: readonly UtilityRule[] = [];
  let dealt: DealtStyles;

  beforeAll(async () => {
    const sheet = await wholeSheet();
    whole = readRules(cutUtilities(sheet).utilities);
    dealt = dealOut(sheet, readModules(['']));
  });

  it('loses nothing', () => {
    const found = new Set([dealt.base, ...dealt.parts.values()].flatMap((text) => inPart(text).map(nameOf)));
    expect(whole.length).toBeGreaterThan(1_000);
    expect(whole.map(nameOf).filter((name) => !found.has(name))).toEqual([]);
    expect(found.size).toBe(new Set(whole.map(nameOf)).size);
  });

  it('holds as before, in whichever order its parts come', () => {
    const parts = [...dealt.parts.keys()];
    expect(parts.length).toBeGreaterThan(6);
    const sheets = sheetsOf(dealt);
    const pairs = meetingPairs(whole, sheets);
    expect(pairs.length).toBeGreaterThan(1_000);
    for (const order of [
      parts,
      parts.toReversed(),
      ...parts.map((last) => [...parts.filter((part) => part !== last), last]),
    ])
      expect(changed(pairs, dealt, sheets, order)).toEqual([]);
  });
});

/** As Tailwind makes it, before anything is dealt out. */
async function wholeSheet(): Promise<string> {
  let sheet = '';
  await build({
    root,
    configFile: false,
    logLevel: 'error',
    plugins: [
      tailwindcss(),
      {
        name: 'keep-sheet',
        enforce: 'pre',
        transform(code, id) {
          if (id.endsWith('src/index.css')) sheet = code;
        },
      },
    ],
    build: { write: false, rolldownOptions: { input: 'src/index.css' } },
  });
  return sheet;
}

const LAYER = /^@layer ([a-z]+)$/;
const nameOf = ({ around, text }: UtilityRule) =>
  [...around.filter((head) => !LAYER.test(head)), text].join('{');

function inPart(text: string): readonly UtilityRule[] {
  return readRules(cutUtilities(text).utilities.replace(/^@layer [\w,]+;/, ''));
}

type Sheets = ReadonlyMap<string, readonly UtilityRule[]>;

function sheetsOf({ base, parts }: DealtStyles): Sheets {
  return new Map([['base', base] as const, ...parts].map(([part, text]) => [part, inPart(text)]));
}

/** A rule with the sheets that it has come to. */
interface Placed {
  readonly rule: UtilityRule;
  readonly name: string;
  readonly parts: readonly string[];
}
type Pair = readonly [earlier: Placed, later: Placed];

const BESIDE_GAMES = ['base', 'home', 'pages', 'frame'];
const isOfGame = (part: string) => !BESIDE_GAMES.includes(part);
/** Rooms and pages of one game share elements with it. */
const gameOf = (part: string) => part.split('_')[0];

/** Pairs that set something in common. Games have no element in common. */
function meetingPairs(whole: readonly UtilityRule[], sheets: Sheets): readonly Pair[] {
  const found = new Map<string, Set<string>>();
  for (const [part, rules] of sheets)
    for (const rule of rules) found.set(nameOf(rule), (found.get(nameOf(rule)) ?? new Set()).add(part));
  const placed = whole
    .map((rule) => ({ rule, name: nameOf(rule), parts: [...(found.get(nameOf(rule)) ?? [])] }))
    .filter(({ parts }) => parts.length > 0);
  return placed.flatMap((later, index) =>
    placed
      .slice(0, index)
      .filter((earlier) => meet(earlier, later))
      .map((earlier) => [earlier, later] as const),
  );
}

function meet({ rule: a, parts: ofA }: Placed, { rule: b, parts: ofB }: Placed): boolean {
  if (a.isImportant !== b.isImportant) return false;
  if (![...a.properties].some((property) => b.properties.has(property))) return false;
  const games = new Set(ofB.map(gameOf));
  return ![...ofA, ...ofB].every(isOfGame) || ofA.some((part) => games.has(gameOf(part)));
}

/** Of the pairs that meet, those of which in several sheets the other wins. */
function changed(
  pairs: readonly Pair[],
  { base }: DealtStyles,
  sheets: Sheets,
  order: readonly string[],
): string[] {
  const standing = new Map<string, Standing>();
  const layers = /@layer utilities\{@layer ([\w,]+);/.exec(base)?.[1]?.split(',') ?? [];
  let place = 0;
  for (const rule of ['base', ...order].flatMap((part) => sheets.get(part) ?? [])) {
    const layer = layers.indexOf(LAYER.exec(rule.around[0] ?? '')?.[1] ?? '');
    if (layer < 0) throw new Error(`${nameOf(rule)} stands in a layer that is not declared`);
    standing.set(nameOf(rule), { layer, place: place++ });
  }
  const standingOf = ({ name }: Placed): Standing => {
    const known = standing.get(name);
    if (!known) throw new Error(`${name} stands nowhere`);
    return known;
  };
  const wins = (one: UtilityRule, other: UtilityRule, [a, b]: readonly [Standing, Standing]) =>
    (a.layer - b.layer) * (one.isImportant ? -1 : 1) || one.weight - other.weight || a.place - b.place;
  return pairs
    .filter(([earlier, later]) => {
      const isLaterAbove = later.rule.weight >= earlier.rule.weight;
      const of = [standingOf(later), standingOf(earlier)] as const;
      return wins(later.rule, earlier.rule, of) > 0 !== isLaterAbove;
    })
    .map(([earlier, later]) => `${earlier.name} and ${later.name}`);
}
