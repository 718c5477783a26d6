/** What is known of the puzzle, by the board: solutions, level, and what to do about it. */
import { Button } from '../../../../components/Button';
import type { Sketch } from '../../making/sketch';
import { sketchFault } from '../words/faults';
import { contradictionSentence, proofWords } from '../words/proof';
import type { Known } from './useMaking';

interface ProofSaidProps {
  readonly sketch: Sketch;
  readonly known: Known;
  readonly showing: boolean;
  readonly onShow: () => void;
  readonly onDetails: () => void;
  readonly onUnique: () => void;
}

export function ProofSaid({ sketch, known, showing, onShow, onDetails, onUnique }: ProofSaidProps) {
  const { proof, isDue } = known;
  const { head, more, tone } = said(sketch, known);
  return (
    <div
      data-proof={tone}
      className="flex max-h-full min-h-0 min-w-0 flex-wrap items-center gap-x-3 gap-y-1 overflow-y-auto px-2 py-1 text-sm/snug phone:text-xs/tight lying:text-xs/tight wide:h-full wide:flex-col wide:flex-nowrap wide:items-stretch wide:justify-center-safe wide:rounded-lg wide:bg-raised wide:px-4 wide:ring-1 wide:ring-line"
    >
      <p
        data-due={isDue || undefined}
        className="min-w-0 flex-1 basis-32 data-due:opacity-60 data-due:transition-opacity data-due:delay-300 wide:flex-initial wide:basis-auto"
      >
        <strong className={tone === 'bad' ? 'text-bad' : tone === 'good' ? 'text-good' : ''}>{head}</strong>
        {head && more && <br />}
        {more}
      </p>
      {proof?.kind === 'many' && (
        <div className="flex flex-wrap gap-1.5">
          <Button small aria-pressed={showing} onClick={onShow}>
            {showing ? 'Hide them' : 'Show two'}
          </Button>
          <Button small onClick={onUnique}>
            Make it unique
          </Button>
        </div>
      )}
      {proof?.kind === 'one' && known.left > 0 && (
        <Button small className="wide:self-start" onClick={onDetails}>
          Steps
        </Button>
      )}
    </div>
  );
}

interface Said {
  readonly head: string;
  readonly more: string;
  readonly tone: 'good' | 'bad' | 'plain';
}

function said(sketch: Sketch, { template, contradictions, proof, left }: Known): Said {
  if (!template.ok) {
    const head = template.fault.code === 'NOTHING_DRAWN' ? 'Nothing drawn yet' : 'Not drawn yet';
    return { head, more: sketchFault(template.fault), tone: 'plain' };
  }
  const [first, ...others] = contradictions;
  if (first) {
    const more = contradictionSentence(sketch, first);
    return { head: others.length > 0 ? 'These contradict each other' : 'A contradiction', more, tone: 'bad' };
  }
  if (proof === null) return { head: 'Checking…', more: '', tone: 'plain' };
  const isGood = proof.kind === 'one' && left > 0;
  const isBad = proof.kind === 'none' || proof.kind === 'impossible';
  return { ...proofWords(proof, left), tone: isGood ? 'good' : isBad ? 'bad' : 'plain' };
}

/** The same for those who do not see it, once it is known. */
export function proofInWords(sketch: Sketch, known: Known): string {
  if (known.isDue) return '';
  const { head, more } = said(sketch, known);
  return [head.endsWith('…') ? '' : `${head}.`, more].filter(Boolean).join(' ');
}
