/** The first edition kept statistics under the words it showed; here are the codes that they stand for. */
import type { OldNames } from '../../../frame/words/sentences';

const CONFIGS: Readonly<Record<string, string>> = {
  Quick: 'qs',
  'Quick, gravity down': 'qd',
  'Quick, gravity left': 'ql',
  'Quick, gather to centre': 'qg',
  Classic: 'cs',
  'Classic, gravity down': 'cd',
  'Classic, gravity left': 'cl',
  'Classic, gather to centre': 'cg',
  Grand: 'gs',
  'Grand, gravity down': 'gd',
  'Grand, gravity left': 'gl',
  'Grand, gather to centre': 'gg',
};

export const firstEdition: OldNames = {
  config: (words) => (Object.hasOwn(CONFIGS, words) ? (CONFIGS[words] ?? null) : null),
  cause: (words) => (words === 'stuck' ? 'stuck' : null),
};
