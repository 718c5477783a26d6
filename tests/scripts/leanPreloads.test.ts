import { expect, it } from 'vitest';
import { withLeanList } from '../../scripts/build/leanPreloads';

const listOf = (...files: readonly string[]) =>
  `const __vite__mapDeps=(i,m=__vite__mapDeps,d=(m.f||(m.f=${JSON.stringify(files)})))=>i.map(i=>d[i]);\n`;

it('a call names only what may not have come yet, each file once', () => {
  const code =
    listOf('a/later.js', 'a/base.js', 'a/help.js', 'a/later.css', 'a/later.js') +
    'v(()=>x,__vite__mapDeps([0,1,2]));v(()=>y,__vite__mapDeps([4,1,3,0]))';
  expect(withLeanList(code, new Set(['a/base.js', 'a/Screen.js']))).toBe(
    listOf('a/later.js', 'a/help.js', 'a/later.css') +
      'v(()=>x,__vite__mapDeps([0,1]));v(()=>y,__vite__mapDeps([0,2]))',
  );
});

it('one that fetches a script alone names nothing', () => {
  const code = `${listOf('a/later.js', 'a/base.js')}v(()=>x,__vite__mapDeps([0,1]));v(()=>z,__vite__mapDeps([1]))`;
  expect(withLeanList(code, new Set(['a/base.js']))).toBe('v(()=>x,[]);v(()=>z,[])');
});

it('code without such a list is left as it is', () => {
  expect(withLeanList('export const a=1;', new Set())).toBe('export const a=1;');
});
