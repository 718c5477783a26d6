/** How to play, in words and pictures; the pictures are made of the game's own plates and captions. */
import type { RulesSection } from '../../../frame/dialogs/RulesDialog';
import type { TutorialStep } from '../../../frame/tutorial/Tutorial';
import { embeddedCards } from '../rules/cards/embeddedCards';
import { conditionById } from '../rules/conditions';
import { INKS } from '../rules/types';
import { Caption } from './Caption';
import { Glossary } from './Glossary';
import { dyes, InkMark } from './marks';
import { Plate } from './Plate';

function Condition({ id }: { readonly id: string }) {
  const condition = conditionById(id);
  return condition ? <Caption condition={condition} /> : null;
}

/** A real card that meets the given conditions. */
function Example({ row, column }: { readonly row: string; readonly column: string }) {
  const wanted = [conditionById(row), conditionById(column)];
  const card = embeddedCards.cards.find((known) => wanted.every((one) => one?.filter(known)));
  return (
    <div
      className="grid grid-cols-[minmax(0,4.25rem)_minmax(0,7rem)] items-center gap-1.5 border-3 border-double border-(--board-line) bg-surface p-2"
      role="img"
      aria-label={`A grid with one card: ${card?.fullName ?? ''}`}
    >
      <span className="col-start-2">
        <Condition id={column} />
      </span>
      <Condition id={row} />
      <span className="@container/plate aspect-5/7 [--type:var(--text-xs)]">
        {card && <Plate card={card} />}
      </span>
    </div>
  );
}

function SixInks() {
  return (
    <ul className="grid grid-cols-1 gap-x-5 @min-[11rem]:grid-cols-2 gap-y-2 border-3 border-double border-(--board-line) bg-surface p-3.5 [--dk-behind:var(--surface)]">
      {INKS.map((ink) => (
        <li key={ink} className="flex items-center gap-2 font-semibold text-(--dye)" style={dyes(ink)}>
          <InkMark ink={ink} />
          {ink}
        </li>
      ))}
    </ul>
  );
}

const SECTIONS: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'A card for every cell',
    content: (
      <p>
        Each row and each column asks for something: an ink, a cost, a keyword. Name a Disney Lorcana card
        that meets both, for every cell. No card may stand in two cells.
      </p>
    ),
    picture: <Example row="c1" column="o5" />,
  },
  {
    id: 'cards',
    title: 'Reading a plate',
    content: (
      <p>
        At the top the cost, with a ring when the card can go into the inkwell, and its ink or inks. At the
        foot its type, strength, willpower and lore. Each ink has a mark of its own, so that colour never
        matters.
      </p>
    ),
    picture: <SixInks />,
  },
  {
    id: 'conditions',
    title: 'What counts',
    content: <Glossary />,
  },
  {
    id: 'guesses',
    title: 'Guesses',
    content: (
      <>
        <p>
          Every card you put down is a guess, right or wrong. A wrong one is told why: “costs 3, not 5”. You
          may take cards off, move them and swap them; that gives no guess back.
        </p>
        <p>In free play you may guess as often as you like. A challenge has three guesses more than cells.</p>
      </>
    ),
  },
  {
    id: 'stars',
    title: 'Stars',
    content: (
      <p>
        The fewer answers the scarcest cells have, the more stars. One star: no cell has fewer than 8 answers.
        Two: none fewer than 5. Three: none fewer than 3. Four: one cell has 1 or 2. Five: two or more have.
        The scarcity score is the mean of 1 divided by the answers of each cell. Every puzzle is proven to
        have an answer with a different card in each cell. If your own cards take the last answer from another
        cell, you are told at once.
      </p>
    ),
  },
  {
    id: 'share',
    title: 'Sharing a puzzle',
    content: (
      <p>
        The address of this page is the puzzle. Share sends it; whoever opens it gets the same grid, online or
        not. A code typed in by hand works as well: More, then Enter a code.
      </p>
    ),
  },
  {
    id: 'credit',
    title: 'Whose cards these are',
    content: (
      <p>
        Card facts are collected by LorcanaJSON (lorcanajson.org); the plates are drawn here. This game is not
        made, endorsed or supported by Disney or Ravensburger.
      </p>
    ),
  },
];

const KEYS = [
  { keys: 'Arrows', does: 'move over the grid' },
  { keys: 'Enter', does: 'open a cell, then choose a card' },
  { keys: 'Delete', does: 'take a card off' },
  { keys: 'M', does: 'move a card; arrows and Enter say where' },
  { keys: 'Esc', does: 'close, or leave a card where it is' },
];

export const RULES = {
  title: 'How to play Dokuborn',
  intro: 'Find a Disney Lorcana card for every cell of the grid.',
  sections: SECTIONS,
  keys: KEYS,
};

export const TUTORIAL: readonly TutorialStep[] = [
  {
    id: 'margins',
    title: 'What each line asks for',
    text: 'Every row and every column asks for something: an ink, a cost, a type of card.',
    target: '.dk-board .grid-headers',
  },
  {
    id: 'cell',
    title: 'Name a card for each cell',
    text: 'Tap one and type the name of a card that meets its row and its column. Any part will do: try Elsa. If a card does not fit, you are told why. No card may stand twice.',
    target: '.dk-board [data-cell="0"]',
    placement: 'right',
    asksForMove: true,
  },
  {
    id: 'hint',
    title: 'Stuck?',
    text: 'Hint says how many cards still fit, then what the two conditions do not say of one, then its name. It also warns of a cell that has none left.',
    target: '[data-tool="hint"]',
  },
  {
    id: 'share',
    title: 'Share this puzzle',
    text: 'Share sends a link. Whoever opens it gets the same grid.',
    target: '[data-tool="share-link"]',
  },
];
