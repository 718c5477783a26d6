import IconTorch from '~icons/game-icons/torch';

const DISC =
  'pointer-events-none grid size-(--torch) place-items-center rounded-full bg-[#2a6b2f] text-[length:calc(0.7*var(--torch))] text-[#fff3d0] ring-[1.5px] ring-[#12240f] forced-color-adjust-none forced-colors:bg-[Highlight] forced-colors:text-[HighlightText] forced-colors:ring-[Canvas]';
const AT_CORNER = 'absolute -top-1 -right-1 z-3 [--torch:min(1.375rem,0.42*var(--card))]';
const IN_CELL = '[--torch:min(1.375rem,0.55*var(--card))]';

/** Something can be done here: with this card, or in this empty cell. */
export function Torch({ inCell = false }: { readonly inCell?: boolean }) {
  return (
    <span className={`${DISC} ${inCell ? IN_CELL : AT_CORNER}`} aria-hidden="true">
      <IconTorch />
    </span>
  );
}
