/** How to play, in words and pictures; the pictures are made of the game's own cards. */
import type { ReactNode } from 'react';
import type { RulesSection } from '../../../frame/dialogs/RulesDialog';
import type { TutorialStep } from '../../../frame/tutorial/Tutorial';
import { DungeonCard, FateCard, ItemCard, PlainCard } from './cards/Card';

function Shown({ label, children }: { readonly label: string; readonly children: ReactNode }) {
  return (
    <span
      role="img"
      aria-label={label}
      className="flex flex-wrap justify-center gap-2 [--card:4.5rem]"
      data-mood="dragon-quest"
    >
      {children}
    </span>
  );
}

const up = (card: number) => <DungeonCard card={card} resolved={false} />;

const SECTIONS: readonly RulesSection[] = [
  {
    id: 'aim',
    title: 'The aim',
    content: (
      <p>
        Find the Dragon Queen, defeat her, then leave by an Exit, and you win. Defeat her with the 10 of
        hearts, and you win at once. Without a heart you lose.
      </p>
    ),
    picture: (
      <Shown label="The Dragon Queen and the Exit">
        {up(11)}
        {up(0)}
      </Shown>
    ),
  },
  {
    id: 'explore',
    title: 'Explore',
    content: (
      <p>
        An empty cell can be explored if exactly one of its four neighbours is a resolved card, a card with
        its blue back up. Face-up cards do not count. The dungeon never grows beyond 7 wide and 5 high. In{' '}
        <i>narrow halls</i> that card must be the only neighbour of any kind.
      </p>
    ),
    picture: (
      <Shown label="A resolved card and the newly explored card next to it">
        <DungeonCard card={null} resolved />
        {up(7)}
      </Shown>
    ),
  },
  {
    id: 'resolve',
    title: 'Resolve',
    content: (
      <>
        <p>
          A face-up card blocks the way until it is resolved: then it is turned over and leads on. Choose it
          to see what it would do and what you can do about it.
        </p>
        <ul>
          <li>
            Gem: one gem. Healing: two hearts, never more than you began with. Treasure Chest: one item.
          </li>
          <li>
            Visible pits cost what they say. You may leave them alone, like any card but the hidden pit.
          </li>
          <li>The hidden pit costs 2 damage as soon as it is turned up. Gems are spent first.</li>
          <li>Passages of the same rank belong together. Once both are found, both open.</li>
          <li>The merchant sells any item, or an Exit, for a gem. The wizard gives you one for free.</li>
          <li>An Exit leads to the next level: all dungeon cards are shuffled, you keep what you have.</li>
        </ul>
      </>
    ),
    picture: (
      <Shown label="Gem, passage, hidden pit and merchant">
        {up(6)}
        {up(3)}
        {up(1)}
        {up(13)}
      </Shown>
    ),
  },
  {
    id: 'fight',
    title: 'Fight',
    content: (
      <>
        <p>
          Against an enemy one fate card is turned, from the 6 to the 10 of hearts. If it reaches what the
          enemy needs, the enemy is defeated; the 10 brings a bonus as well. Otherwise you take its damage.
          Either way the card is resolved.
        </p>
        <p>
          Used fate cards stay out until all five are used. Each gem you spend takes one off the damage; what
          is left costs hearts.
        </p>
      </>
    ),
    picture: (
      <Shown label="A Troll, which needs 9, and a fate card of 8: not enough">
        {up(12)}
        <FateCard fate={8} />
      </Shown>
    ),
  },
  {
    id: 'items',
    title: 'Items',
    content: (
      <ul>
        <li>
          <b>Jack, secret passage:</b> resolve a card without its effect. Not the Dragon Queen, not the Exit.
        </li>
        <li>
          <b>Queen, ward:</b> cancel all damage about to be taken, or add one to the fate card just drawn. A 9
          made 10 succeeds, but is not the 10.
        </li>
        <li>
          <b>King, command fate:</b> put the fate card away and draw again.
        </li>
        <li>
          <b>Red joker:</b> any of these. Each item is used once; it carries a torch when it can be.
        </li>
      </ul>
    ),
    picture: (
      <Shown label="Jack, queen, king and red joker">
        {[0, 1, 2, 6].map((item) => (
          <ItemCard key={item} item={item} />
        ))}
      </Shown>
    ),
  },
  {
    id: 'grades',
    title: 'Calm, Fair, Grim',
    content: (
      <>
        <p>
          How hard a dungeon is has been tried: one careful player, who sees only what you see, has played it
          a hundred times, with other fate cards each time.
        </p>
        <ul>
          <li>
            <b>Calm:</b> standard halls, five hearts. That player wins at least 85 games.
          </li>
          <li>
            <b>Fair:</b> narrow halls, five hearts. It wins 50 to 70 games.
          </li>
          <li>
            <b>Grim:</b> narrow halls, three hearts. It wins 15 to 35 games.
          </li>
          <li>
            <b>By the book:</b> standard halls, five hearts, whatever the shuffle brings.
          </li>
        </ul>
        <p>
          In the first three the Dragon Queen is the tenth card of a level at the earliest, and every deal is
          proven: with every card known, it can be won.
        </p>
      </>
    ),
    picture: <Shown label="The Dragon Queen">{up(11)}</Shown>,
  },
  {
    id: 'end',
    title: 'Trapped, and taking back',
    content: (
      <p>
        If no cell can be explored and no card resolved, you are trapped, and told so at once. You can always
        undo. Taking back a hidden card or fate asks first, and the game then counts as played with help.
      </p>
    ),
    picture: (
      <Shown label="Hearts and gems">
        <PlainCard face={{ suit: 'hearts', rank: 'A' }} />
        <PlainCard face={{ suit: 'diamonds', rank: '7' }} />
      </Shown>
    ),
  },
];

const KEYS = [
  { keys: 'Arrows', does: 'move over the dungeon' },
  { keys: 'Enter', does: 'explore, or choose a card; once more to go to its buttons' },
  { keys: 'Tab', does: 'on to the choices' },
  { keys: '1 – 7', does: 'choose an item' },
  { keys: 'Esc', does: 'let go' },
];

export const RULES = {
  title: 'How to play Dragon Quest',
  intro: 'Explore a dungeon of cards, beat the Dragon Queen, and leave by an Exit with a heart left.',
  sections: SECTIONS,
  keys: KEYS,
};

export const TUTORIAL: readonly TutorialStep[] = [
  {
    id: 'explore',
    title: 'Turn up a card',
    text: 'Tap a cell with a torch to turn up the card there. Only cells next to exactly one blue card have a torch.',
    target: '.dq-tray',
    asksForMove: true,
  },
  {
    id: 'resolve',
    title: 'Resolve it',
    text: 'A card lying face up blocks the way. Here you see what it does. Press its button; if it has none yet, explore elsewhere. Enemies and pits that you see may be left alone.',
    target: '.dq-panel',
    asksForMove: true,
    placement: 'above',
  },
  {
    id: 'piles',
    title: 'Hearts, gems, items, fate',
    text: 'Each gem pays for one damage; the rest costs hearts. With no heart left you lose. Tap a pile to see its cards.',
    target: '.dq-piles',
  },
  {
    id: 'queen',
    title: 'Find the Dragon Queen',
    text: 'Defeat her, then leave by an Exit. Hint says what a careful player would do, and why.',
    target: '[data-tool="hint"]',
  },
];
