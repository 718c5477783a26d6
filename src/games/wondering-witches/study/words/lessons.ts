/** What the lessons are called, and what each is about. */
import type { LessonWords } from '../../../../frame/words/lessons';

const FIND_RECIPE = 'Circle the place of every herb.';
const FIND_MARK = 'Circle the one place that is certain.';

const LESSONS: Readonly<Record<string, LessonWords>> = {
  recipe: {
    name: 'Four herbs',
    idea: 'Each herb has one of the numbers 1 to 4. With fewer seeds than its number it is undergrown, with more overgrown.',
    task: FIND_RECIPE,
  },
  mark: {
    name: 'One sure number',
    idea: 'More than one recipe fits these potions. One herb has the same number in all of them.',
    task: FIND_MARK,
  },
  'recipe-decoys': {
    name: 'Two decoys',
    idea: 'Six herbs, the numbers 1 to 4 and two decoys. A decoy is passed over: it is never under- or overgrown.',
    task: FIND_RECIPE,
  },
  'mark-decoys': {
    name: 'One sure mark',
    idea: 'Six herbs, two of them decoys, and more than one recipe that fits. One herb is the same in all of them.',
    task: FIND_MARK,
  },
  'recipe-effects': {
    name: 'Two effects',
    idea: 'Two herbs carry an effect each, or one carries both; nobody knows which. What an effect tells is a clue, too.',
    task: FIND_RECIPE,
  },
  'mark-effects': {
    name: 'One sure mark, with effects',
    idea: 'Nobody knows who carries the two effects, and more than one recipe fits. One herb is the same in all of them.',
    task: FIND_MARK,
  },
};

export function lessonInWords(code: string): LessonWords {
  const found = LESSONS[code];
  if (!found) throw new Error(`No words for lesson ${code}`);
  return found;
}
