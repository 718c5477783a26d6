/** What a hint points at is brought into sight: on a phone it may lie below, or under the hint itself. */
import { type RefObject, useEffect } from 'react';
import type { GridHandle } from '../../../../components/grid/Grid';
import { gridCellOf } from '../../notebook/screen/Notebook';
import type { MarkMove, WitchConfig } from '../../recipe/types';

interface Hinted {
  readonly config: WitchConfig;
  readonly hint: {
    readonly stages: readonly { readonly cells?: readonly number[] | undefined }[];
    readonly move: MarkMove | { readonly kind: string };
  } | null;
}

export function useHintInSight(
  game: Hinted | null,
  notebook: RefObject<GridHandle | null>,
  board?: RefObject<GridHandle | null>,
): void {
  const stage = game?.hint?.stages.at(-1);
  // biome-ignore lint/correctness/useExhaustiveDependencies: once for each stage of a hint
  useEffect(() => {
    const move = game?.hint?.move;
    const [cell] = stage?.cells ?? [];
    if (!game || !move || cell === undefined) return;
    const element = isMark(move)
      ? notebook.current?.elementOf(gridCellOf(game.config, move.ingredient, move.column))
      : board?.current?.elementOf(cell);
    if (element && !isInSight(element)) element.scrollIntoView?.({ block: 'center' });
  }, [stage]);
}

function isMark(move: { readonly kind: string }): move is MarkMove {
  return move.kind === 'mark';
}

/** Above the hint itself, where that lies over the page. */
function isInSight(element: HTMLElement): boolean {
  const { top, bottom } = element.getBoundingClientRect();
  const panel = document.querySelector('.hint');
  const isCovered = panel !== null && getComputedStyle(panel).position === 'fixed';
  return top >= 0 && bottom <= (isCovered ? panel.getBoundingClientRect().top : window.innerHeight);
}
