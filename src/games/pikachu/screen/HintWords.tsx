/** What a hint says where the board shows the rest: the tiles it points at, and a few words. */
import type { Game } from '../words/words';
import { hintSeen } from '../words/words';
import { hintOnBoard } from './board/hintOnBoard';
import { Sweet } from './tiles/Sweet';

export function HintWords({ game }: { readonly game: Game }) {
  const stage = game.hint?.stages.at(-1);
  if (!stage) return null;
  const { cells } = hintOnBoard(game.hint);
  return (
    <span className="flex items-center gap-x-2">
      {cells.map((cell) => (
        <Sweet key={cell} isNamed tile={game.view.tiles[cell] ?? 0} className="w-6 tablet:w-8" />
      ))}
      <span className="min-w-0 flex-1">{hintSeen(stage)}</span>
    </span>
  );
}
