import { TEMPLATE_IDS, templateOf } from '../../../src/games/hudoku/rules/templates';

export const TEMPLATES = TEMPLATE_IDS.map(templateOf);
