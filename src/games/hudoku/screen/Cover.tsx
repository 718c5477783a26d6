/** The box on the shelf: an hourglass of brass before a half-filled board. */
const DIGITS = [
  { at: '4', x: 30, y: 54 },
  { at: '9', x: 142, y: 54 },
  { at: '1', x: 170, y: 80 },
  { at: '7', x: 30, y: 222 },
  { at: '2', x: 198, y: 250 },
] as const;

export default function Cover() {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true" className="cover-art">
      <rect x="-300" y="-200" width="800" height="700" fill="#d8bf8c" />
      <path
        d="M44 28v56M16 56h56M44 196v56M16 224h56M156 28v84M184 28v84M128 56h84M128 84h84M156 224v84M184 224v84M128 252h84M128 280h84"
        fill="none"
        stroke="#b1935a"
        strokeWidth="2"
      />
      <path
        d="M16 28h56v56H16zM128 28h84v84h-84zM16 196h56v56H16zM128 224h84v84h-84z"
        fill="none"
        stroke="#74480d"
        strokeWidth="4"
      />
      {DIGITS.map(({ at, x, y }) => (
        <text
          key={at}
          x={x}
          y={y - 3}
          fill="#37260f"
          fontFamily="Fraunces, Georgia, serif"
          fontSize="22"
          fontWeight="700"
          textAnchor="middle"
        >
          {at}
        </text>
      ))}
      <g className="stirs">
        <path d="M52 44h96c0 64-36 72-36 96s36 32 36 96H52c0-64 36-72 36-96S52 108 52 44Z" fill="#fcf4e0" />
        <path d="M62 92h76c-8 24-32 30-35 48h-6c-3-18-27-24-35-48Z" fill="#b97d16" />
        <path d="M98 140h4v66q22 6 38 28H60q16-22 38-28Z" fill="#b97d16" />
        <path
          d="M52 44h96c0 64-36 72-36 96s36 32 36 96H52c0-64 36-72 36-96S52 108 52 44Z"
          fill="none"
          stroke="#37260f"
          strokeWidth="5"
          strokeLinejoin="round"
        />
        <path d="M40 40h120M40 240h120" stroke="#74480d" strokeWidth="16" strokeLinecap="round" />
        <path d="M42 36h116M42 236h116" stroke="#f5d58c" strokeWidth="3" strokeLinecap="round" />
      </g>
    </svg>
  );
}
