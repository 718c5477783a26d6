/** How to play, in words and pictures; the pictures are made of the game's own tiles. */
import type { RulesSection } from '../../../frame/dialogs/RulesDialog';
import type { TutorialStep } from '../../../frame/tutorial/Tutorial';
import { Tile } from './Tile';

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
  return (
    <div
      className="pika-example"
      role="img"
      aria-label={label}
      style={{ '--columns': columns, '--rows': rows.length } as React.CSSProperties}
    >
      {rows.flatMap((row, y) =>
        [...row].map((letter, x) => (
          // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
          <span key={`${x},${y}`} data-empty={letter === '·' || undefined}>
            <Tile tile={'·abcdefghijklmnopqrstuvwx'.indexOf(letter)} />
          </span>
        )),
      )}
      <svg aria-hidden="true" viewBox={`0 0 ${columns} ${rows.length}`} preserveAspectRatio="none">
        <polyline points={line} vectorEffect="non-scaling-stroke" />
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
        Choose two tiles with the same symbol. If a line with at most two turns joins them through empty
        cells, both go. Clear the whole board to win.
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
        The line may be straight (I), bend once (L), or bend twice: around others (U) or between them (Z). It
        runs along rows and columns only, and never through a tile.
      </p>
    ),
    picture: (
      <>
        <Example label="One turn: an L" rows={['j··', 'rs·', 'tuj']} line="0.5,0.5 2.5,0.5 2.5,2.5" />
        <Example
          label="Two turns: a Z"
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
      <p>A line may leave the board by one cell. That is how two tiles on the same edge always connect.</p>
    ),
    picture: (
      <Example
        label="Two turns round the outside: a U"
        rows={['····', 'lrsl']}
        line="0.5,1.5 0.5,0.5 3.5,0.5 3.5,1.5"
      />
    ),
  },
  {
    id: 'stuck',
    title: 'Never stuck in silence',
    content: (
      <p>
        Every deal can be cleared, and was proven so. If your own path leads to a board without a pair, you
        are told at once: undo, or shuffle the remaining tiles. The shuffle is proven too.
      </p>
    ),
  },
  {
    id: 'count',
    title: 'What counts',
    content: (
      <p>
        Every attempt is a move, right or wrong. Best results are kept for each board and way of falling;
        games with hints or shuffles stand in a list of their own.
      </p>
    ),
  },
];

const KEYS = [
  { keys: 'Arrows', does: 'move over the board' },
  { keys: 'Enter or Space', does: 'choose a tile' },
  { keys: 'Esc', does: 'let go of the chosen tile' },
  { keys: 'D', does: 'debug: show every path tried' },
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
    title: 'Find two of a kind',
    text: 'Tap one tile, then another with the same symbol.',
    target: '.pika-tray',
  },
  {
    id: 'line',
    title: 'Two turns at most',
    text: 'A line must be able to join them through empty cells, with no more than two turns. It may run round the outside of the board.',
    target: '.pika-tray',
  },
  {
    id: 'help',
    title: 'Nothing is ever lost',
    text: 'Hint tells you where to look, then what, then exactly which. Undo goes back as far as you like.',
    target: '[data-tool="hint"]',
  },
];
