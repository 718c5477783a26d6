// @vitest-environment happy-dom
/** The page of Dokuborn's study: a card is chosen, or one is taken off, and the grid is seen filled. */
import { fireEvent, screen, within } from '@testing-library/react';
import { expect, it, vi } from 'vitest';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { study } from '../../../src/games/dokuborn/study/dealing';
import Study from '../../../src/games/dokuborn/study/screen/Study';
import { exercise, openLesson } from '../studyPage';

const cell = (at: number) => screen.getAllByRole('gridcell')[at] ?? document.body;
const play = () => document.querySelector<HTMLElement>('[data-area=play]') ?? document.body;
const nameOf = (id: number | null | undefined) =>
  embeddedCards.cards.find((card) => card.id === id)?.fullName ?? '';
const choice = (id: number | undefined) =>
  screen.getByRole('button', { name: (name) => name.startsWith(nameOf(id)) });

it('a card that stands in the grid is not the one; the one that is left fills it', async () => {
  await openLesson(Study, 'only-3');
  const position = study.position('only-3', 0);
  const answer = study.solution(position);
  if (position.kind !== 'only' || answer.kind !== 'card') throw new Error('Another kind of lesson');
  expect(within(play()).getAllByRole('button')).toHaveLength(6);
  fireEvent.click(choice(position.choices.find((id) => position.placed.includes(id))));
  expect(exercise()).toContain('already.');
  expect(cell(position.cell)).toHaveAccessibleName(/: empty,/);
  expect(choice(answer.card)).toHaveAttribute('aria-disabled', 'true');
  fireEvent.click(choice(answer.card));
  expect(exercise()).toContain('Not this time.');
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  fireEvent.click(choice(answer.card));
  expect(exercise()).toContain(`Right. Only ${nameOf(answer.card)} is left.`);
  expect(cell(position.cell)).toHaveAccessibleName(new RegExp(nameOf(answer.card)));
});

it('the card that is shown comes into sight, after a wrong one too', async () => {
  await openLesson(Study, 'only-4');
  const position = study.position('only-4', 0);
  const answer = study.solution(position);
  if (position.kind !== 'only' || answer.kind !== 'card') throw new Error('Another kind of lesson');
  fireEvent.click(choice(position.choices.find((id) => id !== answer.card)));
  const come = vi.spyOn(HTMLElement.prototype, 'scrollIntoView');
  fireEvent.click(screen.getByRole('button', { name: 'Show answer' }));
  expect(come.mock.contexts).toEqual([choice(answer.card).parentElement]);
  come.mockRestore();
});

it('each cell tells what fits it, and the card in the way is taken off there', async () => {
  await openLesson(Study, 'way-3');
  const position = study.position('way-3', 0);
  const answer = study.solution(position);
  if (answer.kind !== 'cell') throw new Error('Another kind of lesson');
  const empty = position.placed.indexOf(null);
  expect(play()).toHaveTextContent('all stand in the grid.');
  expect(within(play()).queryByRole('button')).toBeNull();
  const other = position.placed.findIndex((card, at) => card !== null && at !== answer.cell);
  fireEvent.click(cell(other));
  await screen.findByText(/^Row \d, column \d: .+ fits?/, { selector: '[data-announcement]' });
  fireEvent.click(screen.getByRole('button', { name: 'Take this card off' }));
  expect(exercise()).toContain(`Not this time. With ${nameOf(position.placed[other])} taken off,`);
  fireEvent.click(screen.getByRole('button', { name: 'Try again' }));
  expect(play()).toHaveTextContent('all stand in the grid.');
  fireEvent.click(cell(answer.cell));
  fireEvent.click(screen.getByRole('button', { name: 'Take this card off' }));
  expect(exercise()).toContain('the grid can be filled.');
  expect(cell(empty)).toHaveAccessibleName(/: one answer is /);
  expect(cell(answer.cell)).toHaveAccessibleName(/: one answer is /);
});
