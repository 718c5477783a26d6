import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { lightened } from '../../scripts/build/lightRouter';

const FOLDER = fileURLToPath(new URL('../../node_modules/react-router/dist/production/', import.meta.url));
const SRC = fileURLToPath(new URL('../../src', import.meta.url));
const sources = readdirSync(FOLDER)
  .filter((file) => file.endsWith('.mjs'))
  .map((file) => readFileSync(FOLDER + file, 'utf8'));

describe('the router as it is built', () => {
  // Another edition of it may be written in another way; then this says so, and home would be larger unnoticed.
  it('has what is to be left out, and loses it', () => {
    const all = sources.join('\n');
    expect(all).toMatch(/^Link\.displayName = "Link";$/m);
    expect(all).toMatch(/^\w+\.contextType = \w+;$/m);
    for (const wrapper of ['forwardRef', 'memo', 'createContext']) {
      expect(all).toMatch(new RegExp(`= \\w+\\.${wrapper}\\(`));
      expect(lightened(all)).not.toMatch(new RegExp(`= \\w+\\.${wrapper}\\(`));
    }
    expect(lightened(all)).not.toMatch(/^\w+\.(displayName|contextType) = /m);
  });

  it('keeps every other line', () => {
    for (const source of sources) {
      const kept = source
        .split('\n')
        .filter((line) => !/^\w+\.(displayName = "\w+"|contextType = \w+);$/.test(line));
      const light = lightened(source).replaceAll('/* @__PURE__ */ ', '').split('\n');
      expect(light.filter((line) => line !== '')).toEqual(
        kept.map((line) => line.replaceAll('/* @__PURE__ */ ', '')).filter((line) => line !== ''),
      );
    }
  });

  it('is asked for nothing that would need what it has lost', () => {
    const names = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      // Pages are painted by the router as it was made.
      .filter((file) => /\.tsx?$/.test(file) && !file.endsWith('paint.tsx'))
      .map((file) => readFileSync(join(SRC, file), 'utf8'))
      .flatMap((text) => [...text.matchAll(/import \{([^}]*)\} from 'react-router'/g)])
      .flatMap(([, list = '']) => list.split(',').map((name) => name.trim()));
    expect(names).toContain('Router');
    expect(
      names.filter(
        (name) => !/^(Router|StaticRouter|Navigate|NavigationType|createPath|use[A-Z]\w+)$/.test(name),
      ),
    ).toEqual([]);
    expect(names).not.toContain('useRoutes');
  });
});
