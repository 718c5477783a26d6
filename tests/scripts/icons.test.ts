import { expect, it } from 'vitest';
import { iconModule } from '../../scripts/build/icons';

it('an icon is its size and its path', () => {
  const svg =
    '<svg viewBox="0 0 256 256" width="1.2em" height="1.2em" ><path fill="currentColor" d="M1 2h3z"/></svg>';
  expect(iconModule(svg, 'ph', 'flag')).toMatch(/iconOf\(256, 'M1 2h3z'\);$/);
});

it('one that is drawn otherwise is refused', () => {
  const svg = '<svg viewBox="0 0 32 32"><path fill="#f00" d="M1 2"/></svg>';
  expect(() => iconModule(svg, 'fluent', 'seal')).toThrow('fluent/seal');
});
