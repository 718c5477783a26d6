import { readFileSync } from 'node:fs';

export interface RegisteredGame {
  readonly id: string;
  readonly title: string;
  readonly line: string;
}

/**
 * The games' names for pages and manifest, read from the registry's text: at build time it cannot be imported, since
 * its entries lead on to every screen.
 */
export function registeredGames(): RegisteredGame[] {
  const text = readFileSync(new URL('../src/app/registry.ts', import.meta.url), 'utf8');
  const entries = text.matchAll(/id: '([^']+)',\s*title: '([^']+)',\s*line: (?:'([^']+)'|"([^"]+)"),/g);
  return [...entries].map(([, id = '', title = '', line, quoted]) => ({
    id,
    title,
    line: line ?? quoted ?? '',
  }));
}
