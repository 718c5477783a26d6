/**
 * What the chosen row or column could ask for: a combobox over all conditions, after the ARIA practices. The focus stays
 * in the field, arrows look at one after another, and the board shows what each would make of it.
 */
import { type ReactNode, type Ref, useEffect, useId, useRef } from 'react';
import IconSearch from '~icons/ph/magnifying-glass';
import { Spoken } from '../../../../components/Spoken';
import { plural } from '../../../../frame/words/plural';
import type { Choice } from '../../making/choices';
import type { Sketch } from '../../making/sketch';
import { groupOf } from '../../rules/conditions';
import { useSeenHeight } from '../../screen/useSeenHeight';
import { kinds } from '../../words/glossary';
import { lineName } from '../../words/places';
import { refusalOfChoice } from '../words/making';
import { ChoiceOption } from './ChoiceOption';
import { usePicking } from './usePicking';

interface ConditionPickerProps {
  readonly sketch: Sketch;
  readonly line: number;
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
  /** Null: nothing is looked at. */
  readonly onPreview: (id: string | null) => void;
  readonly field: Ref<HTMLInputElement>;
  /** Above the field. */
  readonly children: ReactNode;
}

export function ConditionPicker(props: ConditionPickerProps) {
  const { sketch, line } = props;
  const id = useId();
  const section = useRef<HTMLElement>(null);
  const picking = usePicking(props);
  const seen = useSeenHeight();
  // A keyboard that comes up would cover what is found.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever a keyboard comes up
  useEffect(() => {
    const isTyping = document.activeElement?.matches('[role=combobox]');
    if (isTyping) section.current?.scrollIntoView?.({ block: 'start' });
  }, [seen]);
  const { typed, kind, active, found, shown, point } = picking;
  const optionId = (condition: string) => `${id}-${condition}`;
  const isSearching = typed.trim() !== '';
  const nothing = shown.length === 0 ? 'No condition has a name like that. Try another part of it.' : '';

  const optionOf = (choice: Choice) => (
    <ChoiceOption
      key={choice.condition.id}
      id={optionId(choice.condition.id)}
      choice={choice}
      refusal={choice.refusal && refusalOfChoice(sketch, choice.refusal)}
      active={choice.condition.id === active}
      chosen={choice.condition.id === sketch.lines[line]}
      onPoint={point}
      onChoose={picking.choose}
    />
  );

  return (
    <section
      ref={section}
      aria-label={`Condition for ${lineName(sketch.size, line)}`}
      className="flex h-full min-h-0 flex-col gap-1.5 px-2 wide:px-1 wide:pt-3"
    >
      {props.children}
      <div className="flex gap-1.5">
        <div className="relative min-w-0 flex-1">
          <IconSearch
            className="pointer-events-none absolute top-1/2 left-3 -translate-y-1/2 text-soft"
            aria-hidden="true"
          />
          <input
            ref={props.field}
            type="text"
            className="input min-h-11 ps-9 text-base placeholder:text-soft placeholder:opacity-100"
            role="combobox"
            aria-label={`Search conditions for ${lineName(sketch.size, line)}`}
            aria-expanded={shown.length > 0}
            aria-controls={`${id}-list`}
            aria-autocomplete="list"
            aria-activedescendant={active === null ? undefined : optionId(active)}
            placeholder="Search"
            value={typed}
            maxLength={60}
            autoComplete="off"
            autoCapitalize="off"
            autoCorrect="off"
            spellCheck={false}
            enterKeyHint="done"
            onChange={(event) => picking.type(event.currentTarget.value)}
            onKeyDown={picking.onKeyDown}
            onBlur={() => point(null)}
          />
        </div>
        <select
          className="input min-h-11 w-auto max-w-[45%] flex-none lying:hidden"
          aria-label="Kind of condition"
          value={kind}
          onChange={(event) => picking.choseKind(event.currentTarget.value)}
        >
          <option value="">All kinds</option>
          {kinds.map(({ code, title }) => (
            <option key={code} value={code}>
              {title}
            </option>
          ))}
        </select>
      </div>
      {/* Keys are the field's business: an option is never focused. */}
      <div
        id={`${id}-list`}
        ref={picking.list}
        role="listbox"
        aria-label="Conditions"
        hidden={shown.length === 0}
        // Unseen words lie within, else they would make the page longer.
        className="relative min-h-24 flex-[1_1_0] overflow-y-auto overscroll-contain rounded-md bg-raised ring-1 ring-line [scrollbar-width:thin]"
        onPointerLeave={({ pointerType }) => pointerType === 'mouse' && point(null)}
      >
        {isSearching ? shown.map(optionOf) : <Grouped shown={shown} optionOf={optionOf} id={id} />}
      </div>
      {nothing && <p className="flex-1 px-2 py-2 text-sm text-soft">{nothing}</p>}
      <Spoken text={nothing || (isSearching ? foundInWords(shown.length, found.exact) : '')} />
    </section>
  );
}

function foundInWords(count: number, exact: boolean): string {
  const found = plural(count, 'condition');
  return exact ? `${found} found.` : `No exact match. ${found} come near.`;
}

/** By kind, as they stand in the table. */
function Grouped({ id, shown, optionOf }: GroupedProps) {
  return kinds.map(({ code, title }) => {
    const own = shown.filter(({ condition }) => groupOf(condition) === code);
    return (
      own.length > 0 && (
        // biome-ignore lint/a11y/useSemanticElements: a fieldset is no part of a listbox.
        <div key={code} role="group" aria-labelledby={`${id}-kind-${code}`}>
          <div
            id={`${id}-kind-${code}`}
            role="presentation"
            className="sticky top-0 z-1 border-b border-line bg-sunken px-3 py-1 text-sm font-semibold"
          >
            {title}
          </div>
          {own.map(optionOf)}
        </div>
      )
    );
  });
}

interface GroupedProps {
  readonly id: string;
  readonly shown: readonly Choice[];
  readonly optionOf: (choice: Choice) => ReactNode;
}
