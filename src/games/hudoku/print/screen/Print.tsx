/** Hudoku on paper. */
import { PrintFrame } from '../../../../frame/print/PrintFrame';
import type { PrintProps } from '../../../../frame/print/PrintProps';
import { planPages } from '../../../../frame/print/pages';
import { usePrinting } from '../../../../frame/print/usePrinting';
import { faultSentence } from '../../../../frame/words/faults';
import { isOwnTemplate } from '../../rules/ownTemplates';
import { words } from '../../words/words';
import { Choices } from './Choices';
import { PuzzleSheet } from './PuzzleSheet';
import { type PrintedPuzzle, printable } from './printable';

export default function Print(page: PrintProps) {
  const printing = usePrinting(printable, page.code);
  const { refused, choice, dealing, puzzles } = printing;
  const planned = planPages(puzzles.length, choice.perPage, choice.answers);
  return (
    <PrintFrame
      page={page}
      mood="hudoku"
      choices={<Choices {...printing} />}
      refusal={refused && `The puzzle was not found. ${faultSentence(refused, words)}`}
      dealing={dealing}
      sheets={planned.map((plan) => ({
        body: <PuzzleSheet {...plan} all={puzzles} perPage={choice.perPage} urlOf={page.urlOf} />,
        foot: plan.puzzles.length > 0 && <Rules lettered={puzzles.some(isLettered)} />,
      }))}
    />
  );
}

/** On a board of one's own an empty cell may speak for any region. */
const isLettered = ({ config }: PrintedPuzzle) => isOwnTemplate(config.template);

function Rules({ lettered }: { readonly lettered: boolean }) {
  const region = lettered ? 'region of the same letter' : 'region beside it';
  return (
    <>
      <p>
        Fill a region of nine cells with 1 to 9, one of four with 1 to 4. No number stands twice in a region,
        a row or a column.
      </p>
      <p>
        A hatched place is no cell. The number struck out there is missing in the {region}, and is nowhere in
        that row and that column.
      </p>
    </>
  );
}
