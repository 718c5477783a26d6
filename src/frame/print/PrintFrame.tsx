/** A page for printing: what is chosen on the one side, on the other the very sheets that the printer gets. */
import { type ReactNode, useEffect, useRef, useState } from 'react';
import IconPrint from '~icons/ph/printer';
import { Button } from '../../components/Button';
import { useFocusKept } from '../../components/browser/useFocusKept';
import { Progress } from '../../components/Progress';
import { SegmentedControl } from '../../components/SegmentedControl';
import { Spoken } from '../../components/Spoken';
import { unreachable } from '../../core/result';
import { plural } from '../words/plural';
import type { PrintProps } from './PrintProps';
import { PAPER_NAMES, PAPERS, type Paper, usualPaper } from './papers';
import type { Dealing } from './useDealing';
import './print.css';

export interface SheetParts {
  readonly body: ReactNode;
  /** The rules in two lines. */
  readonly foot: ReactNode;
}

interface DealingProps {
  readonly dealing: Dealing<unknown>;
}

interface PrintFrameProps {
  readonly page: PrintProps;
  readonly mood: string;
  /** What is chosen, but for the paper. */
  readonly choices: ReactNode;
  /** Why the puzzle that was asked for is not here. */
  readonly refusal: string | null;
  /** Null: nothing is dealt, since one puzzle was asked for. */
  readonly dealing: Dealing<unknown> | null;
  readonly sheets: readonly SheetParts[];
}

/** While the first puzzle is dealt: what is below the preview stays where it is. */
const BLANK: readonly SheetParts[] = [{ body: null, foot: null }];

const PAPER_OPTIONS = PAPERS.map((value) => ({ value, label: PAPER_NAMES[value] }));

export function PrintFrame({ page, mood, choices, refusal, dealing, sheets }: PrintFrameProps) {
  const [paper, setPaper] = useState<Paper>(() => usualPaper(navigator.language));
  const root = useRef<HTMLDivElement>(null);
  const heading = useHeading(page.followed);
  useFocusKept(root, 'h1');
  const told = dealing && dealingSaid(dealing);
  const shown = sheets.length > 0 ? sheets : BLANK;
  const isReady = sheets.length > 0 && dealing?.state !== 'dealing';
  const Link = page.link;
  return (
    <div ref={root} data-mood={mood} className="page-root print-page">
      <main className="print-parts">
        <div className="print-choices">
          <Link href={page.gameHref} className="inline-flex min-h-11 items-center font-semibold">
            {`Back to ${page.gameTitle}`}
          </Link>
          <h1 ref={heading} className="text-2xl" tabIndex={-1}>
            {`Print ${page.gameTitle}`}
          </h1>
          {refusal !== null && <p className="font-semibold text-bad">{refusal}</p>}
          {choices}
          <SegmentedControl label="Paper" options={PAPER_OPTIONS} value={paper} onChange={setPaper} />
          <div className="flex flex-wrap gap-2">
            <Button kind="primary" icon={<IconPrint />} disabled={!isReady} onClick={() => window.print()}>
              Print
            </Button>
            {dealing && <DealingButton dealing={dealing} />}
          </div>
          <div className="print-said">
            <p className="text-sm text-soft" data-behind={told !== null || undefined}>
              For a PDF, choose it as the printer. Let the browser print at 100%, without headers and footers.
            </p>
            {told}
          </div>
        </div>
        <section aria-label="Preview">
          {shown.map(({ body, foot }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place
            <div key={at} className="sheet-place">
              <section className="sheet" data-paper={paper} aria-label={`Page ${at + 1} of ${shown.length}`}>
                <header className="sheet-head">
                  <strong>{page.gameTitle}</strong>
                  <span>{shown.length > 1 && `Page ${at + 1} of ${shown.length}`}</span>
                </header>
                <div className="sheet-body">{body}</div>
                <footer className="sheet-foot">{foot}</footer>
              </section>
            </div>
          ))}
        </section>
      </main>
      <Spoken text={isReady ? `${plural(sheets.length, 'page')} to print.` : ''} />
    </div>
  );
}

/** Always in the same place, so that neither a finger nor the focus loses it. */
function DealingButton({ dealing: { state, wanted, stop, goOn, again } }: DealingProps) {
  switch (state) {
    case 'dealing':
      return <Button onClick={stop}>Cancel</Button>;
    case 'done':
      return <Button onClick={again}>{wanted === 1 ? 'Another' : 'Others'}</Button>;
    default:
      return <Button onClick={goOn}>Deal the rest</Button>;
  }
}

/** Null: there is nothing to say. */
function dealingSaid({ dealt, wanted, state }: Dealing<unknown>): ReactNode {
  const text = `${dealt.length} of ${wanted}`;
  switch (state) {
    case 'done':
      return null;
    case 'dealing':
      return <Progress label="Dealing puzzles" value={dealt.length} max={wanted} text={text} />;
    case 'stopped':
      return <p className="text-sm">{`Dealing was stopped. ${text} are here.`}</p>;
    case 'failed':
      return <p className="text-sm">{`Dealing went wrong. ${text} are here.`}</p>;
    default:
      return unreachable(state);
  }
}

/** The first page that is loaded leaves the focus to the browser. */
function useHeading(followed: boolean) {
  const heading = useRef<HTMLHeadingElement>(null);
  // biome-ignore lint/correctness/useExhaustiveDependencies: a page arrives once
  useEffect(() => {
    if (followed) heading.current?.focus({ preventScroll: true });
  }, []);
  return heading;
}
