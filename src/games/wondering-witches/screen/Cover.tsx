/** The box on the shelf: a cauldron, cut by the edge, and what rises from it. */
const SPRIG =
  'M0 0C-9-1-10-10 0-14C10-10 9-1 0 0ZM0 0C-9 5-18 2-19-6C-12-10-3-8 0 0ZM0 0C9 5 18 2 19-6C12-10 3-8 0 0ZM0 0V22';

export default function Cover() {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true" className="cover-art">
      <rect x="-300" y="-200" width="800" height="700" fill="#171221" />
      <circle cx="104" cy="118" r="128" fill="#58277f" opacity="0.38" />
      <circle cx="104" cy="124" r="80" fill="#58277f" opacity="0.55" />
      <g className="stirs">
        <path
          d="M104 190C62 176 74 146 100 138C130 129 128 104 106 98C82 91 84 62 112 56C98 72 112 80 126 88C152 104 142 136 116 146C92 155 90 174 104 190Z"
          fill="#cfa8f8"
          opacity="0.92"
        />
        <path
          d="M128 186C118 170 132 160 142 152C154 142 156 128 148 118C164 130 168 150 152 162C142 170 134 174 128 186Z"
          fill="#cfa8f8"
          opacity="0.5"
        />
        <path
          d="M70 184C60 172 52 164 54 148C58 158 72 164 76 174C78 180 74 184 70 184Z"
          fill="#cfa8f8"
          opacity="0.5"
        />
      </g>
      <path d="M32 196C10 232 22 292 60 306H148C186 292 196 232 172 196Z" fill="#0c0913" />
      <path
        d="M44 214C36 240 40 266 54 284"
        fill="none"
        stroke="#58277f"
        strokeWidth="7"
        strokeLinecap="round"
      />
      <ellipse cx="102" cy="196" rx="84" ry="20" fill="#0c0913" />
      <ellipse cx="102" cy="194" rx="72" ry="13" fill="#58277f" />
      <ellipse cx="96" cy="193" rx="44" ry="7" fill="#cfa8f8" opacity="0.55" />
      <circle cx="136" cy="194" r="5" fill="#cfa8f8" />
      <circle cx="148" cy="197" r="3" fill="#cfa8f8" />
      <g fill="#a9e28b" stroke="#171221" strokeWidth="1.500">
        <path d={SPRIG} transform="translate(44 56) rotate(-24) scale(1.35)" />
        <path d={SPRIG} transform="translate(166 76) rotate(28) scale(1.1)" />
        <path d={SPRIG} transform="translate(34 128) rotate(18) scale(0.8)" opacity="0.75" />
      </g>
      <g fill="#ecefe1">
        <circle cx="150" cy="30" r="2.500" />
        <circle cx="76" cy="24" r="1.800" />
        <circle cx="184" cy="138" r="1.800" />
        <circle cx="20" cy="88" r="2" />
      </g>
    </svg>
  );
}
