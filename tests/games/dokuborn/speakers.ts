import { rules } from '../../../src/games/dokuborn/rules/rules';
import { announcementOf, words } from '../../../src/games/dokuborn/words/words';
import { speaker } from '../../speaker';

export const speakers = [speaker(rules, words, announcementOf)];
