import { type ReactNode, type RefObject, type UIEvent, useEffect, useId, useRef } from 'react';
import { useScrolls } from '../../components/browser/useScrolls';

export interface SayingProps {
  readonly name: 'notice' | 'hint' | 'end' | 'caption' | 'exercise';
  /** Of the region, where it is one. */
  readonly label?: string | undefined;
  readonly tone?: 'info' | 'bad' | undefined;
  readonly icon?: ReactNode;
  readonly actions?: ReactNode;
  readonly children: ReactNode;
}

/** On a phone words and buttons scroll as one. */
const SAYING =
  "group/saying flex max-h-full min-h-0 min-w-0 items-center gap-x-2 rounded-lg bg-raised px-[8px] ring-1 ring-line [&_:is(button,[tabindex='0']):focus-visible]:focus-rings-inside forced-colors:outline small:flex-wrap small:overflow-y-auto split:contents wide:h-full wide:flex-col wide:items-stretch wide:justify-center wide:px-4 wide:in-data-[lies=strip]:flex-row wide:in-data-[lies=strip]:items-center";
/** Without a height of its own, so that a long sentence never makes the head higher. */
const WORDS =
  'flex min-w-0 flex-999 items-center-safe gap-x-2 self-stretch overflow-y-auto split:z-20 split:h-0 split:min-h-full split:bg-raised split:px-3 split:[grid-area:1/2/2/-1] phone:basis-24 lying:basis-40 wide:flex-initial wide:in-data-[lies=strip]:flex-1';
/** In sight however long the words are; where text is large, no higher than a finger needs. */
const ACTIONS =
  'sticky inset-y-0 flex max-w-full flex-none flex-wrap items-center justify-end gap-1.5 bg-raised has-[>[aria-label]:nth-child(2)]:flex-nowrap [&_:is(a,button)]:min-h-[44px] [&_:is(a,button)]:p-[2px_12px] small:grow split:z-20 split:justify-center split:[grid-area:tools]';

/** Words, and beside them what to press. On a phone without a place for it, words over the head, buttons over the tools. */
export function Saying({ name, label, tone, icon, actions, children }: SayingProps) {
  const whole = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const wholeScrolls = useScrolls(whole);
  const wordsScroll = useScrolls(words);
  const noteScroll = useReadFromBeginning(words);
  const textId = useId();
  return (
    <section
      ref={whole}
      data-say={name}
      data-tone={tone}
      aria-label={label}
      aria-labelledby={wholeScrolls && !label ? textId : undefined}
      className={SAYING}
      onScroll={noteScroll}
      tabIndex={wholeScrolls ? 0 : undefined}
    >
      {/* What the keyboard stops at has to have a name: its own words. Firefox would stop at less than a pixel too much. */}
      <div
        ref={words}
        className={WORDS}
        onScroll={noteScroll}
        tabIndex={wordsScroll ? 0 : -1}
        {...(wordsScroll && { role: 'group', 'aria-labelledby': textId })}
      >
        {icon && (
          <span
            className="icon text-accent-text group-data-[tone=bad]/saying:text-bad phone:hidden lying:hidden"
            aria-hidden="true"
          >
            {icon}
          </span>
        )}
        {/* Letters are higher than such narrow lines: in Firefox the last one would stand out, and be scrolled to. */}
        <div id={textId} className="min-w-0 flex-1 py-0.25 text-xs/tight tablet:text-sm/snug">
          {children}
        </div>
      </div>
      {actions && <div className={ACTIONS}>{actions}</div>}
    </section>
  );
}

/** Other words are read from their beginning. Only what was scrolled is put back: to scroll, browsers lay out the page. */
function useReadFromBeginning(words: RefObject<HTMLElement | null>): (event: UIEvent<HTMLElement>) => void {
  const scrolled = useRef(new Set<HTMLElement>());
  const before = useRef<string>(undefined);
  useEffect(() => {
    const text = words.current?.textContent ?? '';
    if (text === before.current) return;
    before.current = text;
    for (const element of scrolled.current) element.scrollTo(0, 0);
    scrolled.current.clear();
  });
  return ({ currentTarget }) => scrolled.current.add(currentTarget);
}
