import { rules as brew } from '../../../src/games/wondering-witches/brew/rules/rules';
import {
  announcementOf as brewSaid,
  words as brewWords,
} from '../../../src/games/wondering-witches/brew/words/words';
import { rules as solo } from '../../../src/games/wondering-witches/solo/rules/rules';
import {
  lastStepInWords as soloSaid,
  words as soloWords,
} from '../../../src/games/wondering-witches/solo/words/words';
import { speaker } from '../../speaker';

export const speakers = [
  speaker(solo, soloWords, soloSaid),
  speaker(brew, brewWords, ({ last, config }) => brewSaid(last, config)),
];
