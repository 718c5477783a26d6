import { expect, it } from 'vitest';
import { calledDirectly } from '../../scripts/build/withoutFacades';

const facades = new Map([['assets/Screen-a1.js', { target: 'dice-Screen-b2.js', exports: '{default:m.t}' }]]);

it('a call picks what it wants out of the file that has it, and fetches that one beforehand', () => {
  const code =
    'm.f=["assets/Screen-a1.js","assets/vendor.js"];v(()=>import(`./Screen-a1.js`),d([0,1]));import(`./Screen-a12.js`)';
  expect(calledDirectly(code, facades)).toBe(
    'm.f=["assets/dice-Screen-b2.js","assets/vendor.js"];v(()=>import(`./dice-Screen-b2.js`).then(m=>({default:m.t})),d([0,1]));import(`./Screen-a12.js`)',
  );
});
