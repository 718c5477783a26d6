/** What is known of the secret, by the board: what is missing, whether it can be won, and how hard it is. */
import { Button } from '../../../../components/Button';
import { sketchFault } from '../words/faults';
import { type ProofWords, proofWords } from '../words/secret';
import type { Known } from './useSecret';

interface ProofSaidProps {
  readonly known: Known;
  readonly onWeigh: () => void;
}

export function ProofSaid({ known, onWeigh }: ProofSaidProps) {
  const { head, more, tone } = said(known);
  return (
    <div
      data-proof={tone}
      className="flex max-h-full min-h-0 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 overflow-y-auto px-2 py-1 text-sm/snug phone:text-xs/tight lying:text-xs/tight wide:h-full wide:flex-col wide:flex-nowrap wide:items-stretch wide:justify-center-safe wide:rounded-lg wide:bg-raised wide:px-4 wide:ring-1 wide:ring-line"
    >
      <p className="min-w-0 flex-1 basis-32 wide:flex-initial wide:basis-auto">
        <strong className={tone === 'bad' ? 'text-bad' : tone === 'good' ? 'text-good' : ''}>{head}</strong>
        {head && more && <br />}
        {more}
      </p>
      {tone === 'good' && known.weight === null && (
        <Button small className="wide:self-start" onClick={onWeigh}>
          How hard is it?
        </Button>
      )}
    </div>
  );
}

function said({ recipe, proof, weight }: Known): ProofWords {
  if (!recipe.ok) {
    const isWrong = recipe.fault.code.startsWith('CLUE');
    const tone = isWrong ? 'bad' : 'plain';
    return { head: isWrong ? 'The clue is wrong' : 'Not ready yet', more: sketchFault(recipe.fault), tone };
  }
  if (proof === null) return { head: 'Checking…', more: '', tone: 'plain' };
  return proofWords(proof, weight);
}

/** The same for those who do not see it, once it is known. */
export function proofInWords(known: Known): string {
  const { head, more } = said(known);
  return head.endsWith('…') ? '' : `${head}. ${more}`;
}
