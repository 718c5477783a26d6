/** What is typed and looked at among the conditions that could be chosen. */
import { type KeyboardEvent, useCallback, useEffect, useMemo, useRef, useState } from 'react';
import type { Choice } from '../../making/choices';
import type { Sketch } from '../../making/sketch';
import { findConditions } from './findConditions';

interface Wanted {
  readonly sketch: Sketch;
  readonly line: number;
  readonly choices: readonly Choice[];
  readonly onChoose: (choice: Choice) => void;
  /** Null: nothing is looked at. */
  readonly onPreview: (id: string | null) => void;
}

export function usePicking({ sketch, line, choices, onChoose, onPreview }: Wanted) {
  const list = useRef<HTMLDivElement>(null);
  const [typed, setTyped] = useState('');
  const [kind, setKind] = useState('');
  const [active, setActive] = useState<string | null>(null);
  const found = useMemo(() => findConditions(typed, kind), [typed, kind]);
  const byId = useMemo(() => new Map(choices.map((choice) => [choice.condition.id, choice])), [choices]);
  const shown = found.conditions.flatMap(({ id }) => byId.get(id) ?? []);

  // The grid is another one, or another line of it is chosen for.
  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever these change
  useEffect(() => {
    setActive(null);
    list.current?.scrollTo?.({ top: 0 });
  }, [line, sketch]);

  const point = useCallback(
    (choice: Choice | null) => {
      setActive(choice?.condition.id ?? null);
      onPreview(choice && !choice.refusal ? choice.condition.id : null);
    },
    [onPreview],
  );

  // Options are drawn again only where they change; this stays the same for all of them.
  const latest = useRef(onChoose);
  latest.current = onChoose;
  const choose = useCallback((choice: Choice) => {
    latest.current(choice);
    if (!choice.refusal) setTyped('');
  }, []);

  function type(text: string): void {
    setTyped(text);
    const [first] = text.trim() === '' ? [] : findConditions(text, kind).conditions;
    point((first && byId.get(first.id)) ?? null);
    list.current?.scrollTo?.({ top: 0 });
  }

  function choseKind(code: string): void {
    setKind(code);
    list.current?.scrollTo?.({ top: 0 });
  }

  function goTo(at: number): void {
    point(shown[(at + shown.length) % shown.length] ?? null);
  }

  function onKeyDown(event: KeyboardEvent): void {
    const at = shown.findIndex(({ condition }) => condition.id === active);
    const chosen = shown[at];
    if (event.key === 'Escape' && typed !== '') type('');
    else if (event.key === 'ArrowDown') goTo(at + 1);
    else if (event.key === 'ArrowUp') goTo(at < 0 ? -1 : at - 1);
    else if (event.key === 'Enter' && chosen) choose(chosen);
    else if (event.key === 'Enter') goTo(0);
    else return;
    event.preventDefault();
  }

  // biome-ignore lint/correctness/useExhaustiveDependencies: whenever another option is the active one
  useEffect(() => {
    // Not scrollIntoView, which would move the whole page.
    const option = list.current?.querySelector<HTMLElement>('[aria-selected="true"]');
    if (!option || !list.current) return;
    const { scrollTop, clientHeight } = list.current;
    const top = option.offsetTop;
    if (top < scrollTop + UNDER_HEADING) list.current.scrollTop = top - UNDER_HEADING;
    else if (top + option.offsetHeight > scrollTop + clientHeight)
      list.current.scrollTop = top + option.offsetHeight - clientHeight;
  }, [active, typed]);

  return { list, typed, type, kind, choseKind, active, found, shown, point, choose, onKeyDown };
}

/** The heading of a kind stays in view above its conditions. */
const UNDER_HEADING = 32;
