/** The pages of the rules that Solo and Brew share. */
import type { RulesSection } from '../../../../frame/dialogs/RulesDialog';
import { MarkDrawing } from '../../notebook/screen/Notebook';
import type { PotionItem } from '../types';
import { Herb } from './Herb';
import { PotionRow } from './Jar';
import { NumberedHerbs } from './Recipe';
import { Growth } from './Result';

const RECIPE = [2, 5, 1, 8];

function RecipePicture() {
  return (
    <NumberedHerbs
      label="A recipe: Chives, Mint, Sage, Thyme"
      herbs={RECIPE.map((ingredient, index) => ({ ingredient, number: index + 1 }))}
    />
  );
}

/** On the cauldron's own ground, wherever it is shown. */
export function PotionPicture({ items }: { readonly items: readonly PotionItem[] }) {
  return (
    <span className="ww-pot-ink">
      <PotionRow items={items} />
    </span>
  );
}

const NOTE = 'grid size-10 place-items-center border-s border-line';

function NotePicture() {
  return (
    <div
      className="flex max-w-full flex-wrap items-center gap-1 rounded-md bg-surface px-2 py-1"
      role="img"
      aria-label="A row of the notebook: crossed, circled, no mark"
    >
      <Herb ingredient={5} />
      <span className={NOTE}>
        <MarkDrawing mark="cross" />
      </span>
      <span className={NOTE}>
        <MarkDrawing mark="circle" hand={1} />
      </span>
      <span className={NOTE} />
    </div>
  );
}

export const THE_RECIPE: RulesSection = {
  id: 'recipe',
  title: 'The secret recipe',
  content: (
    <>
      <p>
        Four of the herbs are good: they have the numbers 1, 2, 3 and 4 in some order. The others are decoys.
        A potion wins when it holds the good herbs in the order of their numbers, and each is grown to exactly
        as many seeds as its number.
      </p>
      <p>Every recipe is checked: some potion wins, however chance falls.</p>
    </>
  ),
  picture: <RecipePicture />,
};

export const WHAT_IS_TOLD: RulesSection = {
  id: 'answer',
  title: 'What the High Witch tells',
  content: (
    <>
      <p>
        How many herbs were undergrown (fewer seeds than their number) and overgrown (more). Then whatever the
        effects have to say, in no order at all. Not which herb it was.
      </p>
      <p>
        A plain decoy is passed over: it is never wrong and does not break the order. In a winning potion each
        number follows the one before it, and at least as many herbs count as the recipe has numbers.
      </p>
    </>
  ),
  picture: (
    <div className="max-w-full rounded-md bg-raised px-2 py-2 text-ink">
      <Growth result={{ won: false, undergrown: 1, overgrown: 2, feedback: [] }} />
    </div>
  ),
};

export const THE_NOTEBOOK: RulesSection = {
  id: 'notes',
  title: 'The notebook',
  content: (
    <p>
      A tap on a cell crosses it out, another circles it, a third clears it. Every tested potion is kept in
      the log; reuse one as the start of the next. Undo takes back marks as well as potions.
    </p>
  ),
  picture: <NotePicture />,
};

export const DECOYS: RulesSection = {
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
};

export const EFFECTS_IN_PLAY: RulesSection = {
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
};

export const HELP_COUNTED: RulesSection = {
  id: 'help',
  title: 'Help, and what it counts',
  content: (
    <p>
      Hint points at the next certain note, or at a potion worth testing, in three steps. Deduce tells how
      many recipes are still possible, which marks are proven, and which potion to try next. It counts as one
      hint and is then free until your next potion. The hints you took are shown with the result.
    </p>
  ),
};
