import './styles/cup.css';

interface CupProps {
  readonly lifted?: boolean;
  readonly pearl?: boolean;
  readonly crossed?: boolean;
}

/** One piece of the game. Board, rules, tutorial and cover all draw it from here. */
export function Cup({ lifted = false, pearl = false, crossed = false }: CupProps) {
  return (
    <svg viewBox="0 0 48 60" className="size-full overflow-visible" aria-hidden="true" focusable="false">
      <ellipse className="cups-ground" cx="24" cy="54" rx="19" ry="4" />
      {pearl && <circle className="cups-pearl" cx="24" cy="47" r="7" />}
      <g className="cups-body" data-lifted={lifted || undefined}>
        <path className="cups-clay" d="M13 16h22l5 36a2 2 0 0 1-2 2H10a2 2 0 0 1-2-2Z" />
        <path className="cups-band" d="m11.6 26-.9 6h26.6l-.9-6Z" />
        <rect className="cups-clay" x="17" y="11" width="14" height="6" rx="2" />
      </g>
      {crossed && <path className="cups-cross" d="m15 27 18 20m0-20L15 47" />}
    </svg>
  );
}
