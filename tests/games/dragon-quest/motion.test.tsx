// @vitest-environment happy-dom
/** How a card comes to lie: dealt face up, turned over, or both at once. Each hides another side at its end. */
import { render } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { rules, type State } from '../../../src/games/dragon-quest/rules/rules';
import { Dungeon } from '../../../src/games/dragon-quest/screen/Dungeon';
import { shownFieldOf } from '../../../src/games/dragon-quest/screen/shownField';
import { motionOf } from '../../../src/games/dragon-quest/screen/useMotion';
import { AROUND, around, eventsOf, play, setUp } from './scenarios';

const [UP] = AROUND;
const WAYS = ['dealt', 'turned', 'sprung'];

/** The ways that the card above the entrance is marked with, and the sides it has. */
function shown(state: State) {
  const view = rules.view(state);
  const hall = shownFieldOf(view.window);
  const { container } = render(
    <Dungeon
      view={view}
      hall={hall}
      chosen={null}
      hinted={[]}
      stir={motionOf(1, eventsOf(state))}
      onActivate={() => undefined}
      onFocus={() => undefined}
      onCancel={() => false}
    />,
  );
  const cell = container.querySelector(`[data-cell="${hall.toShown(UP)}"]`);
  return {
    ways: WAYS.filter((way) => cell?.hasAttribute(`data-${way}`)),
    sides: ['front', 'back'].filter((side) => cell?.querySelector(`.dq-${side}`)),
  };
}

describe('a card that moves', () => {
  it.each([
    ['turned up', around('KS'), 'dealt'],
    ['turned over', play(around('7S'), `r${UP}`), 'turned'],
    ['turned up and over at once, a hidden pit', play(setUp({ deck: '7C 2S' }), `x${UP}`), 'sprung'],
    [
      'a hidden pit that an item may still ward off',
      play(setUp({ deck: '7C 2S', held: 'QH' }), `x${UP}`),
      'dealt',
    ],
  ])('%s, goes one way alone and has both sides', (_name, state, way) => {
    expect(shown(state)).toEqual({ ways: [way], sides: ['front', 'back'] });
  });
});
