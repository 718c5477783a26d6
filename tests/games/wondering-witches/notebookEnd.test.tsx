// @vitest-environment happy-dom
/** Once the recipe is told, a note that was wrong is struck through and says so. */
import { render, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { noteCell } from '../../../src/games/wondering-witches/notebook/notebookMarks';
import { Notebook } from '../../../src/games/wondering-witches/notebook/screen/Notebook';
import { ingredientName } from '../../../src/games/wondering-witches/recipe/ingredients';
import { recipe } from './recipeText';
import { PLAIN, plot } from './soloText';

const RECIPE = 'a1 b2 c3 d4 e- f-';

function notes(isOver: boolean) {
  const { notebook } = plot({ recipe: RECIPE });
  const marked = notebook
    .with(noteCell(PLAIN, 0, 0), 'circle')
    .with(noteCell(PLAIN, 1, 2), 'circle')
    .with(noteCell(PLAIN, 2, 2), 'cross')
    .with(noteCell(PLAIN, 3, 0), 'cross');
  const view = { config: PLAIN, notebook: marked, solution: isOver ? recipe(RECIPE) : null };
  const none = () => undefined;
  render(
    <Notebook view={view} inside={[]} herbWords={ingredientName} hinted={[]} onPut={none} onMark={none} />,
  );
  const labels = screen.getAllByRole('gridcell').map((cell) => cell.getAttribute('aria-label') ?? '');
  return labels.filter((label) => label.endsWith(', wrong'));
}

it('a right note and a wrong one are told apart at the end', () => {
  expect(notes(true)).toEqual(['Sage, number 3: circled, wrong', 'Chives, number 3: crossed out, wrong']);
});

it('before that nothing is given away', () => {
  expect(notes(false)).toEqual([]);
});
