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

const PAGE =
  'page-root min-h-dvh ps-[max(1rem,env(safe-area-inset-left))] pe-[max(1rem,env(safe-area-inset-right))] pt-3 pb-16';
const SHEET = 'sheet flex flex-col gap-mm-4 overflow-hidden text-mm-[3.6]/[1.3] forced-color-adjust-none';

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
    <div ref={root} data-mood={mood} className={PAGE}>
      <main className="mx-auto grid max-w-304 gap-6 min-[60rem]:grid-cols-[22rem_minmax(0,1fr)]">
        <div className="grid content-start gap-4 self-start [--segment-pad:0.625rem] min-[60rem]:sticky min-[60rem]:top-3">
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
          {/* Whatever is said of dealing stands in the place of what is said else, so that nothing moves. */}
          <div className="grid [&>*]:col-start-1 [&>*]:row-start-1">
            <p className={`text-sm text-soft ${told === null ? '' : 'invisible'}`}>
              For a PDF, choose it as the printer. Let the browser print at 100%, without headers and footers.
            </p>
            {told}
          </div>
        </div>
        <section aria-label="Preview">
          {shown.map(({ body, foot }, at) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: a sheet is its place
            <div key={at} className="@container mx-auto mb-4 max-w-[210mm]">
              <Sheet paper={paper} page={at + 1} pages={shown.length} title={page.gameTitle} foot={foot}>
                {body}
              </Sheet>
            </div>
          ))}
        </section>
      </main>
      <Spoken text={isReady ? `${plural(sheets.length, 'page')} to print.` : ''} />
    </div>
  );
}

interface SheetProps {
  readonly paper: Paper;
  readonly page: number;
  readonly pages: number;
  readonly title: string;
  readonly foot: ReactNode;
  readonly children: ReactNode;
}

function Sheet({ paper, page, pages, title, foot, children }: SheetProps) {
  const place = `Page ${page} of ${pages}`;
  return (
    <section className={SHEET} data-paper={paper} aria-label={place}>
      <header className="flex items-baseline justify-between border-b-mm-[0.3] text-mm-[4.4]">
        <strong>{title}</strong>
        <span className="text-mm-3">{pages > 1 && place}</span>
      </header>
      <div className="flex min-h-0 flex-1 flex-col gap-mm-5" data-sheet-body="">
        {children}
      </div>
      <footer className="text-mm-3">{foot}</footer>
    </section>
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
