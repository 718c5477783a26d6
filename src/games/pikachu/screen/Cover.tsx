/** The box on the shelf: five tiles on midnight blue, one golden line, the pair above the name plate of small boxes. */
import { pictureOf } from './tiles/tilePictures';

const TILES = [
  { tile: 9, x: 30, y: 34, turn: -4 },
  { tile: 17, x: 30, y: 112, turn: 5 },
  { tile: 9, x: 108, y: 112, turn: -3 },
  { tile: 22, x: 30, y: 190, turn: 2 },
  { tile: 20, x: 108, y: 190, turn: 3 },
] as const;
const SIDE = 62;

export default function Cover() {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true" className="cover-art">
      <rect x="-300" y="-200" width="800" height="700" fill="#16213e" />
      <circle cx="100" cy="70" r="150" fill="#26376d" opacity="0.55" />
      {TILES.map(({ tile, x, y, turn }) => (
        <g key={`${x},${y}`} transform={`rotate(${turn} ${x + SIDE / 2} ${y + SIDE / 2})`}>
          <rect x={x} y={y + 3} width={SIDE} height={SIDE} rx="13" fill="#0008" />
          <rect x={x} y={y} width={SIDE} height={SIDE} rx="13" fill="#faf8ef" stroke="#d5ceb8" />
          <image href={pictureOf(tile)} x={x + 8} y={y + 8} width={SIDE - 16} height={SIDE - 16} />
        </g>
      ))}
      <path
        d="M92 65 H139 V112"
        fill="none"
        stroke="#f1c40f"
        strokeWidth="7"
        strokeLinecap="round"
        strokeLinejoin="round"
        data-stir="line"
      />
    </svg>
  );
}
