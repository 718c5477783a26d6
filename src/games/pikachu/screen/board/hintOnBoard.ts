/** What a hint draws on the board: one ring, both rings, and at last the line. */
import type { ShownHint } from '../../../../store/session/sessionState';
import type { Pikachu } from '../../rules/types';
import type { Stroke } from './PathLine';

interface HintOnBoard {
  readonly cells: readonly number[];
  readonly stroke: Stroke | null;
}

const NOTHING: HintOnBoard = { cells: [], stroke: null };

export function hintOnBoard(hint: ShownHint<Pikachu> | null): HintOnBoard {
  const stage = hint?.stages.at(-1);
  if (!hint || !stage || hint.move.kind !== 'match') return NOTHING;
  const { a, b } = hint.move;
  if (stage.code === 'where') return { cells: [a], stroke: null };
  if (stage.code === 'symbol') return { cells: [a, b], stroke: null };
  if (stage.code !== 'pair') return NOTHING;
  const { path } = stage.path;
  return { cells: [a, b], stroke: path && { points: path, kind: 'hint', label: null } };
}
