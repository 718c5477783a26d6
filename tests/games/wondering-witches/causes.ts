import type { Causes } from '../../everyGame';

export const causes: Causes = [['wondering-witches', 'lost', 'Poisoned twice.', 'Poisoned twice.']];
