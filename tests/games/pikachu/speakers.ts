import { rules } from '../../../src/games/pikachu/rules/rules';
import { announcementOf, wordsFor } from '../../../src/games/pikachu/words/words';
import { speaker } from '../../speaker';

export const speakers = [speaker(rules, wordsFor('flat'), (game) => announcementOf(game, 'flat'))];
