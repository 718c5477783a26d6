/** The name of a config, from its code: by level, or switch by switch. */
import { plural } from '../../../../frame/words/plural';
import { type Lesson, type LevelCode, levelOf, parseConfig, SWITCHES, type SwitchKey } from '../levels';

export const LEVEL_NAMES: Readonly<Record<LevelCode | Lesson['code'], string>> = {
  'first-game': 'First Game',
  'one-effect': 'One Effect',
  'two-effects': 'Two Effects',
  'three-effects': 'Three Effects',
  beginner: 'Beginner',
  'amateur-witch': 'Amateur Witch',
  'spice-sorcerer': 'Spice Sorcerer',
  'potion-master': 'Potion Master',
  'high-witch': 'High Witch',
};

const SWITCH_NAMES: Readonly<Record<SwitchKey, string>> = {
  drama: 'drama decoys',
  variable: 'variable recipe',
  specials: 'special cells',
  events: 'random events',
};

export function configName(code: string): string {
  const parsed = parseConfig(code);
  if (!parsed.ok) return code;
  const config = parsed.value;
  const level = levelOf(config);
  if (level) {
    const name = LEVEL_NAMES[level.code];
    return config.events ? `${name}, ${SWITCH_NAMES.events}` : name;
  }
  const switches = SWITCHES.filter(({ key }) => config[key]).map(({ key }) => SWITCH_NAMES[key]);
  return [
    `Custom: ${plural(config.ingredients, 'ingredient')}`,
    `effects ${config.effects}`,
    ...switches,
  ].join(', ');
}
