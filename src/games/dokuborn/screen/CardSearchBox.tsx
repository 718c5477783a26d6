/**
 * A combobox over all card names, after the ARIA practices: the focus stays in the field, arrows choose, and Enter takes
 * the chosen one. Where none is chosen, Enter chooses the first, so that no guess is made unseen.
 */
import {
  type KeyboardEvent,
  type ReactNode,
  type UIEvent,
  useEffect,
  useId,
  useMemo,
  useRef,
  useState,
} from 'react';
import IconSearch from '~icons/ph/magnifying-glass';
import IconNo from '~icons/ph/prohibit-bold';
import IconUsed from '~icons/ph/seal-check-fill';
import { Spoken } from '../../../components/Spoken';
import { plural } from '../../../frame/words/plural';
import { plainName } from '../rules/search';
import type { Card } from '../rules/types';
import type { Found, StoreSearch } from './storeSearch';

/** Written at first, and again whenever the end of what is written comes near: there can be thousands. */
const AT_A_TIME = 40;

interface CardSearchBoxProps {
  readonly label: string;
  readonly search: StoreSearch;
  readonly onChoose: (card: Card) => void;
  /** Where a card stands already: `row 1, column 2`. */
  readonly usedAt: (card: Card) => string | null;
  /** It was tried here and did not fit. */
  readonly hasFailed: (card: Card) => boolean;
  /** Raised when a card was refused: the text is selected for the next one. */
  readonly refusals: number;
  readonly takesFocus: boolean;
  /** What was just refused: between the field and the list, where it is seen. */
  readonly children: ReactNode;
}

export function CardSearchBox(props: CardSearchBoxProps) {
  const { label, search, onChoose, refusals } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [picked, setPicked] = useState<number | null>(null);
  const [written, setWritten] = useState(AT_A_TIME);
  const result = useMemo(() => search.find(typed), [search, typed]);
  const found = result.cards;
  const nothing =
    typed.trim() !== '' && found.length === 0 ? 'No card has a name like that. Try another part of it.' : '';
  const sole = soleCard(result, typed);
  // A guess is never made of what merely happens to stand first.
  const active = picked ?? (sole && !props.hasFailed(sole) ? 0 : null);
  const optionId = (at: number) => `${id}-option-${at}`;

  useEffect(() => {
    if (refusals === 0) return;
    setPicked(null);
    input.current?.select();
  }, [refusals]);

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another option is the active one.
  useEffect(() => {
    // Not scrollIntoView, which would move the whole dialog.
    const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!option || !list.current) return;
    const { scrollTop, clientHeight } = list.current;
    const top = option.offsetTop - list.current.offsetTop;
    if (top < scrollTop) list.current.scrollTop = top;
    else if (top + option.offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = top + option.offsetHeight - clientHeight;
  }, [active, typed]);

  function goTo(at: number): void {
    setPicked(at);
    if (at >= written) setWritten(at + AT_A_TIME);
  }

  function onScroll({ currentTarget }: UIEvent): void {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (written < found.length && scrollTop + 2 * clientHeight > scrollHeight)
      setWritten(written + AT_A_TIME);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const last = found.length - 1;
    if (!['ArrowDown', 'ArrowUp', 'Enter'].includes(event.key)) return;
    event.preventDefault();
    const card = active === null ? undefined : found[active];
    if (last < 0) return;
    if (event.key === 'ArrowUp') goTo(active === null || active === 0 ? last : active - 1);
    else if (event.key === 'ArrowDown') goTo(active === null || active === last ? 0 : active + 1);
    else if (card) onChoose(card);
    else goTo(0);
  }

  return (
    <div className="flex min-h-0 min-w-0 flex-1 flex-col gap-1.5">
      <div className="flex items-baseline justify-between gap-3">
        <label htmlFor={id} className="field-label">
          {label}
        </label>
        <span id={`${id}-count`} className="figures min-w-0 text-end text-xs text-soft">
          {countInWords(result)}
        </span>
      </div>
      <div className="relative">
        <IconSearch
          aria-hidden="true"
          className="pointer-events-none absolute start-3.5 top-1/2 -translate-y-1/2 text-soft"
        />
        <input
          ref={input}
          id={id}
          type="text"
          className="input min-h-12 ps-10 text-base placeholder:text-soft placeholder:opacity-100"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={active === null || found.length === 0 ? undefined : optionId(active)}
          aria-describedby={`${id}-count`}
          data-first-focus={props.takesFocus ? '' : undefined}
          placeholder="Any part of its name"
          value={typed}
          maxLength={60}
          autoComplete="off"
          autoCapitalize="off"
          autoCorrect="off"
          spellCheck={false}
          enterKeyHint="go"
          onChange={(event) => {
            setTyped(event.currentTarget.value);
            setPicked(null);
            setWritten(AT_A_TIME);
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {props.children}
      {/* Keys are the field's business: an option is never focused. */}
      <div
        id={`${id}-list`}
        ref={list}
        role="listbox"
        aria-label="Cards"
        className="min-h-12 flex-[1_1_0] overflow-y-auto overscroll-contain [scrollbar-width:thin] empty:hidden"
        onScroll={onScroll}
      >
        {found.slice(0, written).map((card, at) => (
          <Option
            key={card.id}
            id={optionId(at)}
            card={card}
            at={at}
            of={found.length}
            active={at === active}
            used={props.usedAt(card)}
            failed={props.hasFailed(card)}
            onPoint={() => setPicked(at)}
            onChoose={() => onChoose(card)}
          />
        ))}
      </div>
      {found.length === 0 && (
        <p className="dk-nothing flex-1 px-3.5 py-2 text-sm text-soft">
          {nothing || 'Start typing. Every card is found by name, whether it fits or not.'}
        </p>
      )}
      <Spoken text={nothing} />
    </div>
  );
}

/** The one card that can be meant: nothing else matches, or that is its whole name. */
function soleCard({ cards, exact }: Found, typed: string): Card | null {
  const [first, second] = cards;
  if (!first || !exact) return null;
  return second === undefined || plainName(first.fullName) === plainName(typed) ? first : null;
}

function countInWords({ cards, exact }: Found): string {
  if (cards.length === 0) return '';
  return exact
    ? plural(cards.length, { one: '# card matches', other: '# cards match' })
    : 'No exact match. These are close:';
}

const OPTION =
  'group/option flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 border-s-3 border-transparent px-3.5 py-1 leading-tight wrap-anywhere';
const HIGHLIGHTED =
  'aria-selected:border-accent aria-selected:bg-select forced-colors:aria-selected:bg-[Highlight] forced-colors:aria-selected:text-[HighlightText] forced-colors:aria-selected:forced-color-adjust-none';

interface OptionProps {
  readonly id: string;
  readonly card: Card;
  readonly at: number;
  /** Those that are not written yet are counted too. */
  readonly of: number;
  readonly active: boolean;
  readonly used: string | null;
  readonly failed: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, card, at, of, active, used, failed, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox points at it by aria-activedescendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does the same.
    <div
      id={id}
      role="option"
      aria-selected={active}
      aria-setsize={of}
      aria-posinset={at + 1}
      className={`${OPTION} ${HIGHLIGHTED}`}
      data-spent={used !== null || failed || undefined}
      onPointerMove={onPoint}
      // Else the field would lose the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="group-data-spent/option:line-through">
        <span>{card.name}</span>
        {card.version && (
          <span className="text-soft group-aria-selected/option:text-inherit"> - {card.version}</span>
        )}
      </span>
      {used !== null && (
        <span className="inline-flex items-center gap-1 text-xs text-soft group-aria-selected/option:text-inherit">
          <IconUsed aria-hidden="true" /> in {used}
        </span>
      )}
      {used === null && failed && (
        <span className="inline-flex items-center gap-1 text-xs text-soft group-aria-selected/option:text-inherit">
          <IconNo aria-hidden="true" /> does not fit
        </span>
      )}
    </div>
  );
}
