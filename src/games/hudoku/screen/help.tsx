/** How to play, in words and pictures; the pictures are made of the game's own cells. */
import type { RulesSection } from '../../../frame/dialogs/RulesDialog';
import type { TutorialStep } from '../../../frame/tutorial/Tutorial';
import { PER_ERROR, PER_HINT, PER_SECOND } from '../rules/score';
import { Cell, EmptyCell } from './Cell';
import { RangeMark } from './RegionMarks';

type Piece = string;

/**
 * A piece of a board drawn as text, cells apart by blanks: `5` given, `.` open, `+5` one's own, `=5` sought, `~7` an
 * empty cell that says 7, `~` one that says nothing. One region's outline lies over the first rows and columns.
 */
function Example({ label, rows, side }: { label: string; rows: readonly Piece[]; side: 2 | 3 }) {
  const cells = rows.map((row) => row.split(' '));
  const style = { '--rows': rows.length, '--columns': cells[0]?.length ?? 1 } as React.CSSProperties;
  const outline = { '--row': 0, '--column': 0, '--side': side } as React.CSSProperties;
  return (
    <div className="hud-tray hud-example" role="img" aria-label={label} style={style}>
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
        <div className="hud-marks">
          <div className="hud-region" style={outline}>
            <RangeMark region={side === 2 ? { letter: 'b', highest: 4 } : { letter: 'a', highest: 9 }} />
          </div>
        </div>
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

export const SECTIONS: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'Fill the regions',
    content: (
      <>
        <p>
          A region of nine cells holds 1 to 9, a region of four holds 1 to 4: the small plate on each says so.
        </p>
        <p>No number stands twice in a region, in a row or in a column, whatever the regions there.</p>
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
    title: 'What an empty cell says',
    content: (
      <>
        <p>
          Struck-out numbers lie where no cell is. Such a number is nowhere in that row and nowhere in that
          column: not in any region. It is a real clue, and one you cannot do without.
        </p>
        <p>It belongs to the region beside it: there it is hidden at the start. A dash rules nothing out.</p>
      </>
    ),
    picture: (
      <Example
        label="Below a region, an empty cell says 7: the 7 cannot be in the column above it"
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
        A right number turns the glass; so does a hint. When the sand has run through, a cell is revealed and
        counted as a hint. Extended has a minute of sand, Relaxed has none. Pausing hides the board and stops
        both clocks; so does another browser tab.
      </p>
    ),
  },
  {
    id: 'help',
    title: 'Help',
    content: (
      <p>
        Hint reveals a random cell. Explain reveals nothing: it shows where the next number can be found, then
        why, step by step. A wrong number is counted and not kept. Notes are free, and go by themselves when a
        number rules them out.
      </p>
    ),
  },
  {
    id: 'score',
    title: 'Score',
    content: (
      <p>
        10,000, less {PER_SECOND} a second, {PER_HINT} for every hint, explanation or cell the sand gave away,
        and {PER_ERROR} for every wrong number; never below 0. Bests are kept for each board, level and way of
        playing.
      </p>
    ),
  },
];

export const KEYS = [
  { keys: 'Arrows', does: 'move over the board' },
  { keys: '1 – 9', does: 'enter a number, or a note' },
  { keys: 'Enter', does: 'go to the number pad' },
  { keys: 'N', does: 'notes on or off' },
  { keys: 'Del', does: 'clear the notes of a cell' },
  { keys: 'H', does: 'hint: reveal a cell' },
  { keys: 'E', does: 'explain the next number' },
  { keys: 'P', does: 'pause' },
];

export const TUTORIAL: readonly TutorialStep[] = [
  {
    id: 'regions',
    title: 'Fill every region',
    text: 'Nine cells hold 1 to 9, four cells hold 1 to 4. No number twice in a region, a row or a column.',
    target: '.hud-tray',
  },
  {
    id: 'empty',
    title: 'A struck-out number is a clue',
    text: 'No cell lies there, but the number is a clue: it is nowhere in that row and nowhere in that column.',
    target: '.hud-legend',
  },
  {
    id: 'enter',
    title: 'Tap a cell, choose a number',
    text: 'Or type it. What is right stays; what is wrong is counted. Switch on Notes to pencil first.',
    target: '[data-pad]',
  },
  {
    id: 'glass',
    title: 'Turn the glass',
    text: 'Each right number turns it. If the sand runs through, a cell is given away. Relaxed, under New, has no hourglass.',
    target: '.hud-glass',
  },
];
