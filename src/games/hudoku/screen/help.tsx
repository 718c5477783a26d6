/** How to play, in words and pictures; the pictures are made of the game's own cells. */
import type { RulesSection } from '../../../frame/dialogs/RulesDialog';
import type { TutorialStep } from '../../../frame/tutorial/Tutorial';
import { PER_ERROR, PER_HINT, PER_SECOND } from '../rules/score';
import { HINT_COST } from '../words/results';
import { Cell, EmptyCell } from './Cell';
import { RegionFrame } from './RegionMarks';

type Piece = string;

/**
 * A piece of a board drawn as text, cells apart by blanks: `5` given, `.` open, `+5` one's own, `=5` sought, `~7` an
 * empty cell that says 7, `~` one that says nothing. One region's outline lies over the first rows and columns.
 */
function Example({ label, rows, side }: { label: string; rows: readonly Piece[]; side: 2 | 3 }) {
  const cells = rows.map((row) => row.split(' '));
  const style = { '--rows': rows.length, '--columns': cells[0]?.length ?? 1 } as React.CSSProperties;
  return (
    <div
      className="hud-tray m-1 text-[length:min(2.5rem,(100cqw_-_2.5rem)_/_var(--columns))]"
      role="img"
      aria-label={label}
      style={style}
    >
      <div className="hud-field">
        <div className="grid-board hud-board">
          {cells.flat().map((piece, at) => (
            <span
              // biome-ignore lint/suspicious/noArrayIndexKey: a fixed picture
              key={at}
              className="grid-cell"
              data-empty={piece.startsWith('~') || undefined}
              data-small={side === 2 || undefined}
              data-named={at === 0 || undefined}
              data-given={/^[1-9]/.test(piece) || undefined}
              data-lit={piece.startsWith('=') || undefined}
            >
              <Face piece={piece} highest={side === 2 ? 4 : 9} />
            </span>
          ))}
        </div>
        <RegionFrame
          region={side === 2 ? { letter: 'b', highest: 4 } : { letter: 'a', highest: 9 }}
          row={0}
          column={0}
        />
      </div>
    </div>
  );
}

function Face({ piece, highest }: { readonly piece: Piece; readonly highest: number }) {
  const digit = Number(/[1-9]/.exec(piece)?.[0] ?? 0);
  if (piece.startsWith('~')) return <EmptyCell said={digit} />;
  const origin = piece.startsWith('+') || piece.startsWith('=') ? 'player' : 'given';
  return <Cell digit={digit} origin={origin} wrong={null} notes={0} highest={highest} sought={0} />;
}

const SECTIONS: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'Fill the regions',
    content: (
      <>
        <p>
          A region of nine cells holds 1 to 9, a region of four holds 1 to 4. The plate on each region says
          which.
        </p>
        <p>
          No number stands twice in a region, a row or a column. Rows and columns run through all regions.
        </p>
      </>
    ),
    picture: (
      <>
        <Example label="A region of nine cells with 1 to 9" rows={['5 . 2', '. 9 .', '1 . 7']} side={3} />
        <Example label="A region of four cells with 1 to 4" rows={['3 .', '. 2']} side={2} />
      </>
    ),
  },
  {
    id: 'empty',
    title: 'Struck-out numbers',
    content: (
      <>
        <p>
          Where there is no cell, a struck-out number is a clue: it is nowhere in that row and nowhere in that
          column, whatever the region. You need these clues.
        </p>
        <p>
          It is one of the numbers that you have to find in the region beside it. A dash rules nothing out.
        </p>
      </>
    ),
    picture: (
      <Example
        label="Below a region, 7 is struck out: the 7 cannot be in the column above it"
        rows={['. =7 3', '. . 9', '1 5 .', '~7 ~2 ~–']}
        side={3}
      />
    ),
  },
  {
    id: 'glass',
    title: 'The hourglass',
    content: (
      <p>
        A right number turns the glass, and so does a hint. When the sand runs out, a cell is revealed and
        counts as a hint: −{PER_HINT} points. Larger boards and higher levels have more sand, and Extended has
        twice as much; Relaxed has no hourglass. Pause hides the board and stops both clocks, and so does
        leaving the tab. Both stand still while an explanation is open.
      </p>
    ),
  },
  {
    id: 'help',
    title: 'Help',
    content: (
      <p>
        Hint reveals a random cell. Explain reveals nothing: it says which technique comes next, which is
        free, and then where to look, why, and which number it is. Fill notes writes down every number that
        row, column and region leave; what struck-out numbers rule out is for you to find. Each of them costs{' '}
        {PER_HINT} points. Notes of your own are free; a note disappears when a number rules it out. A wrong
        number counts as an error and does not stay.
      </p>
    ),
  },
  {
    id: 'score',
    title: 'Score',
    content: (
      <p>
        You start with 10,000 points. Each second costs {PER_SECOND}, but in Relaxed time does not count. Each
        wrong number costs {PER_ERROR}; each hint, each explanation beyond its first word, each Fill notes and
        each cell revealed by the sand costs {PER_HINT}. The score never falls below 0. Your best is kept for
        each board, level and time.
      </p>
    ),
  },
];

const FOR_EXPERTS: RulesSection = {
  id: 'experts',
  title: 'For experts',
  content: (
    <>
      <p>
        Choose a number first, then its cell: press a number while no cell waits for one. A long press, or
        Shift and the number, locks it for many cells. Its cells light up, and the pad tells how many are
        left.
      </p>
      <p>
        More has Colours and checkpoints: four colours for cells, the board kept as it is, to go back to or to
        compare with, and all notes written or cleared at once. All of this is free.
      </p>
      <p>
        Unjudged, a mode that New offers, has no hourglass and no errors: a number stays, right or wrong, and
        you win when all are right. The same number once more takes it away. Check marks what is wrong, and
        Back to before the first mistake goes to the last moment when nothing was, for {HINT_COST} each. Hint
        mends a wrong number first, and Explain first says whether anything is wrong. Time does not count.
        More shows or hides numbers that cannot both be right.
      </p>
    </>
  ),
};

const KEYS = [
  { keys: 'Arrows', does: 'move over the board' },
  { keys: '1 – 9', does: 'enter a number, or a note' },
  { keys: 'Enter', does: 'go to the number pad' },
  { keys: 'N', does: 'notes on or off' },
  { keys: 'Del', does: 'clear the notes of a cell, or your number in it' },
  { keys: 'Shift 1 – 9', does: 'lock a number for many cells' },
  { keys: 'M', does: 'colours and checkpoints, where 1 – 4 colour a cell' },
  { keys: 'C', does: 'check, in Unjudged' },
  { keys: 'H', does: 'hint: reveal a cell' },
  { keys: 'E', does: 'explain the next number' },
  { keys: 'P', does: 'pause' },
];

export const RULES = {
  title: 'How to play Hudoku',
  intro: 'A sudoku with gaps. Fill every cell before the sand runs out.',
  sections: [...SECTIONS, FOR_EXPERTS],
  keys: KEYS,
};

export const TUTORIAL: readonly TutorialStep[] = [
  {
    id: 'regions',
    title: 'Fill every region',
    text: 'Nine cells hold 1 to 9, four cells hold 1 to 4. No number twice in a region, a row or a column.',
    target: '.hud-tray',
  },
  {
    id: 'glass',
    title: 'Turn the glass',
    text: `Tap it to see the puzzle. Each right number turns it again. If the sand runs out, a cell is revealed: ${HINT_COST}. For now it waits until you enter a number.`,
    target: '[data-glass]',
    asksForPress: '[data-glass]',
  },
  {
    id: 'empty',
    title: 'A struck-out number is a clue',
    text: 'There is no cell there. The number is nowhere in that row and nowhere in that column.',
    target: '.hud-board [data-empty]:has(svg)',
  },
  {
    id: 'cell',
    title: 'Tap an open cell',
    text: 'Its row, column and region light up, and the pad shows the numbers of that region. Notes lets you write down what is possible.',
    target: '.hud-tray',
    asksForPress: '.hud-board [role=gridcell]:not([data-given], [data-empty])',
  },
  {
    id: 'enter',
    title: 'Choose its number',
    text: `A tick: it is in the region already. A wrong number is an error: −${PER_ERROR} points.`,
    target: '[data-pad]',
    placement: 'above',
    asksForMove: true,
  },
];
