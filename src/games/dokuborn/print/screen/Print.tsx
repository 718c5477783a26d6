/** Dokuborn on paper: a grid a page, with room to write. */

import { SegmentedControl } from '../../../../components/SegmentedControl';
import { Switch } from '../../../../components/Switch';
import { PageCount } from '../../../../frame/print/PageCount';
import { PrintFrame } from '../../../../frame/print/PrintFrame';
import type { PrintProps } from '../../../../frame/print/PrintProps';
import { SourceChoice } from '../../../../frame/print/SourceChoice';
import { MOST_PAGES, usePrinting } from '../../../../frame/print/usePrinting';
import { faultSentence } from '../../../../frame/words/faults';
import { LEVEL_OPTIONS, levelFrom, SIZE_OPTIONS, sizeFrom } from '../../screen/NewGame';
import { STAR_NOTES } from '../../words/stars';
import { words } from '../../words/words';
import '../../screen/styles/marks.css';
import { AnswerSheet, GridSheet } from './GridSheet';
import { type Printing, printable } from './printable';

export default function Print(page: PrintProps) {
  const printing = usePrinting(printable, page.code);
  const { refused, choice, dealing, puzzles } = printing;
  const named = puzzles.map((printed, at) => ({
    printed,
    name: puzzles.length === 1 ? 'Grid' : `Grid ${at + 1}`,
  }));
  const sheets = named.map((one) => ({
    body: <GridSheet {...one} urlOf={page.urlOf} />,
    foot: <Rules />,
  }));
  const answers = named.map((one) => ({ body: <AnswerSheet {...one} />, foot: null }));
  return (
    <PrintFrame
      page={page}
      mood="dokuborn"
      choices={<Choices {...printing} />}
      refusal={refused && `The grid was not found. ${faultSentence(refused, words)}`}
      dealing={dealing}
      sheets={choice.answers ? [...sheets, ...answers] : sheets}
    />
  );
}

function Choices({ own, choice: { isThis, size, level, pages, answers }, choose }: Printing) {
  return (
    <>
      {own && <SourceChoice isThis={isThis} onChange={(one) => choose({ isThis: one })} />}
      {!isThis && (
        <>
          <SegmentedControl
            label="Grid"
            options={SIZE_OPTIONS}
            value={String(size)}
            onChange={(value) => choose({ size: sizeFrom(value) })}
          />
          <SegmentedControl
            label="Stars"
            options={LEVEL_OPTIONS}
            value={String(level)}
            onChange={(value) => choose({ level: levelFrom(value) })}
            note={STAR_NOTES[level]}
          />
          <PageCount most={MOST_PAGES} value={pages} onChange={(count) => choose({ pages: count })} />
        </>
      )}
      <Switch
        label="Answers"
        note="On pages of their own, behind the grids."
        checked={answers}
        onChange={(checked) => choose({ answers: checked })}
      />
    </>
  );
}

function Rules() {
  return (
    <>
      <p>Write a Disney Lorcana card into every cell: one that meets both its row and its column.</p>
      <p>No card may stand in two cells. All cells can be filled.</p>
    </>
  );
}
