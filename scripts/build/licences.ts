/** Writes licences.txt: the full terms of everything that a build carries, from the packages as they are installed. */
import { readdirSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { Plugin } from 'vite';

const root = fileURLToPath(new URL('../..', import.meta.url));
const RULE = '='.repeat(78);

/** What a build carries without its being a dependency: the base styles, the loader of chunks. */
const FROM_TOOLS = ['tailwindcss', 'vite'];

/** Packages of pictures and facts carry no terms of their own; these are the words of those who made them. */
const WORKS = [
  { what: 'Phosphor Icons', where: 'https://github.com/phosphor-icons/core', by: '2022 Phosphor Icons' },
  {
    what: 'Fluent Emoji',
    where: 'https://github.com/microsoft/fluentui-emoji',
    by: 'Microsoft Corporation.',
  },
  { what: 'LorcanaJSON', where: 'https://github.com/LorcanaJSON/LorcanaJSON', by: '2023 LorcanaJSON' },
];

const GAME_ICONS = `Game-icons.net
https://game-icons.net

Icons made by Lorc, Delapouite, Skoll and Faithtoken, recoloured for Parlour. Provided under the Creative
Commons Attribution 3.0 Unported licence: https://creativecommons.org/licenses/by/3.0/legalcode`;

interface Lock {
  readonly packages: Readonly<Record<string, { readonly dependencies?: Readonly<Record<string, string>> }>>;
}

/** Every package that the product's own code can bring along, by name, the indirect ones included. */
export function carriedPackages(): readonly string[] {
  const { packages }: Lock = JSON.parse(read('package-lock.json'));
  const found = new Set<string>();
  const visit = (owner: string) => {
    for (const name of Object.keys(packages[owner]?.dependencies ?? {})) {
      if (found.has(name)) continue;
      found.add(name);
      visit(`node_modules/${name}`);
    }
  };
  visit('');
  return [...found].sort();
}

export function licencesText(): string {
  const packages = [...carriedPackages(), ...FROM_TOOLS].map((name) => {
    return `${name} ${version(name)}\n\n${termsOf(name)}`;
  });
  const mit = read('LICENSE');
  const works = WORKS.map(({ what, where, by }) => {
    return `${what}\n${where}\n\n${mit.replace(/^Copyright .*$/m, `Copyright (c) ${by}`).trim()}`;
  });
  const all = [`Parlour\n\n${mit.trim()}`, ...packages, ...works, GAME_ICONS];
  return `${all.join(`\n\n${RULE}\n\n`)}\n`;
}

function termsOf(name: string): string {
  const file = readdirSync(`${root}node_modules/${name}`).find((entry) => /^licen[cs]e/i.test(entry));
  if (!file) throw new Error(`${name} has no licence file`);
  const text = read(`node_modules/${name}/${file}`);
  // Vite lists its own tools' terms too; none of them reach a build.
  return text.split(/^# Licenses of bundled dependencies/m)[0]?.trim() ?? text;
}

function version(name: string): string {
  const { version: installed }: { version: string } = JSON.parse(read(`node_modules/${name}/package.json`));
  return installed;
}

function read(path: string): string {
  return readFileSync(`${root}${path}`, 'utf8');
}

export function licences(): Plugin {
  return {
    name: 'licences',
    apply: 'build',
    generateBundle() {
      this.emitFile({ type: 'asset', fileName: 'licences.txt', source: licencesText() });
    },
  };
}
