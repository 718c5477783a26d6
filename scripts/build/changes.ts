/** The players' part of CHANGELOG.md, for the About page: read when the site is built, so that it is written once. */
import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

/** One edition, as the app tells of it. */
export interface Edition {
  readonly version: string;
  readonly name: string;
  readonly isReleased: boolean;
  readonly parts: readonly { readonly title: string; readonly changes: readonly string[] }[];
}

const ID = 'virtual:changes';
const CHANGELOG = fileURLToPath(new URL('../../CHANGELOG.md', import.meta.url));
const EDITION = /^## (\d+\.\d+\.\d+) · (.+?)( \(not released yet\))?$/;
const FOR_PLAYERS = 'For players';

/** Newest first, as they stand in the text. Throws where the text is not as the build needs it. */
export function readChanges(text: string): readonly Edition[] {
  const editions = sections(text, '## ').map(({ heading, body }) => {
    const [, version, name, unreleased] = EDITION.exec(`## ${heading}`) ?? [];
    if (!version || !name) throw new Error(`No edition in “${heading}”: wanted “1.2.3 · Its name”`);
    return { version, name, isReleased: unreleased === undefined, parts: playersPart(version, body) };
  });
  if (editions.length === 0) throw new Error('The changelog names no edition');
  return editions;
}

function playersPart(version: string, body: string): Edition['parts'] {
  const part = sections(body, '### ').find(({ heading }) => heading === FOR_PLAYERS);
  const parts = sections(part?.body ?? '', '#### ').map(({ heading, body }) => ({
    title: heading,
    changes: entries(body),
  }));
  if (parts.length === 0) throw new Error(`${version} says nothing to players`);
  const empty = parts.find(({ changes }) => changes.length === 0);
  if (empty) throw new Error(`${version}: nothing is said under “${empty.title}”`);
  return parts;
}

function sections(text: string, mark: string): { heading: string; body: string }[] {
  return `\n${text}`
    .split(`\n${mark}`)
    .slice(1)
    .map((section) => {
      const [heading = '', ...lines] = section.split('\n');
      return { heading: heading.trim(), body: lines.join('\n') };
    });
}

/** An entry may go on over several lines, further in. */
function entries(body: string): string[] {
  return `\n${body}`
    .split('\n- ')
    .slice(1)
    .map((entry) => entry.replace(/\s+/g, ' ').trim());
}

export function changes(): Plugin {
  return {
    name: 'changes',
    resolveId: (source) => (source === ID ? `\0${ID}` : null),
    load(loaded) {
      if (loaded !== `\0${ID}`) return null;
      this.addWatchFile(CHANGELOG);
      return `export const editions = ${JSON.stringify(readChanges(readFileSync(CHANGELOG, 'utf8')))};`;
    },
  };
}
