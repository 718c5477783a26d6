import { type ReactNode, useId, useRef } from 'react';
import IconPlay from '~icons/ph/hand-pointing';
import { Button } from '../../components/Button';
import { Modal } from '../../components/Modal';

export interface RulesSection {
  readonly id: string;
  readonly title: string;
  readonly content: ReactNode;
  /** Drawn from the game's own components. */
  readonly picture?: ReactNode;
}

export interface RulesDialogProps {
  readonly open: boolean;
  readonly onClose: () => void;
  readonly title: string;
  /** The game in one or two sentences. */
  readonly intro?: ReactNode;
  readonly sections: readonly RulesSection[];
  readonly keys?: readonly { readonly keys: string; readonly does: string }[] | undefined;
  readonly onTutorial?: (() => void) | undefined;
}

export function RulesDialog({ open, onClose, title, intro, sections, keys, onTutorial }: RulesDialogProps) {
  const prefix = useId();
  const page = useRef<HTMLDivElement>(null);

  function goTo(id: string): void {
    const heading = page.current?.querySelector<HTMLElement>(`[data-section="${id}"]`);
    heading?.scrollIntoView?.({ block: 'start' });
    heading?.focus({ preventScroll: true });
  }

  return (
    <Modal
      open={open}
      onClose={onClose}
      title={title}
      size="large"
      footer={
        onTutorial && (
          <Button icon={<IconPlay />} onClick={onTutorial}>
            Tutorial
          </Button>
        )
      }
    >
      <div className="@container grid grid-cols-1 gap-7" ref={page}>
        {intro && <div className="text-lg/[1.45] text-pretty">{intro}</div>}
        {sections.length > 2 && (
          <nav className="-mx-3 -mt-3 mb-0 flex flex-wrap gap-1" aria-label="In these rules">
            {sections.map((section) => (
              <Button key={section.id} small kind="quiet" onClick={() => goTo(section.id)}>
                {section.title}
              </Button>
            ))}
          </nav>
        )}
        {sections.map((section) => (
          <section key={section.id} className={SECTION} aria-labelledby={`${prefix}-${section.id}`}>
            <h3 id={`${prefix}-${section.id}`} className={HEADING} data-section={section.id} tabIndex={-1}>
              {section.title}
            </h3>
            {section.picture && (
              <figure className="@container grid grid-cols-1 place-items-center overflow-hidden rounded-lg bg-board p-[16px] text-cell-ink">
                {section.picture}
              </figure>
            )}
            <div className="grid max-w-152 gap-2.5 text-pretty [&_:is(ul,ol)]:[list-style:revert] [&_:is(ul,ol)]:ps-5">
              {section.content}
            </div>
          </section>
        ))}
        {keys && <KeyList keys={keys} />}
      </div>
    </Modal>
  );
}

/** Beside a picture, words need room for themselves: with large text they stand below it. */
const SECTION =
  'grid grid-cols-1 items-start gap-x-6 gap-y-2.5 @min-[32rem]:has-[figure]:grid-cols-[15rem_minmax(0,1fr)]';
const HEADING = 'col-span-full border-t border-line pt-4.5 text-lg';

/** Words between two keys, which are none. */
const BETWEEN: ReadonlySet<string> = new Set(['or', 'and', '–']);

function KeyList({ keys }: { readonly keys: NonNullable<RulesDialogProps['keys']> }) {
  return (
    <section className={SECTION}>
      <h3 className={HEADING}>Keys</h3>
      <dl className="key-list grid grid-cols-[repeat(auto-fit,minmax(min(13rem,100%),1fr))] gap-x-8 gap-y-2">
        {keys.map((key) => (
          <div key={key.keys} className="flex flex-wrap items-baseline gap-x-3">
            <dt className="flex min-w-22 flex-initial flex-wrap gap-1 whitespace-nowrap">
              {key.keys
                .split(' ')
                .map((one) => (BETWEEN.has(one) ? <span key={one}>{one}</span> : <kbd key={one}>{one}</kbd>))}
            </dt>
            <dd className="flex-[1_1_6rem]">{key.does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
