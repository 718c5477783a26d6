/** How to use a board, with pictures drawn from one. */

import { chanceFrom } from '../../../../core/chance';
import type { RulesSection } from '../../../../frame/dialogs/RulesDialog';
import { SECTIONS } from '../../brew/screen/help';
import { COLOURS } from '../drawing/inks';
import { badge } from '../drawing/marks';
import { legendOf } from '../drawing/picture';
import { sheetOf } from '../drawing/sheet';
import { parseBoardCode } from '../rules/boardCode';
import { createBoard } from '../rules/createBoard';
import { SPECIAL_NAMES } from '../rules/specials';
import { BoardSheet } from './BoardSheet';

const EXAMPLE = 'c-3-1-8-4-sn~abcdefghijkl';

function SheetPicture() {
  const parsed = parseBoardCode(EXAMPLE);
  if (!parsed.ok) return null;
  const { config, seed } = parsed.value;
  const drawing = sheetOf(createBoard(config, chanceFrom(seed)), 0, { title: '', code: EXAMPLE });
  return (
    <BoardSheet
      drawing={drawing}
      viewBox="25 290 308 212"
      label="Part of a board: a cauldron, and a garden that bends round it within a dashed hedge, with a sage of one seed and a white mark"
    />
  );
}

function SpecialList() {
  return (
    <ul className="grid gap-2.5">
      {legendOf(SPECIAL_NAMES).map(({ special, isBad, text }) => (
        <li key={special} className="grid grid-cols-[2.25rem_minmax(0,1fr)] items-center gap-2.5">
          <BoardSheet
            drawing={badge(0, 0, special, COLOURS)}
            viewBox="-16 -16 32 32"
            label={isBad ? 'Black mark' : 'White mark'}
          />
          <span>
            <b>{special}</b> {text}
          </span>
        </li>
      ))}
    </ul>
  );
}

/** Told once, in the rules of Brew. */
const AT_THE_TABLE = ['against', 'offline'];

export const BOARD_SECTIONS: readonly RulesSection[] = [
  {
    id: 'sheet',
    title: 'What is on a board',
    picture: <SheetPicture />,
    content: (
      <>
        <p>
          A double wall divides the players’ shares. Within a share, thick lines divide gardens and cauldrons,
          and dots their cells. Each player’s hedge has a colour and a stroke of its own; write your name
          beside it.
        </p>
        <p>
          A drawn herb stands there from the start, with one seed beside it: draw one more whenever it grows.
          On every side, one garden or cauldron is large enough for the longest recipe and free of bad cells.
        </p>
      </>
    ),
  },
  {
    id: 'turn',
    title: 'Playing on it',
    content: (
      <>
        <p>
          Open Brew on one device for the whole table; it hides the recipe and judges your potions. In turn,
          name a herb. Then plant it in one of your empty cells with one seed; or grow a garden that holds it,
          and every plant in that garden gains a seed; or test a potion with the High Witch.
        </p>
        <p>
          On a modern board you test a garden: its herbs in any order, with their seeds. It is then used up.
          On a classic board you test in a cauldron: copy herbs and their seeds from your gardens into its
          cells, cross them out where they grew, and the cauldron is used up.
        </p>
        <p>
          When nobody has an empty cell left, you have <b>one last potion</b> of any herbs. If it fails, you
          have lost. The cell for notes belongs to nobody.
        </p>
      </>
    ),
  },
  {
    id: 'specials',
    title: 'Special cells',
    content: (
      <>
        <p>Round white marks are good for you, black ones on their point are not. At most six on a side.</p>
        <SpecialList />
        <p>
          In a cauldron, copying a herb counts as planting it. Nothing grows there: a Low Ceiling takes no
          more than two of its seeds, and Fertile Ground does nothing.
        </p>
      </>
    ),
  },
  {
    id: 'printing',
    title: 'Printing',
    content: (
      <p>
        Print puts each side on one page, A4 or Letter, across, in black. Choose “both sides” in the printer’s
        window, flipped on the short edge, to have front and back on one sheet. The code at the top draws the
        same board again, on any device.
      </p>
    ),
  },
  ...SECTIONS.filter(({ id }) => AT_THE_TABLE.includes(id)),
];

export const BOARD_KEYS = [
  { keys: 'N', does: 'a new board' },
  { keys: 'U', does: 'back to the one before' },
  { keys: 'P', does: 'print' },
  { keys: 'D', does: 'download' },
  { keys: '+ − 0', does: 'zoom in, out, fit, while the board has the focus' },
  { keys: 'Ctrl and wheel', does: 'zoom about the pointer; on glass, two fingers' },
  { keys: 'Arrows', does: 'move the board while it is close' },
];
