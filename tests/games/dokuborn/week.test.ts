import { meta } from '../../../src/games/dokuborn/meta';
import { embeddedCards } from '../../../src/games/dokuborn/rules/cards/embeddedCards';
import { rules } from '../../../src/games/dokuborn/rules/rules';
import { describeWeek, type WeekdayRow } from '../../week';

/** `p`: of conditions that a glance at a card tells. */
const ROWS: readonly WeekdayRow[] = [
  ['3-a1p-free', '1 star'],
  ['3-a2p-free', '2 stars'],
  ['3-a3-free', '3 stars'],
  ['3-a4-free', '4 stars'],
  ['3-a5-free', '5 stars'],
  ['4-a4-free', '4×4, 4 stars'],
  ['4-a5-free', '4×4, 5 stars'],
];

describeWeek(
  rules,
  meta,
  ROWS.map(([config, level]) => [`${config}-${embeddedCards.version}`, level]),
);
