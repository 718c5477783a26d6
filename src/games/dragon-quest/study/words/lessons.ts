/** What the lessons are called, and what each is about. */
import type { LessonWords } from '../../../../frame/words/lessons';

const OPEN = 'Every card lies open. Only the fate cards come by chance.';
const KNOWN = 'Every card to come is shown, in order. Only the fate cards come by chance.';

const LESSONS: Readonly<Record<string, LessonWords>> = {
  'way-out': {
    name: 'One way out',
    idea: `${OPEN} One choice wins whatever fate brings.`,
    task: 'Find the choice that wins on this level for certain.',
  },
  'in-a-fight': {
    name: 'In a fight',
    idea: `${KNOWN} An item or a gem spent now is missing later.`,
    task: 'Find the choice that wins on this level most often.',
  },
  'best-odds': {
    name: 'The best odds',
    idea: `${OPEN} Weigh every fight against those that are left.`,
    task: 'Find the choice that wins on this level most often.',
  },
  'cards-to-come': {
    name: 'Cards to come',
    idea: `${KNOWN} Each lies where you explore: find the place that suits it.`,
    task: 'Find the choice that wins on this level most often.',
  },
};

export function lessonInWords(code: string): LessonWords {
  const found = LESSONS[code];
  if (!found) throw new Error(`No words for lesson ${code}`);
  return found;
}
