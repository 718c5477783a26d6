/** The box on the shelf: a leaf of vellum with a grid of plates, one of them inked. */
const PLATES = [0, 1, 2, 3, 4, 5].map((at) => ({
  x: 44 + (at % 2) * 82,
  y: 66 + Math.floor(at / 2) * 112,
  at,
}));
const INK = '#3b2f73';

export default function Cover() {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true" className="cover-art">
      <rect width="200" height="280" fill="#e4dbc8" />
      <path d="M14 14H200V280H14z" fill="#f7f2e4" stroke={INK} strokeWidth="2" />
      <path d="M20 20H200V280H20z" fill="none" stroke={INK} />
      {PLATES.map(({ x, y, at }) => (
        <path
          key={at}
          d={`M${x} ${y}h72v100h-72zM${x + 5} ${y + 5}h62v90h-62z`}
          fill="#fffdf6"
          fillRule="evenodd"
          stroke={INK}
          strokeOpacity=".45"
        />
      ))}
      <g fill="#7b3a9c">
        <path d="M80 28 89 38v10l-9 10-9-10V38z" />
        <path d="M80 42v16M71 38l9 4 9-4" fill="none" stroke="#f7f2e4" strokeWidth="2" />
      </g>
      <path d="M150 58c-2-18 10-29 29-29 1 20-11 31-29 29z" fill="#23793a" />
      <path d="M32 108c1 6 8 9 8 17a9 9 0 0 1-18 0c0-4 2-7 4-9 0 3 1 4 3 5 0-5 1-9 3-13z" fill="#b3202f" />
      <path d="M21 222c6-7 12-7 17 0v8c-6 7-12 7-17 0z" fill="#1766a5" />
      <g className="stirs">
        <path d="M126 178h72v100h-72z" fill="#efe4f6" stroke="#7b3a9c" strokeWidth="4" />
        <path d="M133 185h58v86h-58z" fill="none" stroke="#7b3a9c" />
        <path d="M162 194 181 214v26l-19 20-19-20v-26z" fill="#7b3a9c" />
        <path d="M162 223v37M143 214l19 9 19-9" fill="none" stroke="#efe4f6" strokeWidth="3" />
      </g>
    </svg>
  );
}
