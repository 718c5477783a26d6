/** Imports as a disk resolves them that is blind to letter case, as those of macOS and Windows are. */
import { posix } from 'node:path';

/** What tools try behind a name without its ending. */
const ENDINGS = [
  '',
  '.ts',
  '.tsx',
  '.mts',
  '.mjs',
  '.js',
  '.jsx',
  '.css',
  '.json',
  '.svg',
  '/index.ts',
  '/index.tsx',
];

/** Paths in code that tools resolve: imports of any kind, mocks, workers, styles and pages. */
const SCRIPT =
  /(?:\bfrom|\bimport|\bvi\.(?:mock|doMock|importActual)(?:<[^()]*>)?)\s*\(?\s*['"]([^'"\n]+)['"]|\bnew URL\(\s*['"]([^'"\n]+)['"],\s*import\.meta\.url/g;
const STYLE = /@import\s+(?:url\()?['"]([^'"]+)['"]|\burl\(\s*['"]?([^'")]+)['"]?\s*\)/g;
const PAGE = /\b(?:src|href)="([^"]+)"/g;

export interface Import {
  readonly from: string;
  readonly path: string;
}

export function importsOf(file: string, text: string): readonly Import[] {
  const pattern = /\.css$/.test(file) ? STYLE : /\.html$/.test(file) ? PAGE : SCRIPT;
  return [...text.matchAll(pattern)].flatMap((match) => {
    const path = (match[1] ?? match[2] ?? '').split(/[?#]/)[0] ?? '';
    return /^(\.{1,2}\/|\/)/.test(path) ? [{ from: file, path }] : [];
  });
}

/** Every file that it may mean there; none where compilers, too, will find nothing, or where it names a folder. */
export function filesFor({ from, path }: Import, disk: BlindDisk): readonly string[] {
  const wanted = targetOf({ from, path });
  return ENDINGS.flatMap((ending) => disk.find(wanted + ending));
}

function targetOf({ from, path }: Import): string {
  return path.startsWith('/') ? path.slice(1) : posix.join(posix.dirname(from), path);
}

/** Why an import means something else there, or null. */
export function faultOnBlindDisk(one: Import, disk: BlindDisk): string | null {
  const found = filesFor(one, disk);
  const said = `${one.from}: ${one.path}`;
  if (found.length > 1) return `${said} may be ${found.join(' or ')}`;
  const [file] = found;
  return file?.startsWith(targetOf(one)) === false ? `${said} is written otherwise: ${file}` : null;
}

export interface BlindDisk {
  readonly find: (path: string) => readonly string[];
}

export function blindDisk(paths: readonly string[]): BlindDisk {
  const byLowerCase = new Map<string, string[]>();
  for (const path of paths) {
    const key = path.toLowerCase();
    byLowerCase.set(key, [...(byLowerCase.get(key) ?? []), path]);
  }
  return { find: (path) => byLowerCase.get(path.toLowerCase()) ?? [] };
}
