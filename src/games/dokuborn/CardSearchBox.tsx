/** A combobox over all card names, after the ARIA practices: the focus stays in the field, arrows choose. */
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import IconSearch from '~icons/ph/magnifying-glass';
import IconNo from '~icons/ph/prohibit-bold';
import IconUsed from '~icons/ph/seal-check-fill';
import { Spoken } from '../../components/Spoken';
import type { CardSearch } from './search';
import type { Card } from './types';

const SHOWN = 8;

export interface CardSearchBoxProps {
  readonly label: string;
  readonly search: CardSearch;
  readonly onChoose: (card: Card) => void;
  /** Where a card stands already: `row 1, column 2`. */
  readonly usedAt: (card: Card) => string | null;
  /** It was tried here and did not fit. */
  readonly hasFailed: (card: Card) => boolean;
  /** Raised when a card was refused: the text is selected for the next one. */
  readonly refusals: number;
  readonly describedBy: string;
  readonly takesFocus: boolean;
}

export function CardSearchBox(props: CardSearchBoxProps) {
  const { label, search, onChoose, refusals, describedBy } = props;
  const id = useId();
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [active, setActive] = useState(0);
  const found = search.find(typed, SHOWN);
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

  function onKeyDown(event: KeyboardEvent): void {
    if (event.key === 'ArrowDown') setActive(found.length === 0 ? 0 : (active + 1) % found.length);
    else if (event.key === 'ArrowUp')
      setActive(found.length === 0 ? 0 : (active + found.length - 1) % found.length);
    else if (event.key === 'Enter') {
      const card = found[active];
      if (card) onChoose(card);
    } else return;
    event.preventDefault();
  }

  return (
    <div className="dk-search">
      <label htmlFor={id} className="field-label">
        {label}
      </label>
      <div className="dk-search-field">
        <IconSearch aria-hidden="true" />
        <input
          ref={input}
          id={id}
          type="text"
          className="input"
          role="combobox"
          aria-expanded={found.length > 0}
          aria-controls={`${id}-list`}
          aria-autocomplete="list"
          aria-activedescendant={found.length > 0 ? optionId(active) : undefined}
          aria-describedby={describedBy}
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
          }}
          onKeyDown={onKeyDown}
        />
      </div>
      {/* Keys are the field's business: an option is never focused. */}
      <div id={`${id}-list`} ref={list} role="listbox" aria-label="Cards" className="dk-options">
        {found.map((card, at) => (
          <Option
            key={card.id}
            id={optionId(at)}
            card={card}
            active={at === active}
            used={props.usedAt(card)}
            failed={props.hasFailed(card)}
            onPoint={() => setActive(at)}
            onChoose={() => onChoose(card)}
          />
        ))}
      </div>
      {nothing && <p className="dk-nothing">{nothing}</p>}
      <Spoken text={nothing} />
    </div>
  );
}

interface OptionProps {
  readonly id: string;
  readonly card: Card;
  readonly active: boolean;
  readonly used: string | null;
  readonly failed: boolean;
  readonly onPoint: () => void;
  readonly onChoose: () => void;
}

function Option({ id, card, active, used, failed, onPoint, onChoose }: OptionProps) {
  return (
    // biome-ignore lint/a11y/useFocusableInteractive: the combobox points at it by aria-activedescendant.
    // biome-ignore lint/a11y/useKeyWithClickEvents: Enter in the field does the same.
    <div
      id={id}
      role="option"
      aria-selected={active}
      className="dk-option"
      data-spent={used !== null || failed || undefined}
      onPointerMove={onPoint}
      // Else the field would lose the focus, and a phone its keyboard.
      onPointerDown={(event) => event.preventDefault()}
      onClick={onChoose}
    >
      <span className="dk-option-name">
        <span>{card.name}</span>
        {card.version && <span className="dk-option-version"> - {card.version}</span>}
      </span>
      {used !== null && (
        <span className="dk-option-note">
          <IconUsed aria-hidden="true" /> in {used}
        </span>
      )}
      {used === null && failed && (
        <span className="dk-option-note">
          <IconNo aria-hidden="true" /> does not fit
        </span>
      )}
    </div>
  );
}
