/** What a maker says of what has been made. */
import type { GridSize } from '../../../../core/grids';
import { unreachable } from '../../../../core/result';
import { plural } from '../../../../frame/words/plural';
import type { CrowdedLine } from '../../making/crowding';
import type { Proof } from '../../making/proof';
import type { Followed } from '../../making/thinning';
import type { Contradiction } from '../../rules/contradictions';
import { TECHNIQUES } from '../../rules/solving/steps';
import type { Level } from '../../rules/types';
import { capital, cellName } from '../../words/places';
import { TECHNIQUE_NAMES } from '../../words/stages';

export const LEVEL_NAMES: Readonly<Record<Level, string>> = {
  gentle: 'Gentle',
  steady: 'Steady',
  sharp: 'Sharp',
  fiendish: 'Fiendish',
};

export function contradictionSentence(size: GridSize, { why, cell, digit, others }: Contradiction): string {
  const place = cellName(size, cell);
  const [other = cell] = others;
  switch (why) {
    case 'tooHigh':
      return `The ${digit} at ${place} is too high for its region.`;
    case 'twice':
      return `The ${digit} at ${place} stands at ${cellName(size, other)} too.`;
    case 'notHidden':
      return `At ${place} the ${digit} is struck out, so its region may not show it: it stands at ${cellName(size, other)}.`;
    case 'inLine':
      return `At ${place} the ${digit} is struck out, but it stands at ${cellName(size, other)}.`;
    case 'saidTwice':
      return `The ${digit} is struck out at ${place} and at ${cellName(size, other)}, for one region.`;
    default:
      return unreachable(why);
  }
}

/** `Row 1 has 12 cells, but only the numbers 1 to 9 to put there.` */
export function crowdedSentence({ kind, index, count, highest }: CrowdedLine): string {
  const cells = `${plural(count, 'cell')}${highest === 4 ? ' of 2×2 regions' : ''}`;
  return `${capital(kind)} ${index + 1} has ${cells}, but only the numbers 1 to ${highest} to put there.`;
}

export interface ProofWords {
  readonly head: string;
  readonly more: string;
}

/** `left`: how many cells the player of it has to fill. */
export function proofWords(proof: Proof, left: number): ProofWords {
  switch (proof.kind) {
    case 'unready':
      return { head: '', more: '' };
    case 'impossible':
      return {
        head: 'No numbers can fill this board',
        more: proof.line ? crowdedSentence(proof.line) : 'Try other regions.',
      };
    case 'none':
      return { head: 'No solution', more: 'Some number is wrong.' };
    case 'unsettled':
      return { head: 'Not settled', more: 'Too hard to check. Give a few more numbers.' };
    case 'many': {
      const [one, other] = proof.solutions;
      const differing = one.filter((digit, cell) => digit !== other[cell]).length;
      return {
        head: 'More than one solution',
        more: `Two of them differ in ${plural(differing, 'cell')}.`,
      };
    }
    case 'one':
      if (left === 0) return { head: 'Nothing to find', more: 'Every cell has its number.' };
      return { head: `One solution: ${levelWords(proof.followed)}`, more: hardestWords(proof.followed) };
    default:
      return unreachable(proof);
  }
}

function levelWords({ level, gaveUp }: Followed): string {
  if (level !== null) return LEVEL_NAMES[level];
  return gaveUp ? 'beyond what was checked' : 'needs a guess';
}

function hardestWords({ hardest, level }: Followed): string {
  if (hardest === null) return '';
  return level === null
    ? 'Harder than Fiendish: Explain cannot go all the way.'
    : `Hardest step: ${TECHNIQUE_NAMES[hardest]}.`;
}

/** Each technique with how often it is needed, from easy to hard. */
export function stepCounts({
  steps,
}: Followed): readonly { readonly name: string; readonly count: number }[] {
  return TECHNIQUES.flatMap((technique) => {
    const count = steps[technique] ?? 0;
    return count > 0 ? [{ name: TECHNIQUE_NAMES[technique], count }] : [];
  });
}
