/** One cell: look for a card, see the one that is there, ask about it, or read all answers once the game is over. */
import { useMemo, useRef, useState } from 'react';
import IconMove from '~icons/ph/arrows-out-cardinal';
import IconHint from '~icons/ph/lightbulb';
import IconTake from '~icons/ph/trash';
import IconWrong from '~icons/ph/x-circle-fill';
import { Button } from '../../../components/Button';
import { useFocusKept } from '../../../components/browser/useFocusKept';
import { Modal } from '../../../components/Modal';
import { Spoken } from '../../../components/Spoken';
import type { Hint } from '../../../core/rules';
import { HintSaid } from '../../../frame/say/HintSaid';
import type { ShownHint } from '../../../store/session/sessionState';
import { cardIn, conditionsOf } from '../rules/cells';
import { conditionLabel } from '../rules/conditions';
import type { CellReport } from '../rules/finish';
import { hintForCell } from '../rules/hints';
import type { Pool } from '../rules/pool';
import type { Card, Dokuborn, DokubornStage, View } from '../rules/types';
import { factsOf, kindsOf } from '../words/cards';
import { capital, cellName } from '../words/places';
import { guessesInWords } from '../words/results';
import { stageAtItsCell } from '../words/stages';
import { AnswerList } from './Answers';
import { CardSearchBox } from './CardSearchBox';
import { ConditionMark } from './marks';
import { Plate } from './Plate';
import { searchIn } from './storeSearch';
import { useSeenHeight } from './useSeenHeight';

interface CellDialogProps {
  readonly pool: Pool;
  readonly view: View;
  readonly cell: number;
  readonly guessesLeft: number | null;
  readonly hint: ShownHint<Dokuborn> | null;
  /** Set once the game is over: there is nothing left to place. */
  readonly report: CellReport | null;
  /** Null: it stands there now. Otherwise why not. */
  readonly onPlace: (card: Card) => string | null;
  readonly onTake: () => void;
  readonly onMove: () => void;
  readonly onHint: (hint: Hint<Dokuborn>) => void;
  readonly onDoHint: () => void;
  readonly onCloseHint: () => void;
  readonly onClose: () => void;
}

/** The dialog keeps its height whatever is found or said in it: the list takes what is left. */
const AS_HIGH_AS_THE_WINDOW_LETS =
  '[--around:9.25rem] lying:[--around:7.5rem] min-h-[min(31rem,var(--seen,100dvh)-var(--around))]';

export default function CellDialog(props: CellDialogProps) {
  const { pool, view, cell, report } = props;
  const card = cardIn(pool, view, cell);
  const inside = useRef<HTMLDivElement>(null);
  const seen = useSeenHeight();
  // The button that asks for a hint gives way to the hint, and comes back when that is closed.
  useFocusKept(inside, '[data-say=hint] button', '[data-asks-hint]', '[role="combobox"]');
  return (
    <Modal open onClose={props.onClose} title={<Wanted view={view} cell={cell} />} size="medium">
      <div
        ref={inside}
        className={`flex min-w-0 flex-col gap-3 [--dk-behind:var(--raised)] short:gap-1.5 ${report ? '' : AS_HIGH_AS_THE_WINDOW_LETS}`}
        style={{ '--seen': seen } as React.CSSProperties}
      >
        <p className="flex flex-wrap items-center gap-x-2 gap-y-1 text-sm text-soft">
          <span className="short:sr-only">{capital(cellName(view, cell))}</span>
          {!report && props.guessesLeft !== null && (
            <span className="ms-auto font-semibold text-accent-text">
              {guessesInWords(props.guessesLeft)} left
            </span>
          )}
        </p>
        {card && <Held card={card} {...(report ? {} : { onTake: props.onTake, onMove: props.onMove })} />}
        {report ? <AnswerList report={report} /> : <Looking {...props} held={card} />}
      </div>
    </Modal>
  );
}

/** The two conditions, told apart although some have an *and* of their own. */
function Wanted({ view, cell }: Pick<CellDialogProps, 'view' | 'cell'>) {
  return (
    <span className="flex flex-wrap items-center gap-x-2 gap-y-1 text-[min(var(--text-lg),6vw)] [--dk-behind:var(--raised)] tablet:text-xl">
      {conditionsOf(view, cell).map((condition, at) => (
        <span
          key={condition.id}
          className="inline-flex max-w-full items-center gap-x-2 leading-tight wrap-break-word"
        >
          {at > 0 && (
            <span className="flex-none font-text text-[0.85em] font-normal whitespace-pre text-soft italic">
              {' '}
              and{' '}
            </span>
          )}
          <span className="grid flex-none text-[0.85em] text-accent-text">
            <ConditionMark condition={condition} />
          </span>
          <span>{conditionLabel(condition)}</span>
        </span>
      ))}
    </span>
  );
}

interface HeldProps {
  readonly card: Card;
  readonly onTake?: () => void;
  readonly onMove?: () => void;
}

function Held({ card, onTake, onMove }: HeldProps) {
  return (
    <div className="grid grid-cols-[auto_minmax(0,1fr)] items-center gap-x-4 gap-y-2.5">
      <div className="@container/plate [--type:var(--text-xs)] row-span-2 aspect-5/7 w-32 shadow-lift phone:row-span-1 phone:w-27 short:w-20">
        <Plate card={card} />
      </div>
      <div className="grid gap-1 wrap-anywhere">
        <p className="title text-lg leading-tight">{card.fullName}</p>
        <p className="field-note">{kindsOf(card)}</p>
        <p className="field-note">{factsOf(card)}</p>
      </div>
      {onTake && onMove && (
        <div className="flex flex-wrap gap-2.5 phone:col-span-2 phone:[&>*]:flex-auto">
          <Button small icon={<IconTake />} onClick={onTake}>
            Take it off
          </Button>
          <Button small icon={<IconMove />} onClick={onMove}>
            Move it
          </Button>
        </div>
      )}
    </div>
  );
}

/** Cards that did not fit, by cell, as long as the screen is open. */
const failed = new Map<string, Set<number>>();

function failedAt({ rows, columns }: View, cell: number): Set<number> {
  const key = [...rows, ...columns, cell].join();
  const known = failed.get(key) ?? new Set();
  failed.set(key, known);
  return known;
}

function Looking(props: CellDialogProps & { readonly held: Card | null }) {
  const { pool, view, cell, held, hint } = props;
  const [refused, setRefused] = useState<{ readonly text: string; readonly count: number } | null>(null);
  const wrong = failedAt(view, cell);
  const own = useMemo(() => hintForCell(pool, view, cell), [pool, view, cell]);
  const shown = hint && own && isAbout(hint, own) ? hint : null;

  function choose(card: Card): void {
    const refusal = props.onPlace(card);
    if (refusal === null) return;
    if (!view.placed.includes(card.id)) wrong.add(card.id);
    setRefused({ text: refusal, count: (refused?.count ?? 0) + 1 });
  }

  return (
    <>
      <CardSearchBox
        label={held ? 'Or put another card here' : 'Which card?'}
        search={searchIn(pool)}
        onChoose={choose}
        usedAt={({ id }) => (view.placed.includes(id) ? cellName(view, view.placed.indexOf(id)) : null)}
        hasFailed={({ id }) => wrong.has(id)}
        refusals={refused?.count ?? 0}
        takesFocus={!held}
      >
        <div className="dk-refusal empty:hidden">
          {refused && (
            <p
              key={refused.count}
              className="flex animate-[rise_var(--calm)_var(--ease-out)] items-start gap-2 border-s-3 border-bad bg-bad/9 px-3.5 py-2 leading-snug short:py-1 short:text-sm"
            >
              <IconWrong aria-hidden="true" className="mt-px flex-none text-xl text-bad" />{' '}
              <span>{refused.text}</span>
            </p>
          )}
        </div>
      </CardSearchBox>
      <Spoken text={refused?.text ?? ''} moment={refused?.count} />
      <Spoken text={(shown && textsOf(shown, view).findLast(({ text }) => text !== '')?.text) ?? ''} />
      {shown && own ? (
        <HintSaid
          stages={textsOf(shown, view)}
          shown={shown.stages.length}
          onMore={() => props.onHint(own)}
          onClose={props.onCloseHint}
          act={shown.more ? undefined : { label: 'Do it', onPress: props.onDoHint }}
        />
      ) : (
        own && (
          <Button kind="quiet" icon={<IconHint />} data-asks-hint="" onClick={() => props.onHint(own)}>
            Hint for this cell
          </Button>
        )
      )}
    </>
  );
}

function isAbout(shown: ShownHint<Dokuborn>, own: Hint<Dokuborn>): boolean {
  const beginning = ({ stages: [first] }: { readonly stages: readonly DokubornStage[] }) =>
    first && `${first.code} ${first.cells.join()}`;
  return beginning(shown) === beginning(own);
}

/** What is yet to come is only counted. */
function textsOf({ stages, of }: ShownHint<Dokuborn>, view: View): readonly { readonly text: string }[] {
  return Array.from({ length: of }, (_, at) => {
    const stage = stages[at];
    return { text: stage ? stageAtItsCell(stage, view) : '' };
  });
}
