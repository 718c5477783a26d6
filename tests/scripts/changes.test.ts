/** CHANGELOG.md is read by players too: in the app, as plain text. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { readChanges } from '../../scripts/build/changes';

const read = (path: string) => readFileSync(fileURLToPath(new URL(`../../${path}`, import.meta.url)), 'utf8');

const TEXT = `# What changed

Newest first.

## 2.0.0 · Second (not released yet)

### For players

#### Everywhere

- One thing,
  told over two lines.
- Another.

#### Cups

- A third.

### For developers

- Not for players.

## 1.0.0 · First

### For players

#### Everywhere

- It is there.
`;

describe('the players’ part of a changelog', () => {
  it('is its editions in order, each with its lists', () => {
    expect(readChanges(TEXT)).toEqual([
      {
        version: '2.0.0',
        name: 'Second',
        isReleased: false,
        parts: [
          { title: 'Everywhere', changes: ['One thing, told over two lines.', 'Another.'] },
          { title: 'Cups', changes: ['A third.'] },
        ],
      },
      {
        version: '1.0.0',
        name: 'First',
        isReleased: true,
        parts: [{ title: 'Everywhere', changes: ['It is there.'] }],
      },
    ]);
  });

  it.each([
    ['no edition', '# What changed\n', 'names no edition'],
    ['a version that is none', TEXT.replace('2.0.0', '2.0'), 'No edition in'],
    [
      'nothing for players',
      TEXT.replace('### For players', '### For nobody'),
      '2.0.0 says nothing to players',
    ],
    ['an empty list', TEXT.replace('- A third.\n', ''), 'nothing is said under “Cups”'],
  ])('is refused with %s, so that the build fails', (_what, text, fault) => {
    expect(() => readChanges(text)).toThrow(fault);
  });
});

describe('CHANGELOG.md', () => {
  const editions = readChanges(read('CHANGELOG.md'));
  const told = editions.flatMap(({ parts }) => parts.flatMap(({ title, changes }) => [title, ...changes]));

  it('tells players whole sentences without marks, links or paths', () => {
    expect(told.filter((text) => /[`*_[\]<>]|https?:|\w\/\w/.test(text))).toEqual([]);
    const sentences = editions.flatMap(({ parts }) => parts.flatMap(({ changes }) => changes));
    expect(sentences.filter((text) => !/^[A-Z].*\.$/.test(text))).toEqual([]);
    expect(sentences.length).toBeGreaterThan(15);
  });

  it('names every edition once, newest first', () => {
    const order = editions.map(({ version }) => version.split('.').map(Number));
    const weigh = ([major = 0, minor = 0, patch = 0]: number[]) => major * 1e6 + minor * 1e3 + patch;
    const weights = order.map(weigh);
    expect(weights).toEqual([...new Set(weights)].sort((a, b) => b - a));
  });

  it('begins with the version that package.json and its lockfile say', () => {
    const { version } = JSON.parse(read('package.json'));
    const lock = JSON.parse(read('package-lock.json'));
    expect([version, lock.version, lock.packages[''].version]).toEqual(Array(3).fill(editions[0]?.version));
  });
});
