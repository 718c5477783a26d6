/** The four suits, drawn as shapes so that they look the same everywhere; jokers have none. */
import type { Suit as SuitName } from '../../rules/cards';

const PATHS: Readonly<Record<Exclude<SuitName, 'joker'>, string>> = {
  spades:
    'M12 2C8 7 3 10 3 14.2c0 2.7 2 4.6 4.5 4.6 1.4 0 2.7-.6 3.5-1.7-.2 2-1 3.6-2.6 4.9h7.2c-1.6-1.3-2.4-2.9-2.6-4.9.8 1.1 2.1 1.7 3.5 1.7 2.5 0 4.5-1.9 4.5-4.6C21 10 16 7 12 2Z',
  clubs:
    'M12 2.2a4.6 4.6 0 0 0-3.5 7.6 4.6 4.6 0 1 0 2.6 7.1c-.2 2-.9 3.6-2.5 4.9h6.8c-1.6-1.3-2.3-2.9-2.5-4.9a4.6 4.6 0 1 0 2.6-7.1A4.6 4.6 0 0 0 12 2.2Z',
  hearts:
    'M12 21.4C5 15.6 2 11.9 2 8 2 5.1 4.2 3 6.8 3 9 3 11 4.4 12 6.6 13 4.4 15 3 17.2 3 19.8 3 22 5.1 22 8c0 3.9-3 7.6-10 13.4Z',
  diamonds: 'M12 1.5 20 12 12 22.5 4 12Z',
};

const HOLLOW = 'fill-none stroke-edge stroke-[2.5]';

/** `isHollow`: lost. */
export function Suit({ suit, isHollow }: { readonly suit: SuitName; readonly isHollow?: boolean }) {
  if (suit === 'joker') return null;
  return (
    <svg viewBox="0 0 24 24" aria-hidden="true" className="size-[0.9em] flex-none">
      <path d={PATHS[suit]} className={isHollow ? HOLLOW : 'fill-current'} />
    </svg>
  );
}
