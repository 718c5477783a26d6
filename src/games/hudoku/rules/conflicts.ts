import { templateOf } from './templates';
import type { View } from './types';

/** Where a number that would be wrong in a cell stands already, if that can be seen. */
export function conflictsOf(
  { config, revealed, emptyHints }: Pick<View, 'config' | 'revealed' | 'emptyHints'>,
  cell: number,
  digit: number,
): number[] {
  const { peers, empties } = templateOf(config.template);
  const standing = (peers[cell] ?? []).filter((peer) => revealed[peer] === digit);
  const sayers = empties.filter((empty) => emptyHints[empty] === digit && peers[empty]?.includes(cell));
  return [...standing, ...sayers];
}

/** Every cell that has part in such a thing, among the player's own numbers. */
export function standingConflicts(
  view: Pick<View, 'config' | 'revealed' | 'emptyHints' | 'origins'>,
): number[] {
  return view.origins.flatMap((origin, cell) => {
    if (origin !== 'player') return [];
    const others = conflictsOf(view, cell, view.revealed[cell] ?? 0);
    return others.length > 0 ? [cell, ...others] : [];
  });
}
