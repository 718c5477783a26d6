/** What is left in an empty tray: the last pair, still joined. */
import type { LastStep } from '../../../store/session/sessionState';
import type { Pikachu } from '../rules/types';
import { Tile } from './Tile';

/** Shown where the last pair is not known any more, as after a reload. */
const STAR = 21;

export function Cleared({ last }: { readonly last: LastStep<Pikachu> }) {
  const removed = last.events.find((event) => event.kind === 'removed');
  const tile = removed?.kind === 'removed' ? removed.symbol : undefined;
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
