// @vitest-environment happy-dom
import { fireEvent, render, screen } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { NewGameForm } from '../../src/frame/dialogs/NewGameForm';

it('offers choices, then the button that deals, then the promise', () => {
  const onStart = vi.fn();
  const { container } = render(
    <NewGameForm startLabel="Deal" onStart={onStart} promise={<p>Proven.</p>}>
      <p>Choices</p>
    </NewGameForm>,
  );
  expect(container.textContent).toBe('ChoicesDealProven.');
  fireEvent.click(screen.getByRole('button', { name: 'Deal' }));
  expect(onStart).toHaveBeenCalledOnce();
});

it('gives the first focus to the button, for whoever wants the same again', () => {
  render(
    <NewGameForm startLabel="Deal" onStart={() => {}}>
      <input />
    </NewGameForm>,
  );
  expect(screen.getByRole('button', { name: 'Deal' })).toHaveAttribute('data-first-focus');
});
