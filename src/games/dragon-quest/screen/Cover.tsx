/** The box on the shelf: the Dragon Queen's card by torchlight, another still face down. Wide boxes see more wall. */
import IconCrown from '~icons/game-icons/queen-crown';
import IconQueen from '~icons/game-icons/spiked-dragon-head';

const COURSES = [-156, -88, -20, 48, 116, 184, 252, 320, 388];
const JOINTS = [-170, -78, 14, 106, 198, 290];

export default function Cover() {
  return (
    <svg viewBox="0 0 200 280" aria-hidden="true" className="cover-art">
      <rect x="-200" y="-200" width="600" height="700" fill="#171412" />
      {COURSES.flatMap((y, course) =>
        JOINTS.map((x) => (
          <rect
            key={`${x},${y}`}
            x={x + (course % 2) * 46}
            y={y}
            width="88"
            height="64"
            rx="4"
            fill={(x + y) % 4 === 0 ? '#2f2a26' : '#2a2521'}
          />
        )),
      )}
      <circle cx="112" cy="92" r="170" fill="#ffb04d" opacity="0.1" />
      <circle cx="112" cy="92" r="105" fill="#ffb04d" opacity="0.16" />
      <g transform="rotate(-13 50 190)">
        <rect x="-8" y="112" width="112" height="158" rx="9" fill="#eadcbf" />
        <rect x="-1" y="119" width="98" height="144" rx="4" fill="#2c4a78" />
        <svg x="-1" y="119" width="98" height="144" viewBox="0 0 98 144" aria-hidden="true">
          <path
            d="M-84 0l84 144M-56 0l84 144M-28 0l84 144M0 0l84 144M28 0l84 144M56 0l84 144M84 0l84 144M0 0l-84 144M28 0l-84 144M56 0l-84 144M84 0l-84 144M112 0l-84 144M140 0l-84 144M168 0l-84 144"
            stroke="#9db8de"
            strokeWidth="3.5"
            fill="none"
          />
        </svg>
      </g>
      <g transform="rotate(7 128 130)">
        <rect x="56" y="34" width="140" height="196" rx="11" fill="#171412" opacity="0.55" />
        <rect x="56" y="28" width="140" height="196" rx="11" fill="#eadcbf" />
        <rect x="64" y="36" width="124" height="180" rx="5" fill="none" stroke="#1f1711" strokeWidth="3.5" />
        <path
          d="M70 178h112M70 187h112M70 196h112M70 205h112"
          stroke="#1f1711"
          strokeWidth="2.5"
          opacity="0.6"
        />
        <IconCrown x="100" y="46" width="52" height="40" color="#8a2318" className="stirs" />
        <IconQueen x="72" y="84" width="108" height="100" color="#1f1711" />
      </g>
    </svg>
  );
}
