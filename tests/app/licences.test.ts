import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { carriedPackages, licencesText } from '../../scripts/build/licences';
import { CREDITS } from '../../src/app/about/credits';

const ROOT = fileURLToPath(new URL('../..', import.meta.url));
const sources = readdirSync(join(ROOT, 'src'), { recursive: true, encoding: 'utf8' })
  .filter((file) => /\.tsx?$/.test(file))
  .map((file) => readFileSync(join(ROOT, 'src', file), 'utf8'));
const all = (pattern: RegExp) =>
  new Set(sources.flatMap((text) => [...text.matchAll(pattern)].map((match) => match[1] ?? '')));
const headings = licencesText()
  .split(/^=+$/m)
  .map((part) => part.trim().split('\n')[0] ?? '');

describe('licences.txt', () => {
  it('holds the terms of every package that the code imports, and of what those import', () => {
    const imported = [...all(/from '((?:@[\w-]+\/)?[a-z][\w.-]*)[^':]*'/g)];
    expect(imported).toContain('react');
    for (const name of imported) expect(carriedPackages(), name).toContain(name);
    expect(carriedPackages()).toEqual(expect.arrayContaining(['scheduler', 'cookie', 'set-cookie-parser']));
    for (const name of carriedPackages()) {
      expect(headings.some((heading) => heading.startsWith(`${name} `))).toBe(true);
    }
  });

  it('has a whole text for each', () => {
    for (const part of licencesText().split(/^=+$/m)) {
      expect(part).toMatch(/Permission is hereby granted|SIL OPEN FONT|Apache License|Creative\s+Commons/);
      expect(part).toMatch(/copyright|licence/i);
    }
  });
});

describe('the credits', () => {
  it('name every set of icons that is in use', () => {
    const names: Readonly<Record<string, string>> = {
      ph: 'Phosphor Icons',
      'game-icons': 'Game-icons.net',
      'fluent-emoji-flat': 'Fluent Emoji',
    };
    const sets = all(/'~icons\/([^/]+)\//g);
    const credited = CREDITS.flatMap(({ credits }) => credits.map(({ what }) => what));
    expect(sets).toContain('ph');
    for (const set of sets) expect(credited).toContain(names[set]);
    for (const name of Object.values(names)) expect(headings).toContain(name);
  });
});
