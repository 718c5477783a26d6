import { DRAWINGS, templateOf } from '../../../src/games/hudoku/rules/templates';

export const TEMPLATES = DRAWINGS.map(({ id }) => templateOf(id));
