/** What a hint points at is brought into sight: garden and notebook may be longer than their places. */
import { type RefObject, useEffect } from 'react';
import { scrollSoon } from '../../../../components/browser/focusInView';
import type { GridHandle } from '../../../../components/grid/Grid';
import { gridCellOf } from '../../notebook/notebookMarks';
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
    scrollSoon(element);
  }, [stage]);
}

function isMark(move: { readonly kind: string }): move is MarkMove {
  return move.kind === 'mark';
}
