import { type ReactNode, useLayoutEffect, useRef } from 'react';
import IconHint from '~icons/ph/lightbulb-fill';
import IconClose from '~icons/ph/x-bold';
import { Button, IconButton } from '../../components/Button';
import { afterPaint } from '../../components/browser/afterPaint';
import { Saying } from './Saying';

export interface HintSaidProps {
  /** From vague to exact. Whoever shows the panel also has each of them said: see `Spoken`. */
  readonly stages: readonly { readonly text: string }[];
  /** In place of the last one's words, where the board shows what they would tell. */
  readonly seen?: ReactNode;
  /** How many of them are shown so far, at least one. */
  readonly shown: number;
  readonly onMore: () => void;
  readonly onClose: () => void;
  /** Offered once everything has been said: does what the hint says. */
  readonly act?: { readonly label: string; readonly onPress: () => void } | undefined;
  /** What asking costs: `−500`. */
  readonly price?: string | undefined;
  /** How many stages are told before it costs that; the price then stands on the button for the next one. */
  readonly free?: number | undefined;
  readonly label?: string | undefined;
}

const MORE = ['Tell me more', 'Show me'];

/** Said in its place, never over the board; the focus stays on the board. */
export function HintSaid({
  stages,
  seen,
  shown,
  onMore,
  onClose,
  act,
  price,
  free = 0,
  label = 'Hint',
}: HintSaidProps) {
  const panel = useRef<HTMLDivElement>(null);
  const isComplete = shown >= stages.length;
  const { leavingBy, ...focus } = useFocusOfHint(panel, shown);
  return (
    <div ref={panel} className="contents" {...focus}>
      <Saying
        name="hint"
        label={label}
        icon={<IconHint />}
        actions={
          <>
            {!isComplete && (
              <Button small onClick={onMore}>
                {MORE[shown - 1] ?? MORE[1]}
                {price && shown === free ? ` ${price}` : ''}
              </Button>
            )}
            {isComplete && act && (
              <Button small kind="primary" onClick={leavingBy(act.onPress)}>
                {act.label}
              </Button>
            )}
            <IconButton label="Close the hint" icon={<IconClose />} onClick={leavingBy(onClose)} />
          </>
        }
      >
        <p>
          <span data-told="">{seen ?? stages[shown - 1]?.text}</span>{' '}
          <span className="figures whitespace-nowrap text-soft">
            {shown} of {stages.length}
            {price ? ` · ${shown > free ? price : 'free'}` : ''}
          </span>
        </p>
      </Saying>
    </div>
  );
}

/**
 * The button that asked for the last stage goes as it is told, and all of them go with the panel: the focus goes to
 * the button that takes its place, and in the end to where the hint was asked for.
 */
function useFocusOfHint(panel: React.RefObject<HTMLElement | null>, shown: number) {
  const isInside = useRef(false);
  // biome-ignore lint/correctness/useExhaustiveDependencies: another stage has other buttons
  useLayoutEffect(() => {
    if (!isInside.current || panel.current?.contains(document.activeElement)) return;
    return afterPaint(() => panel.current?.querySelector('button')?.focus({ preventScroll: true }));
  }, [shown]);
  const giveBack = useRef(() => {});
  useLayoutEffect(() => {
    const asker = document.activeElement;
    const element = panel.current;
    giveBack.current = () => {
      // Whoever pressed a button may have led on to a place of its own.
      const { activeElement: active, body } = document;
      if (active !== body && !element?.contains(active)) return;
      const places = [asker, document.querySelector('[data-tool="hint"]')];
      const place = places.find(
        (one) => one instanceof HTMLElement && one.isConnected && one !== document.body,
      );
      if (place instanceof HTMLElement) place.focus({ preventScroll: true });
    };
    return () => {
      if (element?.contains(document.activeElement)) afterPaint(giveBack.current);
    };
  }, [panel]);
  return {
    /** Before the button goes: taking away what has the focus lays out the page, half changed as it is. */
    leavingBy: (act: () => void) => () => {
      act();
      giveBack.current();
    },
    onFocus: () => {
      isInside.current = true;
    },
    onBlur: () => {
      isInside.current = false;
    },
  };
}
