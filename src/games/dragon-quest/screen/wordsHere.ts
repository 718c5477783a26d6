/** Hints name a cell by its place on this screen. */
import { stageInWords } from '../words/hints';
import { placeIn } from '../words/labels';
import { words } from '../words/words';
import { shownFieldOf } from './shownField';

export const wordsHere: typeof words = {
  ...words,
  stage: (stage, view) =>
    stageInWords(stage, view, (cell) => {
      const hall = shownFieldOf(view.window);
      return placeIn(hall, hall.toShown(cell) ?? 0);
    }),
};
