import type { Causes } from '../../everyGame';

export const causes: Causes = [['hudoku', 'lost', 'solution', 'the solution was shown']];
