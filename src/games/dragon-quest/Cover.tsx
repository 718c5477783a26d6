/** The box on the shelf: a card with the Dragon Queen's eye, by torchlight. */
const STONES =
  'M0 58H200M0 126H200M0 196H200M62 0V58M150 0V58M24 58V126M112 58V126M176 58V126M70 126V196M146 126V196M34 196V280M108 196V280M182 196V280';
const DIAMONDS =
  'M30 168l14-18 14 18-14 18zM58 168l14-18 14 18-14 18zM44 150l14-18 14 18-14 18zM44 186l14-18 14 18-14 18zM16 186l14-18 14 18-14 18zM16 150l14-18 14 18-14 18z';

export default function Cover() {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true" className="cover-art">
      <rect width="200" height="280" fill="#2b2622" />
      <path d={STONES} stroke="#171412" strokeWidth="4" fill="none" />
      <circle cx="112" cy="96" r="150" fill="#ffb04d" opacity="0.1" />
      <circle cx="112" cy="96" r="96" fill="#ffb04d" opacity="0.14" />
      <g transform="rotate(-13 50 190)">
        <rect x="-6" y="112" width="110" height="156" rx="9" fill="#eadcbf" />
        <rect x="0" y="118" width="98" height="144" rx="5" fill="#2c4a78" />
        <path d={DIAMONDS} fill="none" stroke="#9db8de" strokeWidth="3" />
      </g>
      <g transform="rotate(7 128 130)">
        <rect x="58" y="30" width="136" height="196" rx="11" fill="#171412" opacity="0.5" />
        <rect x="58" y="26" width="136" height="196" rx="11" fill="#eadcbf" />
        <rect x="65" y="33" width="122" height="182" rx="6" fill="none" stroke="#1f1711" strokeWidth="3" />
        <path d="M76 168h100M72 178h108M76 188h100M72 198h108" stroke="#1f1711" strokeWidth="2.5" />
        <path
          d="M84 46h19l4 22 19-15 19 15 4-22h19l-7 34H91z"
          fill="#8a2318"
          stroke="#1f1711"
          strokeWidth="3"
          strokeLinejoin="round"
        />
        <path
          d="M126 84c-30 0-52 22-52 44 14-8 22-9 28-7-7 8-8 20-3 31 4-9 10-14 17-15-4 12-1 24 10 33 11-9 14-21 10-33 7 1 13 6 17 15 5-11 4-23-3-31 6-2 14-1 28 7 0-22-22-44-52-44Z"
          fill="#1f1711"
        />
        <g className="stirs">
          <path d="M92 116c8-8 18-9 26-2-8 7-18 8-26 2Z" fill="#ffb04d" />
          <path d="M160 116c-8-8-18-9-26-2 8 7 18 8 26 2Z" fill="#ffb04d" />
        </g>
        <path d="M105 109v13M147 109v13" stroke="#1f1711" strokeWidth="4" />
      </g>
    </svg>
  );
}
