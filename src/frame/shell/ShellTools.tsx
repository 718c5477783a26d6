import { isValidElement, memo, type ReactNode, useCallback, useRef } from 'react';
import { Menu } from '../../components/Menu';
import { type ToolbarAction, ToolbarButton } from '../../components/ToolbarButton';

/** So many are in reach of a thumb, and fit a phone that lies on its side. */
const AT_HAND = 5;

/** A bar below the board, or a rail beside it. */
export const TOOLS =
  'pointer-coarse:[&_kbd]:hidden flex items-center justify-center gap-0.5 bg-surface px-1 pb-[env(safe-area-inset-bottom)] shadow-[0_-1px_0_var(--line)] [grid-area:tools] lying:[grid-row:1/-1] lying:mt-11 lying:flex-col lying:flex-nowrap lying:justify-start lying:bg-transparent lying:p-0 lying:shadow-none wide:flex-col wide:flex-nowrap wide:justify-start wide:gap-1.5 wide:ms-[8px] wide:self-start wide:rounded-lg wide:p-1.5 wide:paper-rest';

interface ShellToolsProps {
  readonly toolbar: readonly ToolbarAction[];
  readonly menu: readonly ToolbarAction[];
}

export function ShellTools({ toolbar, menu }: ShellToolsProps) {
  const isLong = toolbar.length > AT_HAND;
  const shown = isLong ? toolbar.slice(0, AT_HAND) : toolbar;
  const hidden = isLong ? [...toolbar.slice(AT_HAND), ...menu] : menu;
  const latest = useRef(toolbar);
  latest.current = toolbar;
  const press = useCallback((id: string) => latest.current.find((action) => action.id === id)?.onPress(), []);
  return (
    <section aria-label="Tools" className={`${TOOLS} flex-wrap`}>
      {shown.map((action) => (
        <Tool key={action.id} action={action} press={press} />
      ))}
      {hidden.length > 0 && <Menu label="More" actions={hidden} />}
    </section>
  );
}

interface ToolProps {
  readonly action: ToolbarAction;
  readonly press: (id: string) => void;
}

/** Actions are new at every step; a tool that looks as before is not drawn again, and does what the newest one does. */
const Tool = memo(
  function Tool({ action, press }: ToolProps) {
    return <ToolbarButton {...action} onPress={() => press(action.id)} />;
  },
  (before, after) => looksAlike(before.action, after.action),
);

function looksAlike(one: ToolbarAction, other: ToolbarAction): boolean {
  return (
    one.id === other.id &&
    one.label === other.label &&
    Boolean(one.disabled) === Boolean(other.disabled) &&
    one.pressed === other.pressed &&
    one.keyHint === other.keyHint &&
    one.price === other.price &&
    isSamePicture(one.icon, other.icon)
  );
}

function isSamePicture(one: ReactNode, other: ReactNode): boolean {
  if (!isValidElement<object>(one) || !isValidElement<object>(other)) return one === other;
  return one === other || (one.type === other.type && isBare(one.props) && isBare(other.props));
}

const isBare = (props: object) => Object.keys(props).length === 0;
