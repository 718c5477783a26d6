/** Icons as modules of one line each: the path that draws it, and one component for them all. */
import { fileURLToPath } from 'node:url';
import Icons from 'unplugin-icons/vite';
import { normalizePath, type PluginOption } from 'vite';
import { shorterPath } from './shorterPath.ts';

const COMPONENT = normalizePath(fileURLToPath(new URL('../../src/components/iconOf.tsx', import.meta.url)));

export function icons(): PluginOption {
  return Icons({ compiler: { compiler: iconModule, extension: 'js' } });
}

/** The sets that are used here draw each icon as one path in the text's colour. */
export function iconModule(svg: string, set: string, icon: string): string {
  const [, size, path] =
    /viewBox="0 0 (\d+) \1".*><path fill="currentColor" d="([^"]+)"\/><\/svg>$/.exec(svg) ?? [];
  if (!size || !path) throw new Error(`${set}/${icon} is not one path in the text's colour: ${svg}`);
  return `import { iconOf } from '${COMPONENT}';\nexport default /* @__PURE__ */ iconOf(${size}, '${shorterPath(path)}');`;
}
