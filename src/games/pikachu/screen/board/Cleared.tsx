/** What is left in an empty tray: the last pair, still joined. */
import type { LastStep } from '../../../../store/session/sessionState';
import type { Pikachu } from '../../rules/types';
import { Sweet } from '../tiles/Sweet';

/** Shown where the last pair is not known any more, as after a reload. */
const STAR = 21;
const WIDTH = 'w-[clamp(3rem,18cqmin,9rem)]';

export function Cleared({ last }: { readonly last: LastStep<Pikachu> }) {
  const removed = last.events.find((event) => event.kind === 'removed');
  const tile = (removed?.kind === 'removed' && removed.symbol) || STAR;
  return (
    <div
      className="pointer-events-none absolute inset-(--ring) grid place-content-center justify-items-center gap-4"
      aria-hidden="true"
    >
      <div className="flex items-center">
        <Sweet
          tile={tile}
          className={`-rotate-5 animate-[pika-found_420ms_var(--ease-back)_backwards] ${WIDTH}`}
        />
        <span
          className={`z-1 -mx-1 h-1.25 animate-[pika-found_420ms_160ms_var(--ease-out)_backwards] rounded-full bg-(--gold) shadow-[0_0_12px_var(--gold)] forced-colors:border-2 ${WIDTH}`}
        />
        <Sweet
          tile={tile}
          className={`rotate-5 animate-[pika-found_420ms_90ms_var(--ease-back)_backwards] ${WIDTH}`}
        />
      </div>
      <p className="title animate-[pika-found_420ms_300ms_var(--ease-out)_backwards] text-center text-xl text-(--gold) [[data-contrast=high]_&]:text-ink forced-colors:text-[CanvasText]">
        Not a tile left
      </p>
    </div>
  );
}
