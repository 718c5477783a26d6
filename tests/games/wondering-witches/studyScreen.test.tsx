// @vitest-environment happy-dom
/** The page of the witches' study: what is no answer yet, and what the notebook shows once there is one. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import Study from '../../../src/games/wondering-witches/study/screen/Study';
import { study } from '../../../src/games/wondering-witches/study/study';
import { exercise, openLesson, press } from '../studyPage';

const COLUMNS = 5;
/** On the screen the herbs have a column of their own. */
const cell = (note: number) =>
  screen.getAllByRole('gridcell')[note + Math.floor(note / COLUMNS) + 1] ?? document.body;
const markIn = (note: number) => cell(note).querySelector('[data-mark]')?.getAttribute('data-mark') ?? null;

function circle(...notes: readonly number[]): void {
  for (const note of notes) {
    fireEvent.click(cell(note));
    fireEvent.click(cell(note));
  }
}

it('two herbs with one number are no answer yet: that is said, and counts nothing', async () => {
  await openLesson(Study, 'recipe');
  circle(0, 5, 12, 18);
  press('This is the recipe');
  expect(screen.getByText(/^Every number has one herb, and every herb one place\./)).toBeInTheDocument();
  expect(exercise()).toBe('');
  press('This is the recipe');
  circle(0);
  press('This is the recipe');
  expect(screen.getByText(/^Circle one place for each herb: 3 of 4 so far\./)).toBeInTheDocument();
});

it('a place that may be is not crossed out, and one that cannot be is', async () => {
  const { possible, circles } = study.position('mark', 0);
  const maybe = possible[0]!.map((column, herb) => herb * COLUMNS + column).find((n) => n !== circles[0])!;
  const never = [0, 1, 2, 3].find((note) => possible.every((columns) => columns[0] !== note))!;
  await openLesson(Study, 'mark');
  circle(maybe);
  press('This one is certain');
  expect(exercise()).toContain('That is not certain. This recipe fits every potion too:');
  expect([markIn(maybe), markIn(circles[0]!)]).toEqual([null, 'circle']);
  press('Try again');
  circle(never);
  press('This one is certain');
  expect(exercise()).toContain('of the two recipes that fit.');
  expect(markIn(never)).toBe('cross');
});

it('each potion of the explanation is lit in the log, with the places that it settles or rules out', async () => {
  await openLesson(Study, 'mark-decoys');
  const position = study.position('mark-decoys', 0);
  press('Show answer');
  for (const one of study.judge(position, position.circles).said.slice(1)) {
    press('Why?');
    const lit = document.querySelectorAll('[data-told]');
    if (one.code !== 'leaves') {
      expect(lit).toHaveLength(0);
      continue;
    }
    expect([...lit].map((entry) => entry.getAttribute('aria-label'))).toEqual([`Potion ${one.potion + 1}`]);
    for (const { ingredient, column } of one.out) expect(markIn(ingredient * COLUMNS + column)).toBe('cross');
  }
});
