/** What home and statistics say of the game, from the codes that its rules write. */

import { plural } from '../../../src/frame/words/plural';
import type { GameNames } from '../../../src/frame/words/sentences';
import { rules } from '../rules/rules';

export const names: GameNames = {
  config: (code) => {
    const config = rules.parseConfig(code);
    return config.ok ? plural(config.value.cups, 'cup') : code;
  },
  progress: ({ done, total }) => `${done} of ${plural(total, 'lift')}`,
  cause: (code) => (code === 'lifts' ? 'three empty cups' : code),
};
