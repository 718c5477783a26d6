/** How to play, in words and in pictures made of the game's own parts. */
import type { RulesSection } from '../../components/RulesDialog';
import type { TutorialStep } from '../../components/Tutorial';
import { Herb } from './Herb';
import { ingredientName } from './ingredients';
import { MarkDrawing } from './Notebook';
import { Growth, PotionRow } from './Result';

const RECIPE = [2, 5, 1, 8];

function RecipePicture() {
  return (
    <ol className="ww-short" aria-label="A recipe: Chives, Mint, Sage, Thyme">
      {RECIPE.map((ingredient, index) => (
        <li key={ingredient}>
          <Herb ingredient={ingredient} />
          <span>
            <b className="figures">{index + 1}</b> {ingredientName(ingredient)}
          </span>
        </li>
      ))}
    </ol>
  );
}

function NotePicture() {
  return (
    <div className="ww-note-picture" role="img" aria-label="A row of the notebook: crossed, circled, no mark">
      <Herb ingredient={5} />
      <span>
        <MarkDrawing mark="cross" />
      </span>
      <span>
        <MarkDrawing mark="circle" hand={1} />
      </span>
      <span />
    </div>
  );
}

export const SECTIONS: readonly RulesSection[] = [
  {
    id: 'recipe',
    title: 'The secret recipe',
    content: (
      <>
        <p>
          Four of the herbs are good: they have the numbers 1, 2, 3 and 4 in some order. The others are
          decoys. A potion wins when it holds the good herbs in the order of their numbers, and each is grown
          to exactly as many seeds as its number.
        </p>
        <p>Every recipe is checked: some potion wins, however chance falls.</p>
      </>
    ),
    picture: <RecipePicture />,
  },
  {
    id: 'potion',
    title: 'A potion',
    content: (
      <p>
        Put herbs into the cauldron, first to last, and say how many seeds each was grown to. Without a number
        of seeds it counts as grown exactly right. Drag to change the order; the same herb may go in twice.
      </p>
    ),
    picture: (
      <span className="ww-pot-ink">
        <PotionRow
          items={[
            { ingredient: 2, seeds: 1 },
            { ingredient: 5, seeds: 3 },
            { ingredient: 0, seeds: null },
          ]}
        />
      </span>
    ),
  },
  {
    id: 'answer',
    title: 'What the High Witch tells',
    content: (
      <>
        <p>
          How many herbs were undergrown (fewer seeds than their number) and overgrown (more). Then whatever
          the effects have to say, in no order at all. Not which herb it was.
        </p>
        <p>
          A plain decoy is passed over: it is never wrong and does not break the order. In a winning potion
          each number follows the one before it, and at least as many herbs count as the recipe has numbers.
        </p>
      </>
    ),
    picture: (
      <div className="ww-picture-card">
        <Growth result={{ won: false, undergrown: 1, overgrown: 2, feedback: [] }} />
      </div>
    ),
  },
  {
    id: 'notes',
    title: 'The notebook',
    content: (
      <p>
        A tap on a cell crosses it out, another circles it, a third clears it. Every tested potion is kept in
        the log; reuse one as the start of the next. Undo takes back marks as well as potions.
      </p>
    ),
    picture: <NotePicture />,
  },
  {
    id: 'decoys',
    title: 'Decoys that pretend',
    content: (
      <ul>
        <li>
          <b>Ignore</b>: passed over. Only its effects are heard.
        </li>
        <li>
          <b>Overachiever</b>: always undergrown or always overgrown, whatever its seeds.
        </li>
        <li>
          <b>Imposter</b>: has a number like a good herb, but is always wrong, and says that it was met.
        </li>
      </ul>
    ),
  },
  {
    id: 'effects',
    title: 'Effects',
    content: (
      <>
        <p>
          The names of the effects in this recipe are listed; whose they are is for you to find out. One herb
          may have several. Tap a name to read what it does.
        </p>
        <p>
          Effects act from left to right and change only what comes later, for this potion alone. “Here” means
          the whole potion as it was laid.
        </p>
      </>
    ),
  },
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
          their seeds. A tested garden is used up. When nobody has an empty cell left you have lost, but for
          one <b>last ditch effort</b>: a potion of anything you like.
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
        recipe wins; if a board fills up, its owner is out after one last ditch effort.
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
  {
    id: 'help',
    title: 'Help, openly counted',
    content: (
      <p>
        Hint points at the next certain note, or at a potion worth testing, in three steps. Deduce tells how
        many recipes are still possible, which marks are proven, and a potion that parts the rest well; it
        stays open until your next potion. Both are counted and shown with the result.
      </p>
    ),
  },
];

export const KEYS = [
  { keys: 'Arrows', does: 'move over the notebook and the cauldron' },
  { keys: 'Enter or Space', does: 'put a herb in; change a mark' },
  { keys: 'Shift+Arrow', does: 'move a herb in the cauldron' },
  { keys: '+ − 1…9 0', does: 'its seeds; 0 is exactly right' },
  { keys: 'Del', does: 'take a herb out; clear a mark' },
];

export const TUTORIAL: readonly TutorialStep[] = [
  {
    id: 'herbs',
    title: 'A recipe hides among these herbs',
    text: 'Four of them have the numbers 1 to 4, the others are decoys. Tap a herb’s picture to put it into the cauldron.',
    target: '.ww-page',
  },
  {
    id: 'pot',
    title: 'Order and seeds',
    text: 'First to last counts: 1, 2, 3, 4. Tap a herb in the cauldron to say how many seeds it was grown to, or leave it just right. Drag to reorder.',
    target: '.ww-bench',
  },
  {
    id: 'answer',
    title: 'Ask the High Witch',
    text: 'Use potion, and she tells how many herbs had too few seeds and how many too many. Never which.',
    target: '.ww-use',
  },
  {
    id: 'notes',
    title: 'Take notes',
    text: 'The numbered cells are yours: one tap crosses out, two taps circle. The log keeps every potion.',
    target: '.ww-notebook',
  },
];
