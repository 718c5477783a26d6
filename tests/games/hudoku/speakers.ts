import { rules } from '../../../src/games/hudoku/rules/rules';
import { announcementOf, words } from '../../../src/games/hudoku/words/words';
import { speaker } from '../../speaker';

export const speakers = [speaker(rules, words, announcementOf)];
