/** What is left in an empty tray: the last pair, still joined. */
import type { Happening } from '../../../store/session/sessionState';
import type { PikachuMove, View } from '../rules/types';
import { Tile } from './Tile';

/** Shown where the last pair is not known any more, as after a reload. */
const STAR = 21;

export function Cleared({ last }: { readonly last: Happening<PikachuMove, View> }) {
  const tile = last.move?.kind === 'match' ? last.before?.tiles[last.move.a] : undefined;
  return (
    <div className="pika-cleared" aria-hidden="true">
      <span className="pika-sweet">
        <Tile tile={tile || STAR} />
      </span>
      <span className="pika-thread" />
      <span className="pika-sweet">
        <Tile tile={tile || STAR} />
      </span>
      <p>Not a tile left</p>
    </div>
  );
}
