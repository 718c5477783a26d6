/** What a patient player could know by now: how many recipes are left, what is proven, what to test next. */
import { useEffect, useRef } from 'react';
import IconClose from '~icons/ph/x-bold';
import { Button, IconButton } from '../../../../components/Button';
import { Progress } from '../../../../components/Progress';
import { plural } from '../../../../frame/words/plural';
import { noteCell } from '../../notebook/notebookMarks';
import type { NotebookProps } from '../../notebook/screen/Notebook';
import { columnInWords } from '../../notebook/words/notes';
import { ingredientName } from '../../recipe/ingredients';
import { PotionRow } from '../../recipe/screen/Jar';
import type { BrewView, PotionItem } from '../../recipe/types';
import { Aside, PAPER } from '../../screen/Panel';
import type { ProvenMark, ToldDeduction } from '../deduction';
import type { DeducePanel } from './useDeducePanel';
import type { Help } from './useDeduction';

interface DeductionPanelProps {
  readonly view: Pick<BrewView, 'config' | 'notebook'>;
  readonly panel: DeducePanel;
  readonly onMark: NotebookProps['onMark'];
  /** Null where a potion has to be grown first. */
  readonly onLay: ((items: readonly PotionItem[]) => void) | null;
}

const FAULT = 'text-sm font-semibold text-bad';

export function DeductionPanel(props: DeductionPanelProps) {
  const { help } = props.panel;
  return help && <OpenPanel {...props} help={help} />;
}

function OpenPanel(props: DeductionPanelProps & { readonly help: Help }) {
  const { help, panel } = props;
  const { asked, arrived, putAway } = panel;
  const heading = useRef<HTMLHeadingElement>(null);
  useEffect(() => {
    if (!asked) return;
    heading.current?.focus({ preventScroll: true });
    heading.current?.scrollIntoView?.({ block: 'nearest' });
    arrived();
  }, [asked, arrived]);
  return (
    <section
      className={`${PAPER} starting:translate-y-3 starting:opacity-0`}
      aria-labelledby="ww-deduction"
      onKeyDown={(event) => {
        if (event.key !== 'Escape') return;
        event.preventDefault();
        putAway();
      }}
    >
      <header className="-mt-2 -me-2 -mb-1 flex items-center justify-between">
        <h2
          id="ww-deduction"
          ref={heading}
          tabIndex={-1}
          className="scroll-my-2 text-lg leading-tight outline-none"
        >
          What can be known
        </h2>
        <IconButton small label="Close the deduction" icon={<IconClose />} onClick={putAway} />
      </header>
      <div className="grid justify-items-start gap-2.5" aria-live="polite">
        {help.fault !== null ? (
          <p className={FAULT}>{help.fault}</p>
        ) : help.deduction === null ? (
          <div className="w-full">
            <Progress label="Going through the recipes" value={null} />
          </div>
        ) : (
          <Findings {...props} deduction={help.deduction} />
        )}
      </div>
    </section>
  );
}

function Findings({
  view,
  deduction,
  onMark,
  onLay,
}: DeductionPanelProps & { readonly deduction: ToldDeduction }) {
  const { recipes, isExact, isLarger, basis, proven, potion, leftAfter } = deduction;
  const markOf = ({ ingredient, column }: ProvenMark) =>
    view.notebook[noteCell(view.config, ingredient, column)];
  const missing = proven.filter((fact) => markOf(fact) === 'clear');
  const wrong = proven.filter((fact) => markOf(fact) !== 'clear' && markOf(fact) !== fact.mark);
  const writeDown = () => {
    for (const { ingredient, column, mark } of [...wrong, ...missing]) onMark(ingredient, column, mark);
  };
  const amount = `${isExact ? '' : 'about '}${recipes.toLocaleString('en-GB')}`;
  return (
    <>
      <p>
        <b className="figures font-title text-xl leading-tight wrap-anywhere tablet:text-2xl">{amount}</b>{' '}
        {plural(recipes, { one: 'recipe is', other: 'recipes are' })} still possible
      </p>
      <Aside>
        {isExact ? 'Counted one by one.' : 'An estimate: there are too many to count.'}
        {isLarger && ' The estimate before was too low; it has been counted now.'}
        {basis === 'carriers' && ' Two that differ only in who carries which effect count as two.'}
      </Aside>
      {wrong.map((fact) => (
        <p key={`${fact.ingredient}.${fact.column}`} className={FAULT}>
          {factInWords(view, fact)} Your mark says otherwise.
        </p>
      ))}
      <p>
        {proven.length === 0
          ? 'No mark is proven yet.'
          : `${plural(proven.length, 'mark')} proven, ${missing.length === 0 ? 'all in your notebook' : `${missing.length} not in your notebook`}.`}
      </p>
      {missing.length + wrong.length > 0 && (
        <Button small onClick={writeDown}>
          Write {plural(missing.length + wrong.length, { one: 'it', other: 'them' })} down
        </Button>
      )}
      {potion && (
        <>
          <p>
            A good next potion
            {leftAfter !== null && (
              <>
                , leaving {isExact ? '' : 'about '}
                <span className="figures">{leftInWords(leftAfter, isExact)}</span> on average
              </>
            )}
            :
          </p>
          <PotionRow items={potion} />
          {onLay ? (
            <Button small onClick={() => onLay(potion)}>
              Lay it in the cauldron
            </Button>
          ) : (
            <Aside>Hint shows the way to it, turn by turn.</Aside>
          )}
        </>
      )}
    </>
  );
}

/** No finer than the estimate it comes from. */
function leftInWords(leftAfter: number, isExact: boolean): string {
  const rounded = Math.max(0, Math.round(leftAfter));
  return (isExact ? rounded : Number(rounded.toPrecision(2))).toLocaleString('en-GB');
}

function factInWords({ config }: Pick<BrewView, 'config'>, { ingredient, column, mark }: ProvenMark): string {
  const what = columnInWords(config, column).replace(/^decoy$/, 'a decoy');
  return `${ingredientName(ingredient)} is ${mark === 'circle' ? '' : 'not '}${what}.`;
}
