/**
 * Where a page is fetched that travels in a file with others, the bundler writes a file of its own beside it, of one
 * line, that hands on what the other one exports. On a slow line each costs a round trip. Without them the call
 * itself picks what it wants: `import('./frame.js').then((m) => ({ GameRoute: m.x }))`.
 */
import type { Plugin, Rolldown } from 'vite';

interface Facade {
  /** The file that has what it hands on, beside it in the same folder. */
  readonly target: string;
  /** `{default:m.t,GameRoute:m.u}` */
  readonly exports: string;
}

export function withoutFacades(): Plugin {
  return {
    name: 'without-facades',
    apply: 'build',
    // After Vite has written into each call what it should fetch beforehand.
    enforce: 'post',
    generateBundle: {
      order: 'post',
      handler(_options, bundle) {
        const chunks = Object.values(bundle).filter((item) => item.type === 'chunk');
        const facades = new Map(chunks.flatMap(facadeIn));
        for (const chunk of chunks) chunk.code = calledDirectly(chunk.code, facades);
        for (const file of facades.keys()) delete bundle[file];
      },
    },
  };
}

function facadeIn({ fileName, isEntry, code }: Rolldown.OutputChunk): [string, Facade][] {
  const [, list, target] = /^export\{([^}]+)\}from"\.\/([^"]+)";\s*$/.exec(code) ?? [];
  if (isEntry || !list || !target) return [];
  const exports = list.split(',').map((entry) => {
    const [from = '', to = from] = entry.split(' as ');
    return `${to}:m.${from}`;
  });
  return [[fileName, { target, exports: `{${exports.join()}}` }]];
}

export function calledDirectly(code: string, facades: ReadonlyMap<string, Facade>): string {
  let called = code;
  for (const [file, { target, exports }] of facades) {
    const folder = file.slice(0, file.lastIndexOf('/') + 1);
    const name = file.slice(folder.length);
    called = called
      .replaceAll(`import(\`./${name}\`)`, `import(\`./${target}\`).then(m=>(${exports}))`)
      // In the list of what is fetched beforehand.
      .replaceAll(`"${file}"`, `"${folder}${target}"`);
  }
  return called;
}
