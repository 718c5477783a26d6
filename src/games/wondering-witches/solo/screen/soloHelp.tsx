/** How to play Solo, in words and in pictures made of the game's own parts. */
import type { RulesSection } from '../../../../frame/dialogs/RulesDialog';
import type { TutorialStep } from '../../../../frame/tutorial/Tutorial';
import { SPECIAL_NAMES } from '../../board/rules/specials';
import {
  DECOYS,
  EFFECTS_IN_PLAY,
  HELP_COUNTED,
  PotionPicture,
  THE_NOTEBOOK,
  THE_RECIPE,
  WHAT_IS_TOLD,
} from '../../recipe/screen/helpShared';
import { soloSpecialText } from '../words/effects';
import { BedName, Plants } from './GardenBoard';
import { SpecialMark } from './SpecialMark';

const BED_CELL = 'ww-cell relative grid h-(--small) place-items-center';

function BedPicture() {
  return (
    <div
      className="relative grid grid-cols-[repeat(3,var(--small))] [--small:64px]"
      role="img"
      aria-label="A garden of three cells: Chives with 2 seeds, Mint with 1, an empty cell"
    >
      <svg
        viewBox="0 0 300 100"
        preserveAspectRatio="none"
        className="absolute inset-0 size-full"
        aria-hidden="true"
      >
        <g className="ww-bed">
          <path
            d="M28 5L270 7Q296 6 295 30L294 70Q295 95 270 94L30 95Q5 95 6 70L5 30Q6 5 28 5Z"
            vectorEffect="non-scaling-stroke"
          />
        </g>
      </svg>
      <span className={BED_CELL}>
        <BedName>{3}</BedName>
        <Plants beds={[{ ingredient: 2, seeds: 2 }]} grows={false} />
      </span>
      <span className={BED_CELL}>
        <Plants beds={[{ ingredient: 5, seeds: 1 }]} grows={false} />
      </span>
      <span className={BED_CELL} data-hole="" />
    </div>
  );
}

function SpecialsPicture() {
  return (
    <div className="flex flex-wrap gap-2" role="img" aria-label="The signs of the special cells">
      {SPECIAL_NAMES.map((special) => (
        <SpecialMark key={special} special={special} className="size-8" />
      ))}
    </div>
  );
}

const SECTIONS: readonly RulesSection[] = [
  THE_RECIPE,
  {
    id: 'turn',
    title: 'A turn',
    content: (
      <>
        <p>
          Call a herb. Then plant it, with one seed, in an empty cell; or grow a garden that holds it, and
          every plant of that garden gains a seed. So plant first what needs most seeds.
        </p>
        <p>
          Instead of calling you may test a garden. Its thick outline says what belongs to it, the small
          number is its name.
        </p>
      </>
    ),
    picture: <BedPicture />,
  },
  {
    id: 'test',
    title: 'Testing a garden',
    content: (
      <p>
        All plants of the garden go into the cauldron, each with the seeds it has; their order is yours to
        choose. The garden is then used up and keeps its result. The right potion wins.
      </p>
    ),
    picture: (
      <PotionPicture
        items={[
          { ingredient: 5, seeds: 1 },
          { ingredient: 2, seeds: 2 },
        ]}
      />
    ),
  },
  WHAT_IS_TOLD,
  THE_NOTEBOOK,
  {
    id: 'end',
    title: 'When the garden is full',
    content: (
      <p>
        When no cell is free, or nothing can be done any more, you have <b>one last potion</b> of any herbs.
        If it fails, you have lost. Being poisoned twice ends the game at once.
      </p>
    ),
  },
  DECOYS,
  EFFECTS_IN_PLAY,
  {
    id: 'abilities',
    title: 'What potions do to you and the garden',
    content: (
      <>
        <p>
          Some effects change you through the next potion: you grow by two, are allergic to what was in it,
          may change one thing, may test only a single plant. What is in force stands above the herbs.
        </p>
        <p>
          Others change the garden at once: rain lets a row of gardens grow, weeds cross out a cell, a herb
          sprouts, a plant loses a seed, a garden is not used up, the next growth counts double. So do random
          events, if you play with them. The cells that were changed carry a sign until your next turn.
        </p>
      </>
    ),
  },
  {
    id: 'specials',
    title: 'Special cells',
    content: (
      <ul>
        {SPECIAL_NAMES.map((special) => (
          <li key={special}>
            <b>{special}</b>: {soloSpecialText(special)}
          </li>
        ))}
      </ul>
    ),
    picture: <SpecialsPicture />,
  },
  HELP_COUNTED,
];

const KEYS = [
  { keys: 'Arrows', does: 'move over the garden, the herbs, the cauldron and the notebook' },
  { keys: '1…9 0', does: 'call a herb, in the garden and among the herbs' },
  { keys: 'Enter or Space', does: 'plant or grow here; choose a garden; change a mark' },
  { keys: 'Shift+Arrow', does: 'move a herb in the cauldron' },
  { keys: '+ −', does: 'its seeds, where they are yours to choose' },
  { keys: 'Del', does: 'take a herb out; clear a mark' },
];

export const RULES = {
  title: 'How to play Solo',
  intro:
    'A garden of your own, a secret recipe, and the High Witch, who tells only so much. Grow herbs, test them, and find the recipe before the garden is full.',
  sections: SECTIONS,
  keys: KEYS,
};

export const TUTORIAL: readonly TutorialStep[] = [
  {
    id: 'garden',
    title: 'This is your garden',
    text: 'Thick lines part it into small gardens. A recipe hides among the herbs: four of them have the numbers 1 to 4, the others are decoys.',
    target: '.ww-garden',
  },
  {
    id: 'call',
    title: 'Plant a herb',
    text: 'Tap a herb, then a lit cell: it is planted there with one seed.',
    target: '.ww-picker',
    asksForMove: true,
  },
  {
    id: 'grow',
    title: 'Grow a garden',
    text: 'A herb that you call may also grow a garden that holds it: everything in it gains a seed. Number 3 of the recipe wants three seeds.',
    target: '.ww-garden',
  },
  {
    id: 'test',
    title: 'Test a garden',
    text: 'Tap a garden with plants, and a Test button comes up. Lay the plants in order; the High Witch says how many had too few seeds and how many too many. Decoys count as neither. The garden is then used up.',
    target: '.ww-garden',
  },
  {
    id: 'notes',
    title: 'Take notes',
    text: 'Open the notebook. The clue in it never lies. Tap a cell to cross a number out, again to circle it.',
    target: '.ww-tabs, [aria-label="Notebook"]',
    placement: 'above',
    asksForMove: true,
  },
  {
    id: 'win',
    title: 'How you win',
    text: 'Grow numbers 1 to 4 in one garden, each with as many seeds as its number, and test them in that order, before no cell is free.',
    target: '.ww-garden',
  },
];
