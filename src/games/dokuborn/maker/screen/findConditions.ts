/** Finds conditions as one types, by name, short name and kind: what has every word typed, and else what comes near it. */
import Fuse from 'fuse.js';
import { conditionLabel, groupOf } from '../../rules/conditions';
import { plainName } from '../../rules/search';
import type { Condition } from '../../rules/types';
import { shortName } from '../../screen/fitting/shortNames';
import { kinds } from '../../words/glossary';

/** The longest name has 31 characters. */
const MOST_TYPED = 40;
const NEAR = 6;

interface Entry {
  readonly condition: Condition;
  readonly label: string;
  readonly text: string;
}

const entries: readonly Entry[] = kinds.flatMap(({ title, conditions }) =>
  conditions.map((condition) => {
    const label = plainName(conditionLabel(condition));
    return { condition, label, text: `${label} ${plainName(shortName(condition))} ${plainName(title)}` };
  }),
);

const fuse = new Fuse(entries, {
  keys: ['label'],
  useTokenSearch: true,
  ignoreLocation: true,
  threshold: 0.4,
});

export interface FoundConditions {
  readonly conditions: readonly Condition[];
  readonly exact: boolean;
}

/** Of one kind, or of all; with nothing typed all of them, in the order of the table. */
export function findConditions(typed: string, kind = ''): FoundConditions {
  const query = plainName(typed.slice(0, MOST_TYPED));
  const among = entries.filter(({ condition }) => kind === '' || groupOf(condition) === kind);
  if (query === '') return { conditions: among.map(({ condition }) => condition), exact: true };
  const words = query.split(' ');
  const matching = among.filter(({ text }) => words.every((word) => hasWord(text, word)));
  if (matching.length > 0) {
    const first = matching.filter(({ label }) => label.startsWith(query));
    return {
      conditions: [...new Set([...first, ...matching])].map(({ condition }) => condition),
      exact: true,
    };
  }
  const near = fuse.search(query).map(({ item }) => item);
  const found = near.filter((entry) => among.includes(entry)).slice(0, NEAR);
  return { conditions: found.map(({ condition }) => condition), exact: false };
}

/** Words are typed from their beginning. */
function hasWord(text: string, word: string): boolean {
  return ` ${text}`.includes(` ${word}`);
}
