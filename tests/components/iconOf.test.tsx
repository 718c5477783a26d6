// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { iconOf } from '../../src/components/iconOf';

it('an icon is drawn in the size and colour of the text around it, unless it is told otherwise', () => {
  const Flag = iconOf(256, 'M1 2h3z');
  render(<Flag role="img" aria-label="flag" className="text-xl" height="2em" />);
  const icon = screen.getByRole('img', { name: 'flag' });
  expect(icon.outerHTML).toBe(
    '<svg viewBox="0 0 256 256" width="1.2em" height="2em" role="img" aria-label="flag" class="text-xl">' +
      '<path fill="currentColor" d="M1 2h3z"></path></svg>',
  );
});
