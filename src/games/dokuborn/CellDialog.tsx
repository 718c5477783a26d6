/** One cell: look for a card, see the one that is there, ask about it, or read all answers once the game is over. */
import { useId, useMemo, useRef, useState } from 'react';
import IconMove from '~icons/ph/arrows-out-cardinal';
import IconHint from '~icons/ph/lightbulb';
import IconTake from '~icons/ph/trash';
import IconWrong from '~icons/ph/x-circle-fill';
import { Button } from '../../components/Button';
import { HintPanel } from '../../components/HintPanel';
import { Modal } from '../../components/Modal';
import { Spoken } from '../../components/Spoken';
import { useFocusKept } from '../../components/useFocusKept';
import { plural } from '../../core/plural';
import type { Hint } from '../../core/rules';
import type { ShownHint } from '../../store/table';
import { AnswerList } from './Answers';
import { CardSearchBox } from './CardSearchBox';
import { cardIn, cellName, conditionsOf } from './cells';
import { conditionLabel } from './conditions';
import type { CellReport } from './finish';
import { hintForCell } from './hints';
import { ConditionMark } from './marks';
import { NOUNS } from './nouns';
import { Plate } from './Plate';
import type { Pool } from './pool';
import { searchIn } from './storeSearch';
import type { Card, DokubornMove, View } from './types';
import { factsOf, placeName } from './words';

export interface CellDialogProps {
  readonly pool: Pool;
  readonly view: View;
  readonly cell: number;
  readonly guessesLeft: number | null;
  readonly hint: ShownHint<DokubornMove> | null;
  /** Set once the game is over: there is nothing left to place. */
  readonly report: CellReport | null;
  /** Null: it stands there now. Otherwise why not. */
  readonly onPlace: (card: Card) => string | null;
  readonly onTake: () => void;
  readonly onMove: () => void;
  readonly onHint: (hint: Hint<DokubornMove>) => void;
  readonly onDoHint: () => void;
  readonly onCloseHint: () => void;
  readonly onClose: () => void;
}

export default function CellDialog(props: CellDialogProps) {
  const { pool, view, cell, report } = props;
  const card = cardIn(pool, view, cell);
  const inside = useRef<HTMLDivElement>(null);
  // The button that asks for a hint gives way to the hint, and comes back when that is closed.
  useFocusKept(inside, '.hint button', '[data-asks-hint]', '[role="combobox"]');
  return (
    <Modal open onClose={props.onClose} title={<Wanted view={view} cell={cell} />} size="medium">
      <div ref={inside} className="dk-cell">
        <p className="dk-place">
          <span>{placeName(view, cell)}</span>
          {!report && props.guessesLeft !== null && (
            <span className="dk-guesses">{plural(props.guessesLeft, NOUNS.guess)} left</span>
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
    <span className="dk-wanted">
      {conditionsOf(view, cell).map((condition, at) => (
        <span key={condition.id} className="dk-wanted-one">
          {at > 0 && <span className="dk-wanted-and"> and </span>}
          <ConditionMark condition={condition} />
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
    <div className="dk-held">
      <div className="dk-held-plate">
        <Plate card={card} />
      </div>
      <div className="dk-held-words">
        <p className="title">{card.fullName}</p>
        <p className="field-note">
          {[
            card.subtypes.includes('Song') ? 'Song' : card.type,
            ...card.subtypes.filter((own) => own !== 'Song'),
          ].join(' · ')}
        </p>
        <p className="field-note">{factsOf(card)}.</p>
        {onTake && onMove && (
          <div className="button-row">
            <Button small icon={<IconTake />} onClick={onTake}>
              Take it off
            </Button>
            <Button small icon={<IconMove />} onClick={onMove}>
              Move it
            </Button>
          </div>
        )}
      </div>
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
  const messageId = useId();
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
        describedBy={messageId}
        takesFocus={!held}
      />
      <div id={messageId} className="dk-refusal">
        {refused && (
          <p key={refused.count}>
            <IconWrong aria-hidden="true" /> <span>{refused.text}</span>
          </p>
        )}
      </div>
      <Spoken text={refused?.text ?? ''} moment={refused?.count} />
      <Spoken text={shown?.stages.at(-1)?.text ?? ''} />
      {shown && own ? (
        <HintPanel
          stages={shown.more ? [...shown.stages, { text: '' }] : shown.stages}
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

function isAbout(shown: ShownHint<DokubornMove>, own: Hint<DokubornMove>): boolean {
  return shown.stages[0]?.text === own.stages[0]?.text;
}
