/** A note that a hint is about is brought into sight: on a phone it may lie below, or under the hint itself. */
import { type RefObject, useEffect } from 'react';
import type { GridHandle } from '../../components/Grid';
import { gridCellOf } from './Notebook';
import type { Game } from './useCauldron';

export function useNoteInSight(game: Game | null, notebook: RefObject<GridHandle | null>): void {
  const stage = game?.hint?.stages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stage of a hint
  useEffect(() => {
    const move = game?.hint?.move;
    if (!game || !stage?.cells?.length || move?.kind !== 'mark') return;
    const note = notebook.current?.elementOf(gridCellOf(game.config, move.ingredient, move.column));
    if (note && !isInSight(note)) note.scrollIntoView?.({ block: 'center' });
  }, [stage]);
}

/** Above the hint, which lies over the lower part of a phone. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  return top >= 0 && bottom <= window.innerHeight * 0.65;
}
