import { INGREDIENTS } from '../../../src/games/wondering-witches/recipe/ingredients';
import type { Puzzle } from '../../../src/games/wondering-witches/recipe/types';

/** Read from the sentence that players read, not from the clue's fields. */
export function isTrue(sentence: string, puzzle: Puzzle): boolean {
  const people = puzzle.ingredients.map((it, index) => ({ ...it, name: INGREDIENTS[index]! }));
  const named = people.filter(({ name }) => sentence.includes(name));
  const [one] = named;
  const fits = (what: string) =>
    named.filter(({ kind, number }) => (what === 'decoy' ? kind !== 'good' : number === Number(what)));
  if (/^Exactly one of .* is a decoy\.$/.test(sentence)) return fits('decoy').length === 1;
  const group = /^One of .* is number (\d) of the recipe\.$/.exec(sentence);
  if (group) return fits(group[1]!).some(({ kind }) => kind === 'good');
  const not = /(?:does not have number (\d)|is not a (decoy))\.$/.exec(sentence);
  if (not) return fits(not[1] ?? not[2]!).length === 0;
  const effects = /has (no|\d+) effects?\.$/.exec(sentence);
  if (effects) return one!.effects.length === (effects[1] === 'no' ? 0 : Number(effects[1]));
  const half = /is in the (first|last) half of the recipe\.$/.exec(sentence);
  if (half) {
    const isFirst = one!.number! * 2 <= puzzle.codeLength;
    return one!.kind === 'good' && isFirst === (half[1] === 'first');
  }
  if (sentence.endsWith('is a decoy.')) return one!.kind !== 'good';
  throw new Error(`A clue that nobody understands: ${sentence}`);
}
