/** One proposal on every panel: what *Deduce* shows is what the hint works towards, and it can be grown. */
import { describe, expect, it } from 'vitest';
import { chanceFrom } from '../../../src/core/chance';
import { expect as must } from '../../../src/core/result';
import { soloView } from '../../../src/games/wondering-witches/solo/rules/playRules';
import { rules } from '../../../src/games/wondering-witches/solo/rules/rules';
import { nextTurn } from '../../../src/games/wondering-witches/solo/rules/think';
import { plot } from './soloText';

const tell = (state: ReturnType<typeof plot>) => must(rules.tasks.deduce(state, chanceFrom('unused')));

describe('what Deduce proposes in Solo', () => {
  const begun = plot({ recipe: 'a- b2 c3 d4 e- f1' });

  it('is the potion of the next turn, before a turn and after it', () => {
    const intention = nextTurn(soloView(begun));
    expect(intention?.items).not.toBeNull();
    expect(tell(begun)).toMatchObject({ potion: intention?.items, leftAfter: null });
    const { state } = must(rules.apply(begun, intention!.move, chanceFrom('turn')));
    expect(tell(state).potion).toEqual(nextTurn(soloView(state))?.items);
  });

  it('is no larger than the largest garden', () => {
    expect(tell(begun).potion?.length).toBeLessThanOrEqual(4);
  });

  it('is nothing once the game is over', () => {
    const { state } = must(rules.apply(begun, { kind: 'reveal' }, chanceFrom('end')));
    expect(tell(state).potion).toBeNull();
  });
});
