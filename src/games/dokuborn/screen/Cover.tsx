/** The box on the shelf: a leaf of vellum with a grid of plates, one of them inked. */
const PLATES = [
  { x: 55, y: 70 },
  { x: 122, y: 70 },
  { x: 55, y: 166 },
] as const;
const INK = '#3b2f73';
const HAIR = '#9a8fb5';

export default function Cover() {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true" className="cover-art">
      <path d="M5 8h190v264H5z" fill="#f7f2e4" stroke={INK} strokeWidth="2.5" />
      <path d="M11 14h178v252H11z" fill="none" stroke={INK} />
      {PLATES.map(({ x, y }) => (
        <g key={`${x},${y}`} fill="#fffdf6" stroke={HAIR}>
          <path d={`M${x} ${y}h60v84H${x}z`} />
          <path d={`M${x + 4} ${y + 4}h52v76h-52z`} />
        </g>
      ))}
      <g transform="translate(-7)">
        <path d="m92 24 10 11v13L92 59 82 48V35z" fill="#7b3a9c" />
        <path d="M92 40v19M82 35l10 5 10-5" fill="none" stroke="#f7f2e4" strokeWidth="2" />
        <path d="M148 58c-2-20 10-31 31-31 1 21-11 33-31 31z" fill="#23793a" />
        <path d="m147 59 22-22" stroke="#f7f2e4" strokeWidth="2" />
      </g>
      <path
        d="M38 92c2 8 11 12 11 22a12 12 0 0 1-24 0c0-5 3-9 6-12 0 4 1 6 3 7-1-7 0-13 4-17z"
        fill="#b3202f"
      />
      <path
        d="M22 198c5-7 10-7 15 0s10 7 15 0v9c-5 7-10 7-15 0s-10-7-15 0zM22 214c5-6 10-6 15 0s10 6 15 0v5c-5 6-10 6-15 0s-10-6-15 0z"
        fill="#1766a5"
      />
      <g transform="translate(-7)">
        <g className="stirs">
          <path d="M126 160h66v94h-66z" fill="#efe4f6" stroke="#7b3a9c" strokeWidth="4" />
          <path d="M132 166h54v82h-54z" fill="none" stroke="#7b3a9c" />
          <path d="m159 174 17 18v22l-17 18-17-18v-22z" fill="#7b3a9c" />
          <path d="M159 200v32M142 192l17 8 17-8" fill="none" stroke="#efe4f6" strokeWidth="3" />
        </g>
      </g>
    </svg>
  );
}
