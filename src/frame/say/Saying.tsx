import { type ReactNode, useId, useRef } from 'react';
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

const SAYING =
  "group/saying flex max-h-full min-h-0 min-w-0 items-center gap-x-2 rounded-lg bg-raised px-2 ring-1 ring-line [&_:is(button,[tabindex='0']):focus-visible]:focus-rings-inside forced-colors:outline split:contents phone:flex-wrap phone:overflow-y-auto lying:flex-wrap lying:overflow-y-auto wide:h-full wide:flex-col wide:items-stretch wide:justify-center wide:px-4 wide:in-data-[lies=strip]:flex-row wide:in-data-[lies=strip]:items-center";
/** Without a height of its own, so that a long sentence never makes the head higher. */
const WORDS =
  'flex max-h-full min-w-0 flex-1 items-center-safe gap-x-2 overflow-y-auto split:z-20 split:h-0 split:min-h-full split:bg-raised split:px-3 split:[grid-area:1/2/2/-1] phone:basis-24 lying:basis-40 wide:flex-initial wide:in-data-[lies=strip]:flex-1';
const ACTIONS =
  'flex max-w-full flex-none flex-wrap items-center justify-end gap-1.5 [&>*]:min-h-11 split:z-20 split:justify-center split:bg-raised split:[grid-area:tools]';

/** Words, and beside them what to press. On a phone without a place for it, words over the head, buttons over the tools. */
export function Saying({ name, label, tone, icon, actions, children }: SayingProps) {
  const whole = useRef<HTMLElement>(null);
  const words = useRef<HTMLDivElement>(null);
  const wholeScrolls = useScrolls(whole);
  const wordsScroll = useScrolls(words);
  const textId = useId();
  return (
    <section
      ref={whole}
      data-say={name}
      data-tone={tone}
      aria-label={label}
      aria-labelledby={wholeScrolls && !label ? textId : undefined}
      className={SAYING}
      tabIndex={wholeScrolls ? 0 : undefined}
    >
      {/* What the keyboard stops at has to have a name: its own words. Firefox would stop at less than a pixel too much. */}
      <div
        ref={words}
        className={WORDS}
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
        <div id={textId} className="min-w-0 flex-1 py-px text-xs/tight tablet:text-sm/snug">
          {children}
        </div>
      </div>
      {actions && <div className={ACTIONS}>{actions}</div>}
    </section>
  );
}
