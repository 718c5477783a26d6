// @vitest-environment happy-dom
import { readFileSync } from 'node:fs';
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { ResultCard } from '../../../src/games/wondering-witches/recipe/screen/Result';

const SHEET = readFileSync('src/games/wondering-witches/screen/styles/witches.css', 'utf8');
/** What is made larger where the board is low. */
const ENLARGED = [...SHEET.matchAll(/(\.ww-brew [^{}]+) \{\s*font-size: var\(--text-lg\)/g)];

it('on the lowest boards the counts are larger than the rest, and no note is', () => {
  const { container } = render(
    <div className="ww-brew">
      <ResultCard
        number={1}
        potion={{
          items: [{ ingredient: 0, seeds: 1 }],
          result: { won: false, undergrown: 3, overgrown: 4, feedback: [] },
          event: null,
        }}
        notes={[{ title: 'Rain', text: 'Some gardens grow.' }]}
        rises={false}
      />
    </div>,
  );
  const found = ENLARGED.flatMap(([, selector = '']) => [...container.querySelectorAll(selector)]);
  expect(found.map(({ textContent }) => textContent)).toEqual(['3', '4']);
});
