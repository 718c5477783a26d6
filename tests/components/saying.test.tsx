// @vitest-environment happy-dom
import { fireEvent, render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { Saying } from '../../src/frame/say/Saying';

it('other words are read from their beginning, and the same are left where they were', () => {
  const { container, rerender } = render(<Saying name="hint">The first words</Saying>);
  const whole = container.querySelector('[data-say]');
  const words = whole?.firstElementChild;
  if (!whole || !words) throw new Error('Nothing is said');
  for (const place of [whole, words]) {
    place.scrollTop = 40;
    fireEvent.scroll(place);
  }
  rerender(<Saying name="hint">The first words</Saying>);
  expect([whole.scrollTop, words.scrollTop]).toEqual([40, 40]);
  rerender(<Saying name="hint">Others</Saying>);
  expect([whole.scrollTop, words.scrollTop]).toEqual([0, 0]);
});

it('what nobody has scrolled is not touched: to scroll, browsers lay out the page in the midst of a gesture', () => {
  const { container, rerender } = render(<Saying name="hint">The first words</Saying>);
  const scrolled: Element[] = [];
  for (const element of container.querySelectorAll('*')) element.scrollTo = () => scrolled.push(element);
  rerender(<Saying name="hint">Others</Saying>);
  expect(scrolled).toEqual([]);
});
