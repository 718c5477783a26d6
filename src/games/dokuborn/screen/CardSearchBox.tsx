/** A combobox over all card names, after the ARIA practices: the focus stays in the field, arrows choose. */
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
  readonly describedBy: string;
  readonly takesFocus: boolean;
  /** What was just refused: between the field and the list, where it is seen. */
  readonly children: ReactNode;
}

export function CardSearchBox(props: CardSearchBoxProps) {
  const { label, search, onChoose, refusals, describedBy } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const [written, setWritten] = useState(AT_A_TIME);
  const result = useMemo(() => search.find(typed), [search, typed]);
  const found = result.cards;
  const nothing =
    typed.trim() !== '' && found.length === 0 ? 'No card has a name like that. Try another part of it.' : '';
  const optionId = (at: number) => `${id}-option-${at}`;

  useEffect(() => {
    if (refusals > 0) input.current?.select();
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
    setActive(at);
    if (at >= written) setWritten(at + AT_A_TIME);
  }

  function onScroll({ currentTarget }: UIEvent): void {
    const { scrollTop, clientHeight, scrollHeight } = currentTarget;
    if (written < found.length && scrollTop + 2 * clientHeight > scrollHeight)
      setWritten(written + AT_A_TIME);
  }

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') goTo(found.length === 0 ? 0 : (active + 1) % found.length);
    else if (event.key === 'ArrowUp')
      goTo(found.length === 0 ? 0 : (active + found.length - 1) % found.length);
    else if (event.key === 'Enter') {
      const card = found[active];
      if (card) onChoose(card);
    } else return;
    event.preventDefault();
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
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          aria-describedby={`${describedBy} ${id}-count`}
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
            setActive(0);
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
            onPoint={() => setActive(at)}
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

function countInWords({ cards, exact }: Found): string {
  if (cards.length === 0) return '';
  return exact
    ? plural(cards.length, { one: '# card matches', other: '# cards match' })
    : 'No exact match. These are close:';
}

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
      className="group/option flex min-h-11 cursor-pointer flex-wrap items-center justify-between gap-x-3 border-s-3 border-transparent px-3.5 py-1 leading-tight wrap-anywhere aria-selected:border-accent aria-selected:bg-select"
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
