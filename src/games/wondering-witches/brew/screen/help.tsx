/** How to play Brew, in words and in pictures made of the game's own parts. */
import type { RulesSection } from '../../../../frame/dialogs/RulesDialog';
import type { TutorialStep } from '../../../../frame/tutorial/Tutorial';
import { INGREDIENTS } from '../../recipe/ingredients';
import {
  DECOYS,
  EFFECTS_IN_PLAY,
  HELP_COUNTED,
  PotionPicture,
  THE_NOTEBOOK,
  THE_RECIPE,
  WHAT_IS_TOLD,
} from '../../recipe/screen/helpShared';
import { SHORT_RECIPE } from '../../recipe/types';
import { readDraft } from './useCauldron';

export const SECTIONS: readonly RulesSection[] = [
  THE_RECIPE,
  {
    id: 'potion',
    title: 'A potion',
    content: (
      <p>
        Put herbs into the cauldron, first to last, and say how many seeds each was grown to: one for the
        first, two for the second, unless you change it. A herb that is just right is grown as it should be.
        Drag to change the order; the same herb may go in twice.
      </p>
    ),
    picture: (
      <PotionPicture
        items={[
          { ingredient: 2, seeds: 1 },
          { ingredient: 5, seeds: 3 },
          { ingredient: 0, seeds: null },
        ]}
      />
    ),
  },
  WHAT_IS_TOLD,
  THE_NOTEBOOK,
  DECOYS,
  EFFECTS_IN_PLAY,
  {
    id: 'paper',
    title: 'With paper and friends',
    content: (
      <>
        <p>
          Draw a grid of 8 × 4 cells and divide it among you. Group the cells into gardens of one to six cells
          with thick lines, one or two of them as large as the recipe. Write a few herbs with one seed each.
        </p>
        <p>
          In turn, name a herb. Then plant it in an empty cell with one seed; or grow a garden that holds it,
          and every plant in that garden gains a seed; or test a garden here: its herbs in any order, with
          their seeds. A tested garden is used up. When nobody has an empty cell left, you have{' '}
          <b>one last potion</b> of any herbs. If it fails, you have lost.
        </p>
        <p>
          Effects on players last through the next potion; effects on the field happen at once on your paper.
          Alone and without paper, simply brew, and win with as few potions as you can.
        </p>
      </>
    ),
  },
  {
    id: 'against',
    title: 'Against each other',
    content: (
      <p>
        Everyone keeps a board and a notebook of their own and plays turn by turn as before. Whoever tests a
        potion reads the counts aloud, but keeps what the effects said to themselves. The first to brew the
        recipe wins; if a board fills up, its owner is out after one last potion.
      </p>
    ),
  },
  {
    id: 'offline',
    title: 'One of you as the witch',
    content: (
      <p>
        With no device at the table, one player is the High Witch. Number four herbs in secret, give a few of
        the others an effect that all know by name, and write it down. For each potion go from the first herb
        to the last, count what is under- and overgrown, collect what the effects say, and tell it in any
        order you like. Be honest: the witch wins with everybody, or with nobody.
      </p>
    ),
  },
  HELP_COUNTED,
];

const KEYS = [
  { keys: 'Arrows', does: 'move over the notebook and the cauldron' },
  { keys: 'Enter or Space', does: 'put a herb in; change a mark' },
  { keys: 'Shift+Arrow', does: 'move a herb in the cauldron' },
  { keys: '+ − 1…9 0', does: 'its seeds; 0 is exactly right' },
  { keys: 'Del', does: 'take a herb out; clear a mark' },
];

export const RULES = {
  title: 'How to play Wondering Witches',
  intro: 'A secret recipe hides among the herbs. Brew potions, listen to the High Witch, and find it.',
  sections: SECTIONS,
  keys: KEYS,
};

export const TUTORIAL: readonly TutorialStep[] = [
  {
    id: 'herbs',
    title: 'A recipe hides among these herbs',
    text: 'Four of them have the numbers 1 to 4, the others are decoys. Tap the pictures of any four to put them into the cauldron.',
    target: '.ww-picker, [aria-label="Notebook"]',
    asksForDraft: (draft) => readDraft(draft, INGREDIENTS.length).length >= SHORT_RECIPE,
  },
  {
    id: 'pot',
    title: 'Order and seeds',
    text: 'First to last counts: 1, 2, 3, 4. The first herb has one seed, the second two. Tap a herb in the cauldron to change its seeds. Drag to reorder.',
    target: '.ww-bench',
  },
  {
    id: 'answer',
    title: 'Ask the High Witch',
    text: 'Use potion, and she tells how many herbs had too few seeds and how many too many, never which. Decoys count as neither.',
    target: '.ww-bench .button-primary',
    asksForMove: true,
  },
  {
    id: 'notes',
    title: 'Take notes',
    text: 'The numbered cells are yours: one tap crosses out, two taps circle. The log keeps every potion.',
    target: '.ww-notebook, .ww-tabs',
    asksForMove: true,
  },
];
