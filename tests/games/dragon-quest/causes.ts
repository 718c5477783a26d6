import type { Causes } from '../../everyGame';

export const causes: Causes = [
  ['dragon-quest', 'lost', 'gaveUp', 'gave up'],
  ['dragon-quest', 'lost', 'Hidden Pit', 'Hidden Pit'],
  ['dragon-quest', 'won', 'exit', 'by the Exit'],
  ['dragon-quest', 'won', 'critical', 'by a critical success'],
];
