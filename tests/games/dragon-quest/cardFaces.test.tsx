// @vitest-environment happy-dom
/** What stands on a card: its whole name, never another one, and of those that harm what they need and cost. */
import { render } from '@testing-library/react';
import { expect, it } from 'vitest';
import { DUNGEON_CARDS, effectOf } from '../../../src/games/dragon-quest/rules/cards';
import { DungeonCard } from '../../../src/games/dragon-quest/screen/cards/Card';
import { cardName } from '../../../src/games/dragon-quest/words/cards';

it.each(DUNGEON_CARDS.map((_, card) => [cardName(card), card] as const))('%s (%i)', (name, card) => {
  const { container } = render(<DungeonCard card={card} resolved={false} />);
  const names = [...container.querySelectorAll('[data-part=name]')].map((shown) => shown.textContent);
  expect(names).toEqual([name]);
  const effect = effectOf(card);
  const harm =
    effect.kind === 'enemy'
      ? `${effect.need}+−${effect.damage}`
      : effect.kind === 'pit'
        ? `−${effect.damage}`
        : undefined;
  expect(container.querySelector('[data-part=stats]')?.textContent).toBe(harm);
});
