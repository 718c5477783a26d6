// @vitest-environment happy-dom
/** *New* leads to two things: a puzzle that is dealt, and the page where one is made. */
import { render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { meta } from '../../../src/games/dokuborn/meta';
import { NewGame } from '../../../src/games/dokuborn/screen/NewGame';

it('calls what deals a puzzle otherwise than what makes one', () => {
  render(<NewGame config={{ size: 3, level: 3, mode: 'free', pool: '' }} onStart={vi.fn()} />);
  const links = meta.makers?.map(({ name }) => name);
  const buttons = screen.getAllByRole('button').map(({ textContent }) => textContent);
  expect(links).toEqual(['Make a puzzle']);
  expect(buttons).toEqual(['Deal']);
});
