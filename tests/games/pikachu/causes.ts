import type { Causes } from '../../everyGame';

export const causes: Causes = [['pikachu', 'lost', 'stuck', 'no move was left']];
