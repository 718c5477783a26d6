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
            Show me on the board
          </Button>
        )
      }
    >
      <div className="rules" ref={page}>
        {intro && <div className="rules-intro">{intro}</div>}
        {sections.length > 2 && (
          <nav className="rules-nav" aria-label="In these rules">
            {sections.map((section) => (
              <Button key={section.id} small kind="quiet" onClick={() => goTo(section.id)}>
                {section.title}
              </Button>
            ))}
          </nav>
        )}
        {sections.map((section) => (
          <section key={section.id} className="rules-section" aria-labelledby={`${prefix}-${section.id}`}>
            <h3 id={`${prefix}-${section.id}`} data-section={section.id} tabIndex={-1}>
              {section.title}
            </h3>
            {section.picture && <figure className="rules-picture">{section.picture}</figure>}
            <div className="rules-words">{section.content}</div>
          </section>
        ))}
        {keys && <KeyList keys={keys} />}
      </div>
    </Modal>
  );
}

/** Words between two keys, which are none. */
const BETWEEN: ReadonlySet<string> = new Set(['or', 'and', '–']);

function KeyList({ keys }: { readonly keys: NonNullable<RulesDialogProps['keys']> }) {
  return (
    <section className="rules-section">
      <h3>Keys</h3>
      <dl className="key-list">
        {keys.map((key) => (
          <div key={key.keys}>
            <dt>
              {key.keys
                .split(' ')
                .map((one) => (BETWEEN.has(one) ? <span key={one}>{one}</span> : <kbd key={one}>{one}</kbd>))}
            </dt>
            <dd>{key.does}</dd>
          </div>
        ))}
      </dl>
    </section>
  );
}
