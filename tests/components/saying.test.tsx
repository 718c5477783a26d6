// @vitest-environment happy-dom
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Saying } from '../../src/frame/say/Saying';

const nextPicture = () => new Promise((resolve) => requestAnimationFrame(resolve));

it('other words are read from their beginning, and the same are left where they were', async () => {
  const { container, rerender } = render(<Saying name="hint">The first words</Saying>);
  const whole = container.querySelector('[data-say]');
  const words = whole?.firstElementChild;
  if (!whole || !words) throw new Error('Nothing is said');
  await nextPicture();
  for (const place of [whole, words]) place.scrollTop = 40;
  rerender(<Saying name="hint">The first words</Saying>);
  await nextPicture();
  expect([whole.scrollTop, words.scrollTop]).toEqual([40, 40]);
  rerender(<Saying name="hint">Others</Saying>);
  await nextPicture();
  expect([whole.scrollTop, words.scrollTop]).toEqual([0, 0]);
});
