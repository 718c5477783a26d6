/**
 * With every file that is fetched later, Vite names all that it needs, among it what must have come already for the
 * call to be made at all, and some of it twice. Names of files hardly compress.
 */
import type { Plugin, Rolldown } from 'vite';

const LIST = /const __vite__mapDeps=[^;]*\bm\.f=(\["[^\]]*"\])[^;]*;\n?/;
const CALL = /__vite__mapDeps\(\[([\d,]+)\]\)/g;

export function leanPreloads(): Plugin {
  return {
    name: 'lean-preloads',
    apply: 'build',
    // After Vite has written the lists, and after facades are out of them.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        for (const chunk of Object.values(bundle))
          if (chunk.type === 'chunk') chunk.code = withLeanList(chunk.code, filesWith(chunk, bundle));
      },
    },
  };
}

/** `there`: the files that have come before any of the code runs. */
export function withLeanList(code: string, there: ReadonlySet<string>): string {
  const [declared, text = '[]'] = LIST.exec(code) ?? [];
  if (!declared) return code;
  const listed: string[] = JSON.parse(text);
  const kept: string[] = [];
  const placeOf = (file: string) => (kept.includes(file) ? kept.indexOf(file) : kept.push(file) - 1);
  const called = code.replace(CALL, (_, places: string) => {
    const all = places.split(',').map((place) => listed[Number(place)] ?? '');
    const wanted = [...new Set(all)].filter((file) => !there.has(file));
    // A script by itself is what the call fetches anyway.
    const isAlone = wanted.length === 1 && wanted[0]?.endsWith('.js');
    return isAlone || wanted.length === 0 ? '[]' : `__vite__mapDeps([${wanted.map(placeOf)}])`;
  });
  return called.replace(declared, kept.length === 0 ? '' : declared.replace(text, JSON.stringify(kept)));
}

/** Itself, what it imports, and so on, and their styles. */
function filesWith(start: Rolldown.OutputChunk, bundle: Rolldown.OutputBundle): ReadonlySet<string> {
  const found = new Set([start.fileName]);
  // A set hands out what is added while it is walked through.
  for (const file of found) {
    const item = bundle[file];
    if (item?.type !== 'chunk') continue;
    for (const imported of item.imports) found.add(imported);
    for (const style of stylesOf(item)) found.add(style);
  }
  return found;
}

function stylesOf(chunk: object): Iterable<string> {
  return (chunk as { viteMetadata?: { importedCss: Set<string> } }).viteMetadata?.importedCss ?? [];
}
