/** What a room's own code weighs, by kind: from the module lists of a build with the product's settings. */
import { gzipSync } from 'node:zlib';
import { minifySync, type Rolldown } from 'vite';
import type { Chunks } from './site';

const KINDS = ['code', 'words', 'art', 'data'] as const;
type Kind = (typeof KINDS)[number];

/** Bytes after gzip: by kind, and by file as it is built. */
export interface RoomWeight {
  readonly kinds: Readonly<Record<Kind, number>>;
  readonly files: readonly { readonly name: string; readonly size: number }[];
}

/** All that a room's screen imports from its own game's chunks, with the icons in them. */
export function weigh(chunks: Chunks, screen: string): RoomWeight {
  const game = /src\/games\/[^/]+\//.exec(screen)?.[0] ?? '';
  const start = [...chunks.values()].find(({ moduleIds }) => moduleIds.some((id) => id.endsWith(screen)));
  if (!start) throw new Error(`The build has no chunk for ${screen}`);
  // What every page loads has the games' names in it, but no game.
  const own = withImports(start, chunks).filter(
    ({ moduleIds }) =>
      moduleIds.some((id) => id.includes(game)) && !moduleIds.some((id) => /src\/app\//.test(id)),
  );
  const weights = KINDS.map((kind) => {
    const code = own.map((chunk) => minified(codeOf(chunk, kind))).join('');
    return [kind, gzipSync(code).length] as const;
  });
  return {
    kinds: Object.fromEntries(weights) as Record<Kind, number>,
    files: own.map(({ name, code }) => ({ name, size: gzipSync(code).length })),
  };
}

function codeOf({ modules }: Rolldown.OutputChunk, kind: Kind): string {
  const ofKind = Object.entries(modules).filter(([id]) => kindOf(id) === kind);
  return ofKind.map(([, { code }]) => code ?? '').join('\n');
}

function withImports(start: Rolldown.OutputChunk, chunks: Chunks): readonly Rolldown.OutputChunk[] {
  const found = new Set([start]);
  // A set hands out what is added while it is walked through.
  for (const chunk of found)
    for (const file of chunk.imports) {
      const imported = chunks.get(file);
      if (imported) found.add(imported);
    }
  return [...found];
}

function kindOf(id: string): Kind {
  const path = id.replaceAll('\\', '/');
  if (/\.json$|\/dailyLetters\./.test(path)) return 'data';
  if (/^~icons\/|\/(drawing|pictures)\/|\.svg/.test(path)) return 'art';
  // What is read of the rules stands in the screen's help, with the pictures it needs.
  return /\/words\/|help\.tsx$/i.test(path) ? 'words' : 'code';
}

/** Without what a compressor does beyond names: it would take away what only other chunks need. That is a hundredth. */
function minified(code: string): string {
  const { code: short, errors } = minifySync('own.js', code, {
    module: true,
    compress: false,
    mangle: { toplevel: true },
  });
  if (errors.length > 0) throw new Error(errors.map(({ message }) => message).join('\n'));
  return short;
}
