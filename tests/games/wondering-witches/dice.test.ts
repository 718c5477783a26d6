import { describe, expect, it } from 'vitest';
import { Dice } from '../../../src/games/wondering-witches/deduction/possible/dice';

const THROWS = 200_000;

describe('dice for sampling', () => {
  it('fall evenly, also pair by pair', () => {
    const dice = new Dice('even');
    const pairs = Array.from({ length: 64 }, () => 0);
    for (let n = 0; n < THROWS; n++) pairs[dice.below(8) * 8 + dice.below(8)]! += 1;
    for (const seen of pairs) expect(Math.abs(seen / (THROWS / 64) - 1)).toBeLessThan(0.1);
  });

  it('do not come round again', () => {
    // The first ones did, after 8,189 throws: of ten thousand recipes every other was the same.
    const dice = new Dice('round');
    const first = [dice.share(), dice.share(), dice.share()].join();
    let last = ['', '', ''];
    for (let n = 0; n < THROWS; n++) {
      last = [...last.slice(1), String(dice.share())];
      if (last.join() === first) throw new Error(`the same again after ${n}`);
    }
  });

  it('are the same from the same text, and others from another', () => {
    const five = (text: string) => {
      const dice = new Dice(text);
      return Array.from({ length: 5 }, () => dice.below(1000));
    };
    expect(five('a')).toEqual(five('a'));
    expect(five('a')).not.toEqual(five('b'));
  });
});
