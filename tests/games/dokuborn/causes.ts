import type { Causes } from '../../everyGame';

export const causes: Causes = [
  ['dokuborn', 'lost', 'gaveUp', 'gave up'],
  ['dokuborn', 'lost', 'no guesses left', 'no guesses left'],
];
