import { describe, expect, it } from 'vitest';
import { EFFECTS } from '../../../src/games/wondering-witches/recipe/effects/allEffects';
import {
  EFFECT_NAMES,
  FIELD_EFFECTS,
  PLAYER_EFFECTS,
} from '../../../src/games/wondering-witches/recipe/effects/names';
import { usePotion as judgePotion } from '../../../src/games/wondering-witches/recipe/evaluate';
import { explanationOf } from '../../../src/games/wondering-witches/recipe/words/effects';
import { oracle } from './oracle';
import { constantRng, potion, recipe, resultText } from './recipeText';

/** [what it shows, changes to the recipe below, potion, result, what every die shows (from 0)] */
type Row = [string, string, string, string, number?];

/** The usual shelf: four good ones, an Ignore decoy, both Overachievers and an Imposter. */
const USUAL = 'a1 b2 c3 d4 e- f0! g5! h2?+Imposter';

function changed(changes: string): string {
  const added = changes.split(' ').filter((word) => word !== '');
  return USUAL.split(' ')
    .map((word) => {
      const change = added.find((it) => it.startsWith(word.charAt(0)));
      return change ? word + change.slice(1) : word;
    })
    .join(' ');
}

function check(rows: readonly Row[]): void {
  it.each(rows)('%s | %s | %s → %s', (_title, changes, laid, expected, die = 0) => {
    const puzzle = recipe(changed(changes));
    expect(resultText(judgePotion(puzzle, potion(laid), constantRng(die)))).toBe(expected);
    expect(resultText(oracle(puzzle, potion(laid), constantRng(die)))).toBe(expected);
  });
}

describe('without effects', () => {
  check([
    ['right order, grown right', '', 'a b c d', 'won'],
    ['counted seeds', '', 'a.1 b.2 c.3 d.4', 'won'],
    ['seeds too many and too few', '', 'a.2 b.1 c d', '1 under 1 over: silence'],
    ['wrong order tells nothing', '', 'b a c d', '0 under 0 over: silence'],
    ['too short', '', 'a b c', '0 under 0 over: silence'],
    ['an Ignore decoy is passed over', '', 'a e.9 b c d', 'won'],
    ['an Ignore decoy in front', '', 'e a b c d', 'won'],
    ['an Ignore decoy does not count', '', 'a b c e', '0 under 0 over: silence'],
    ['Overachiever 0 is overgrown', '', 'f a b c', '0 under 1 over: silence'],
    ['Overachiever 5 is undergrown', '', 'b c d g', '1 under 0 over: silence'],
    ['an Overachiever with many seeds', '', 'b c d g.20', '1 under 0 over: silence'],
    ['an Imposter is wrong in the right place', '', 'a h c d', '0 under 0 over: Imposter'],
    ['an Imposter grown wrongly is told too', '', 'a h.1 c d', '1 under 0 over: Imposter'],
  ]);
});

describe('effects that change the cauldron', () => {
  check([
    ['Cutoff ends', 'a+Cutoff', 'a.3 b.1', '0 under 1 over: Cutoff'],
    ['Cutoff at the end of the recipe', 'd+Cutoff', 'a b c d f', 'won'],
    ['Cutoff before Spicy', 'b+Cutoff c+Spicy', 'a b c d', '0 under 0 over: Cutoff'],
    ['Spicy before Cutoff', 'b+Spicy c+Cutoff', 'a b c.3 d', '1 under 0 over: Cutoff, Spicy'],
    ['Cutoff on an Ignore decoy', 'e+Cutoff', 'a e b.9', '0 under 0 over: Cutoff'],
    ['Cutoff with Resetter: both act', 'a+Cutoff+Resetter', 'a.3 b.1', '0 under 0 over: silence'],
    ['Spicy raises the next', 'a+Spicy', 'a b.2', '1 under 0 over: Spicy'],
    ['Spicy breaks the order', 'a+Spicy', 'a b c d', '0 under 0 over: Spicy'],
    ['Spicy on an Ignore decoy', 'a+Spicy', 'a e.9 b c d', 'won'],
    ['Spicy with nothing behind', 'd+Spicy', 'a b c d', 'won'],
    ['Spicy does not reform Overachiever 0', 'a+Spicy', 'a f.1', '0 under 1 over: Spicy'],
    ['Spicy can mend the order', 'b+Spicy', 'a b b.3 d', '0 under 0 over: Spicy, Spicy'],
    ['Spicy is only for this potion place', 'a+Spicy', 'a b.3 b.2', '0 under 0 over: Spicy'],
    ['Refreshing lowers the next', 'c+Refreshing', 'c d.4', '0 under 1 over: Refreshing'],
    ['Refreshing does not reform Overachiever 5', 'a+Refreshing', 'a g.4', '1 under 0 over: Refreshing'],
    ['a number 0 is still a number', 'e+Refreshing', 'e a.1', '0 under 1 over: Refreshing'],
    [
      'a number 0 still counts and adds up',
      'e+Refreshing d+Calculator',
      'e a b c d',
      '0 under 0 over: Calculator 9, Refreshing',
    ],
    ['Enthusiastic skips judgement', 'a+Enthusiastic', 'a f b c d', 'won'],
    ['Enthusiastic skips a good one too', 'a+Enthusiastic', 'a b c d', '0 under 0 over: Enthusiastic'],
    [
      'Enthusiastic silences the skipped',
      'a+Enthusiastic b+Detective',
      'a b',
      '0 under 0 over: Enthusiastic',
    ],
    ['Enthusiastic before Cutoff', 'a+Enthusiastic e+Cutoff', 'a e b c d', 'won'],
    ['Enthusiastic keeps a Coward from running', 'a+Enthusiastic e+Coward', 'a e b c d', 'won'],
    ['Cleaner removes Spicy', 'a+Cleaner b+Spicy', 'a b c.3', '0 under 0 over: Cleaner'],
    ['Cleaner silences an Imposter', 'a+Cleaner', 'a h c d', '0 under 0 over: Cleaner'],
    ['Cleaner on a Coward', 'a+Cleaner b+Coward', 'a b c d', 'won'],
    ['Cleaner on an own-number effect', 'a+Cleaner b+Blender', 'a b.2 c d', 'won'],
    [
      'Cleaned effects no longer count',
      'a+Cleaner b+Spicy c+General',
      'a b c',
      '0 under 0 over: Cleaner, General 2',
    ],
    ['Fertilizer excuses the next', 'a+Fertilizer', 'a b.1 c d', 'won'],
    ['Fertilizer excuses one only', 'a+Fertilizer', 'a b.1 c.1 d', '1 under 0 over: Fertilizer'],
    ['Fertilizer waits for a wrong one', 'a+Fertilizer', 'a b c.9 d', 'won'],
    ['Fertilizer comes too late for itself', 'a+Fertilizer', 'a.2 b c d', '0 under 1 over: Fertilizer'],
    ['Fertilizer over Overachiever 5', 'd+Fertilizer', 'b c d g.2', 'won'],
    ['Fertilizer over Overachiever 0', 'e+Fertilizer', 'e f a b c', 'won'],
    ['Fertilizer leaves the order', 'e+Fertilizer', 'e b a.3 c d', '0 under 0 over: Fertilizer'],
    [
      'Fertilizer on an Imposter: still wrong, and used up',
      'e+Fertilizer',
      'e a h.1 c.1 d',
      '1 under 0 over: Fertilizer, Imposter',
    ],
    [
      'Fertilizer passes a well-grown Imposter',
      'e+Fertilizer',
      'e a h c.1 d',
      '0 under 0 over: Fertilizer, Imposter',
    ],
    [
      'two Fertilizers mean the same next one',
      'a+Fertilizer',
      'a a.1 b.1 c.1',
      '1 under 0 over: Fertilizer, Fertilizer',
    ],
  ]);
});

describe('investigative effects', () => {
  check([
    ['Detective', 'a+Detective', 'a b c', '0 under 0 over: Detective 2', 1],
    ['Detective never names an Ignore decoy', 'e+Detective', 'e a', '0 under 0 over: Detective 1', 1],
    ['Detective with no number here', 'e+Detective', 'e', '0 under 0 over: Detective nothing'],
    ['Detective hears changed numbers', 'a+Spicy+Detective', 'a b', '0 under 0 over: Detective 3, Spicy', 1],
    ['Liar', 'a+Liar', 'a c', '0 under 0 over: Liar 4', 1],
    ['Liar from 1 to n only', 'd+Liar', 'd b c', '0 under 0 over: Liar 1', 4],
    ['Liar with nothing to lie about', 'a+Liar', 'd c b a', '0 under 0 over: Liar nothing'],
    ['Inspector', 'a+Inspector b+Rain+Weeds', 'c b a', '0 under 0 over: Inspector 2, Rain, Weeds'],
    ['Inspector sees those behind it', 'a+Inspector b+Rain', 'a b', '0 under 0 over: Inspector 2, Rain'],
    ['General', 'a+General b+Rain+Weeds', 'c b a', '0 under 0 over: General 3, Rain, Weeds'],
    ['Imposter is an effect', 'a+General', 'a h', '0 under 0 over: General 2, Imposter'],
    ['Pessimist', 'a+Pessimist', 'a c d b', '0 under 0 over: Pessimist 2'],
    ['Optimist', 'a+Optimist', 'a c d b', '0 under 0 over: Optimist 2'],
    ['Pessimist passes Ignore decoys', 'a+Pessimist', 'a e b', '0 under 0 over: Pessimist 0'],
    ['Optimist passes Ignore decoys', 'a+Optimist', 'e a e b', '0 under 0 over: Optimist 2'],
    ['Optimist after Spicy', 'a+Spicy+Optimist', 'a b c d', '0 under 0 over: Optimist 2, Spicy'],
    ['Optimist before Spicy', 'a+Optimist+Spicy', 'a b c d', '0 under 0 over: Optimist 4, Spicy'],
    ['Calculator', 'a+Calculator', 'a d e', '0 under 0 over: Calculator 5'],
    ['Calculator with an Overachiever', 'a+Calculator', 'a g', '1 under 0 over: Calculator 6'],
    ['Joker as Detective', 'a+Joker', 'a', '0 under 0 over: Joker 1', 0],
    ['Joker as silent Crowdy', 'a+Joker', 'a', '0 under 0 over: Joker nothing', 11],
    ['Joker as Crowdy', 'a+Joker', 'a b b b', '0 under 0 over: Joker yes', 11],
    ['Joker hides no other name', 'a+Joker+Calculator', 'a b', '0 under 0 over: Calculator 3, Joker 3', 6],
    ['Revealer', 'a+Revealer', 'a b e f', '0 under 1 over: Revealer 2'],
    ['Revealer counts Imposters', 'a+Revealer', 'a h', '0 under 0 over: Imposter, Revealer 1'],
    ['Blessing', 'a+Blessing', 'a b e f', '0 under 1 over: Blessing 2'],
    ['Scientist yes', 'a+Scientist b+Rain+Weeds', 'b a', '0 under 0 over: Rain, Scientist yes, Weeds'],
    ['Scientist no', 'a+Scientist b+Rain', 'b a', '0 under 0 over: Rain, Scientist no'],
    ['Hugger one lower before it', 'b+Hugger', 'a b', '0 under 0 over: Hugger yes'],
    ['Hugger one higher before it', 'b+Hugger', 'c b', '0 under 0 over: Hugger yes'],
    ['Hugger two higher', 'b+Hugger', 'd b', '0 under 0 over: Hugger no'],
    ['Hugger alone, and the same again', 'b+Hugger', 'b b', '0 under 0 over: Hugger no, Hugger no'],
    ['Hugger behind an Ignore decoy', 'b+Hugger', 'a e b', '0 under 0 over: Hugger no'],
    ['Crowdy with three others', 'a+Crowdy', 'd c b a', '0 under 0 over: Crowdy yes'],
    ['Crowdy with two others', 'a+Crowdy', 'c b a', '0 under 0 over: silence'],
    ['Brothers together', 'a+Brothers b+Brothers', 'a b c d', 'won'],
    ['Brothers split', 'a+Brothers e+Brothers', 'a b c d', '0 under 0 over: Brothers no'],
    ['Brothers, one of them a decoy', 'a+Brothers e+Brothers', 'a e b c d', 'won'],
    [
      'the same plant twice is not its own brother',
      'a+Brothers b+Brothers',
      'a a',
      '0 under 0 over: Brothers no, Brothers no',
    ],
    ['a cleaned brother is a brother still', 'e+Cleaner a+Brothers b+Brothers', 'e a b c d', 'won'],
    ['a brother behind Cutoff is here', 'd+Brothers+Cutoff e+Brothers', 'a b c d e', 'won'],
    ['Enemies apart', 'a+Enemies e+Enemies', 'a b c d', 'won'],
    ['Enemies together', 'a+Enemies e+Enemies', 'a e b c d', '0 under 0 over: Enemies yes, Enemies yes'],
    [
      'an enemy that is skipped is here',
      'a+Enemies d+Enthusiastic e+Enemies',
      'a b c d e',
      '0 under 0 over: Enemies yes, Enthusiastic',
    ],
  ]);
});

describe('effects on players and field print that they were met', () => {
  it.each([...PLAYER_EFFECTS, ...FIELD_EFFECTS].filter((name) => name !== 'Sprout'))('%s', (name) => {
    const puzzle = recipe(changed(`b+${name.replace(' ', '_')}`));
    expect(resultText(judgePotion(puzzle, potion('a b.1'), constantRng(0)))).toBe(`1 under 0 over: ${name}`);
    expect(resultText(judgePotion(puzzle, potion('a b c d'), constantRng(0)))).toBe('won');
  });
  check([['Sprout names a random plant', 'a+Sprout', 'a', '0 under 0 over: Sprout plant 5', 5]]);
});

describe('complex effects', () => {
  check([
    ['Resetter wipes counts', 'e+Resetter', 'a.3 f e b.1', '1 under 0 over: silence'],
    ['Resetter wipes its own fault', 'a+Resetter', 'a.3 b.1', '1 under 0 over: silence'],
    ['Resetter after feedback', 'a+Detective e+Resetter b+Rain', 'a e b', '0 under 0 over: Rain'],
    ['Resetter wipes its own owner’s reports', 'a+Calculator+Resetter', 'a b', '0 under 0 over: silence'],
    ['Resetter lets the recipe begin anew', 'e+Resetter', 'f e a b c d', 'won'],
    ['Resetter forgets the last number', 'e+Resetter', 'c e a b c d', 'won'],
    ['Resetter forgets its own number', 'g+Resetter', 'g a b c d', 'won'],
    ['Resetter in the last place comes too late', 'd+Resetter', 'd a b c d', '0 under 0 over: silence'],
    ['Resetter forgets who was considered', 'b+Resetter', 'a b c d', '0 under 0 over: silence'],
    ['a pending Fertilizer survives', 'a+Fertilizer e+Resetter', 'a e b.1', '0 under 0 over: silence'],
    ['Equalizer', 'e+Equalizer b+Rain+Weeds', 'e b.2', '0 under 0 over: Equalizer, Rain, Weeds'],
    ['Equalizer without effects', 'e+Equalizer', 'e a.1', '0 under 1 over: Equalizer'],
    ['Equalizer on an Ignore decoy', 'a+Equalizer e+Rain', 'a e b c d', 'won'],
    ['Cleaner, then Equalizer', 'e+Cleaner+Equalizer b+Rain', 'e b.1', '0 under 1 over: Cleaner, Equalizer'],
    ['Student', 'a+Student', 'a', '0 under 0 over: Student'],
    ['Spreader', 'a+Spreader', 'a', '0 under 0 over: Spreader'],
    ['Random', 'a+Random', 'a.1', '1 under 0 over: Random', 2],
    ['Random before its own order', 'd+Random', 'a d c', '0 under 0 over: Random', 1],
    ['Random may happen to win', 'd+Random', 'a b c d.4', 'won', 3],
    ['Random on an Ignore decoy', 'e+Random', 'a e.1 b c d', 'won', 2],
    ['Blender', 'a+Blender', 'a.1 b e', '1 under 0 over: Blender'],
    ['Blender counts itself and repeats', 'a+Blender', 'e a.4 b b', '0 under 0 over: Blender'],
    ['Downer', 'd+Downer', 'd.2 e f', '0 under 1 over: Downer'],
    ['Downer below zero', 'a+Downer', 'a.1 e e', '0 under 1 over: Downer'],
    ['Teamplayer', 'b+Teamplayer', 'a b.3', '0 under 0 over: Teamplayer'],
    ['Teamplayer in front', 'b+Teamplayer', 'b.2', '0 under 0 over: Teamplayer'],
    ['Teamplayer behind an Ignore decoy', 'b+Teamplayer', 'a e b.2', '0 under 0 over: Teamplayer'],
    [
      'Teamplayer behind a skipped one',
      'a+Enthusiastic c+Teamplayer',
      'a b c.5',
      '0 under 0 over: Enthusiastic, Teamplayer',
    ],
    ['Teamplayer makes the order', 'a+Teamplayer', 'a a a a', 'won'],
    ['Analyzer', 'c+Analyzer', 'c', '0 under 0 over: Analyzer 2'],
    ['Analyzer counts places from 1', 'c+Analyzer', 'a b c', '0 under 0 over: Analyzer 0'],
    ['Analyzer on an Ignore decoy', 'e+Analyzer', 'e', '0 under 0 over: Analyzer nothing'],
    ['Odd in an odd potion', 'a+Odd', 'a.9 b.1 c', '1 under 0 over: Odd'],
    ['Odd in an even potion', 'a+Odd', 'a.9 b', '0 under 1 over: Odd'],
    ['Odd keeps the others from acting', 'a+Detective+Odd+Cutoff', 'a b.1 c', '1 under 0 over: Odd'],
    ['Odd lets what came before it stand', 'a+Random+Odd+Blender', 'a b c', '0 under 0 over: Odd, Random'],
    [
      'Odd makes a decoy',
      'a+Odd c+Revealer+Blessing',
      'a b c',
      '0 under 0 over: Blessing 2, Odd, Revealer 1',
    ],
    ['Odd before it is reached', 'c+Odd a+Blessing', 'a b c', '0 under 0 over: Blessing 3, Odd'],
    ['Odd redeems an Imposter', 'h+Odd', 'a b h c d', 'won'],
    ['Even in an even potion', 'b+Even', 'b a', '0 under 0 over: Even 2'],
    ['Even on an Ignore decoy', 'e+Even', 'e a', '0 under 0 over: Even decoy'],
    ['Even on an Overachiever', 'f+Even', 'f a', '0 under 1 over: Even 0'],
    ['Even on an Imposter', 'h+Even', 'h a', '0 under 0 over: Even 2, Imposter'],
    ['Even in an odd potion', 'b+Even', 'b.2', '1 under 0 over: Even', 3],
    ['Even in an odd potion, Ignore decoy', 'e+Even', 'a b e.1 c d', 'won', 2],
    [
      'own-number effects in their order',
      'b+Random+Teamplayer',
      'a b.4',
      '0 under 0 over: Random, Teamplayer',
      2,
    ],
    [
      'own-number effects, the other order',
      'b+Teamplayer+Random',
      'a b.3',
      '0 under 0 over: Random, Teamplayer',
      2,
    ],
    ['Coward at place 1 of 4', 'd+Coward', 'd a b c', 'won'],
    ['Coward at place 2 of 4', 'd+Coward', 'a d b c', 'won'],
    ['Coward at place 3 of 4', 'd+Coward', 'a b d c', '0 under 0 over: Coward'],
    ['Coward at place 4 of 4', 'd+Coward', 'a b c d', 'won'],
    ['Coward at place 2 of 5', 'd+Coward', 'e d a b c', 'won'],
    ['Coward at place 3 of 5', 'd+Coward', 'e a d b c', '0 under 0 over: Coward'],
    ['Coward alone', 'a+Coward', 'a', '0 under 0 over: Coward'],
    ['Coward leaves its right place', 'a+Coward', 'a b c d', '0 under 0 over: Coward'],
    ['two Cowards keep their turn', 'c+Coward d+Coward', 'c d a b', 'won'],
    ['two Cowards, the other way', 'c+Coward d+Coward', 'd c a b', '0 under 0 over: Coward, Coward'],
    ['a Coward acts where it is judged', 'd+Coward+Cutoff', 'd a b c.1', '1 under 0 over: Coward, Cutoff'],
    ['a Coward’s place is the last', 'd+Coward+Analyzer', 'd b a c', '0 under 0 over: Analyzer 0, Coward'],
    ['a Coward takes Spicy along', 'a+Spicy d+Coward', 'a d.5 b c', '0 under 0 over: Coward, Spicy'],
    [
      'Spicy hits the one that moved up last',
      'c+Spicy d+Coward',
      'd a b c.3',
      '0 under 0 over: Coward, Spicy',
    ],
    ['a Coward behind Cutoff is never judged', 'c+Cutoff d+Coward', 'd.1 a b c', '0 under 0 over: Cutoff'],
    [
      'a Coward runs before Odd takes hold',
      'd+Coward+Odd a+Analyzer',
      'd a.9 b',
      '0 under 1 over: Analyzer 0, Odd',
    ],
  ]);
});

describe('the table of effects', () => {
  it('explains every effect in a sentence of its own', () => {
    const texts = EFFECT_NAMES.map(explanationOf);
    expect(new Set(EFFECT_NAMES)).toEqual(new Set(Object.keys(EFFECTS)));
    expect(texts).toHaveLength(49);
    expect(new Set(texts).size).toBe(texts.length);
    for (const text of texts) expect(text).toMatch(/^[A-Z].{15,}\.$/);
  });
});
