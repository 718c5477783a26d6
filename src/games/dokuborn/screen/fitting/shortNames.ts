import { conditionLabel, groupOf } from '../../rules/conditions';
import type { Condition } from '../../rules/types';

/** Where there is no room for the whole title; opening the cell tells it. */
const SHORT: Readonly<Record<string, string>> = {
  f1: 'Mickey & Friends',
  f3: 'Beauty & Beast',
  f8: 'Lion King',
  f9: 'Little Mermaid',
  f14: 'Snow White',
  f15: 'Alice',
  f17: 'Atlantis',
  f20: 'Sword in the Stone',
  f23: 'Raya',
  f24: 'New Groove',
  e1: 'First Chapter',
  e2: 'Rise of Floodborn',
};

export function shortName(condition: Condition): string {
  return SHORT[condition.id] ?? conditionLabel(condition);
}

const KINDS: Readonly<Record<string, string>> = {
  c: 'ink',
  t: 'card type',
  k: 'keyword',
  u: 'classification',
  r: 'rarity',
  f: 'film or series',
  e: 'set',
};

/** What kind of thing is asked for, where its name does not say so. */
export function kindOf(condition: Condition): string | null {
  return KINDS[groupOf(condition)] ?? null;
}
