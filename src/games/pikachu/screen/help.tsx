/** How to play, in words and pictures; the pictures are made of the game's own tiles. */
import type { RulesSection } from '../../../frame/dialogs/RulesDialog';
import type { TutorialStep } from '../../../frame/tutorial/Tutorial';
import { Sweet } from './tiles/Sweet';

/** `·`: no tile. */
const LETTERS = '·abcdefghijklmnopqrstuvwx';

/** A small board drawn as text: letters are tiles, `·` is empty, the line runs through the given corners. */
function Example({
  rows,
  line,
  label,
}: {
  readonly rows: readonly string[];
  readonly line: string;
  readonly label: string;
}) {
  const columns = rows[0]?.length ?? 1;
  const tiles = [...rows.join('')].map((letter, place) => ({ place, tile: LETTERS.indexOf(letter) }));
  return (
    <div
      className="relative m-1 grid auto-rows-(--side) grid-cols-[repeat(var(--columns),var(--side))] [--side:min(2.25rem,(100cqw_-_0.5rem)_/_var(--columns))]"
      role="img"
      aria-label={label}
      style={{ '--columns': columns } as React.CSSProperties}
    >
      {tiles.map(({ tile, place }) =>
        tile === 0 ? <span key={place} /> : <Sweet key={place} tile={tile} className="m-px" />,
      )}
      <svg
        aria-hidden="true"
        className="absolute inset-0 size-full overflow-visible"
        viewBox={`0 0 ${columns} ${rows.length}`}
        preserveAspectRatio="none"
      >
        <polyline
          className="stroke-(--gold) stroke-4"
          fill="none"
          strokeLinecap="round"
          strokeLinejoin="round"
          points={line}
          vectorEffect="non-scaling-stroke"
        />
      </svg>
    </div>
  );
}

const SECTIONS: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'Two at a time',
    content: (
      <p>
        Choose two tiles with the same picture. If a line with at most two turns can join them through empty
        places, both go. Clear the whole board to win.
      </p>
    ),
    picture: (
      <Example label="Two dogs joined by a straight line" rows={['i··i', 'qrst']} line="0.5,0.5 3.5,0.5" />
    ),
  },
  {
    id: 'turns',
    title: 'One turn or two',
    content: (
      <p>
        The line may be straight, turn once, or turn twice: around other tiles or between them. It runs along
        rows and columns only, and never through a tile.
      </p>
    ),
    picture: (
      <>
        <Example
          label="Two cats joined by a line with one turn"
          rows={['j··', 'rs·', 'tuj']}
          line="0.5,0.5 2.5,0.5 2.5,2.5"
        />
        <Example
          label="Two frogs joined by a line with two turns"
          rows={['k··t', 's··u', 'r··k']}
          line="0.5,0.5 1.5,0.5 1.5,2.5 3.5,2.5"
        />
      </>
    ),
  },
  {
    id: 'outside',
    title: 'Round the outside',
    content: (
      <p>
        A line may run round the outside, right beside the board. So two equal tiles on the same edge can
        always be joined.
      </p>
    ),
    picture: (
      <Example
        label="Two foxes joined round the outside, by a line with two turns"
        rows={['····', 'lrsl']}
        line="0.5,1.5 0.5,0.5 3.5,0.5 3.5,1.5"
      />
    ),
  },
  {
    id: 'stuck',
    title: 'When nothing goes any more',
    content: (
      <p>
        Every deal can be cleared: that was proven. If you come to a board on which no two tiles can be
        joined, you are told at once. Undo, or shuffle the tiles that are left: after a shuffle the board can
        be cleared again. If it is proven before that the board can no longer be cleared, a mark beside the
        counters says so and offers an undo to the last safe move, which counts as a hint.
      </p>
    ),
  },
  {
    id: 'count',
    title: 'What counts',
    content: (
      <p>
        Every try is a move, right or wrong. Best results are kept for each kind of board. Games with hints or
        shuffles have a list of their own.
      </p>
    ),
  },
];

const KEYS = [
  { keys: 'Arrows', does: 'move over the board' },
  { keys: 'Enter or Space', does: 'choose a tile' },
  { keys: 'Esc', does: 'let go of the chosen tile' },
  { keys: 'D', does: 'debug: lines stay longer, and a wrong try is drawn in red' },
];

export const RULES = {
  title: 'How to play Pikachu',
  intro: 'Join equal tiles in pairs until the board is empty.',
  sections: SECTIONS,
  keys: KEYS,
};

export const TUTORIAL: readonly TutorialStep[] = [
  {
    id: 'pair',
    title: 'Join two of a kind',
    text: 'Tap two tiles with the same picture. Two side by side always go, and so do two on the same edge.',
    target: '.pika-live',
    asksForMove: true,
  },
  {
    id: 'line',
    title: 'Two turns at most',
    text: 'A line with at most two turns joins the tiles, through empty places or round the outside. Find another pair.',
    target: '.pika-live',
    asksForMove: true,
  },
  {
    id: 'help',
    title: 'If you get stuck',
    text: 'Hint shows one tile, then its partner, then the line. Undo goes back as far as you like.',
    target: '[data-tool="hint"]',
  },
];
