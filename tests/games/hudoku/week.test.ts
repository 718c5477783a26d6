import { meta } from '../../../src/games/hudoku/meta';
import { rules } from '../../../src/games/hudoku/rules/rules';
import { describeWeek } from '../../week';

describeWeek(rules, meta, [
  ['6x5-gentle-hourglass', 'Gentle'],
  ['6x5-gentle-hourglass', 'Gentle'],
  ['6x5-steady-hourglass', 'Steady'],
  ['6x5-steady-hourglass', 'Steady'],
  ['6x5-sharp-hourglass', 'Sharp'],
  ['8x8-steady-hourglass', '8×8 steady'],
  ['8x8-sharp-hourglass', '8×8 sharp'],
]);
