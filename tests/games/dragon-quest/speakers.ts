import { rules } from '../../../src/games/dragon-quest/rules/rules';
import { announcementOf, words } from '../../../src/games/dragon-quest/words/words';
import { speaker } from '../../speaker';

export const speakers = [speaker(rules, words, ({ view, last }) => announcementOf(view, last))];
