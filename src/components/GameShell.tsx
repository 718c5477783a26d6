import { type ComponentType, type ReactNode, useRef } from 'react';
import IconInfo from '~icons/ph/info-fill';
import IconShelf from '~icons/ph/squares-four';
import IconWarning from '~icons/ph/warning-circle-fill';
import IconClose from '~icons/ph/x-bold';
import { Button, IconButton } from './Button';
import { Menu } from './Menu';
import { Spoken } from './Spoken';
import { type ToolbarAction, ToolbarButton } from './ToolbarButton';
import { useFocusKept } from './useFocusKept';
import { useMedia } from './useMedia';

export interface ShellLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}

export interface DoorLink {
  readonly name: string;
  readonly href: string;
  readonly isHere: boolean;
}

export interface Notice {
  readonly text: ReactNode;
  readonly tone?: 'info' | 'bad' | undefined;
  readonly actions?: readonly { readonly label: string; readonly onPress: () => void }[] | undefined;
  readonly onDismiss?: (() => void) | undefined;
}

export interface GameShellProps {
  readonly mood: string;
  readonly title: string;
  /** What is being played: `Classic, gravity down`. */
  readonly subtitle?: ReactNode;
  readonly homeHref: string;
  /** The ways into this game, where there are several. */
  readonly doors?: readonly DoorLink[] | undefined;
  /** The router's link, so that this needs none. */
  readonly link?: ComponentType<ShellLinkProps> | 'a' | undefined;
  /** Always in view, the most used first; on phones those past the fifth move into the menu. */
  readonly toolbar: readonly ToolbarAction[];
  /** Behind `More`. */
  readonly menu?: readonly ToolbarAction[] | undefined;
  /** Timer and counters. */
  readonly status?: ReactNode;
  /** Said once, politely, whenever it changes, and again in another `moment`. */
  readonly announcement?: string | undefined;
  readonly moment?: number | undefined;
  readonly notice?: Notice | null | undefined;
  /** A `HintPanel`: below the board, or beside it where there is an aside. */
  readonly hint?: ReactNode;
  /** What the hint has just told: the panel comes with its words, too late to be heard by itself. */
  readonly hintTold?: string | undefined;
  /** A `FinishPanel`: over the board, which stays visible. */
  readonly result?: ReactNode;
  readonly aside?: ReactNode;
  /** The game is paused: what stands beside the board tells as much of it as the board. */
  readonly asideHidden?: boolean | undefined;
  /**
   * contain: the board gets what is left of the window, as a size container, so that a game can size its cells by
   * cqw and cqh. scroll: it takes the height it needs and the page scrolls.
   */
  readonly fit?: 'contain' | 'scroll' | undefined;
  /** wide: the board needs all the width there is, so a hint goes below it rather than beside it. */
  readonly shape?: 'wide' | undefined;
  readonly children: ReactNode;
}

/** The frame around every board: bar at the bottom on tall windows, rail at the left on wide ones. */
export function GameShell(props: GameShellProps) {
  const shell = useRef<HTMLDivElement>(null);
  useFocusKept(
    shell,
    '.shell-board [role="gridcell"][tabindex="0"]',
    '.shell-board button',
    '.shell-tools button',
  );
  return (
    <div
      ref={shell}
      className="shell"
      data-mood={props.mood}
      data-fit={props.fit ?? 'contain'}
      data-aside={props.aside ? '' : undefined}
      data-shape={props.shape}
    >
      <ShellHead {...props} />
      <main className="shell-parts">
        <div className="shell-main">
          {/* There before any notice, which would not be heard otherwise. */}
          <div className="contents" role="status">
            {props.notice && <NoticeBanner {...props.notice} />}
          </div>
          <div className="shell-board">{props.children}</div>
          {props.result && <div className="shell-result">{props.result}</div>}
        </div>
        {(props.aside || props.hint) && (
          <div className="shell-side">
            {props.hint}
            {props.aside && (
              <div className={props.asideHidden ? 'shell-aside invisible' : 'shell-aside'}>{props.aside}</div>
            )}
          </div>
        )}
        <Toolbar toolbar={props.toolbar} menu={props.menu ?? []} />
      </main>
      <Spoken text={props.announcement ?? ''} moment={props.moment} data-announcement="" />
      <Spoken text={props.hintTold ?? ''} />
    </div>
  );
}

function ShellHead({ title, subtitle, homeHref, doors = [], link: Link = 'a', status }: GameShellProps) {
  return (
    <header className="shell-head">
      <Link href={homeHref} className="icon-button shell-home" aria-label="Home" title="Home">
        <span className="icon" aria-hidden="true">
          <IconShelf />
        </span>
      </Link>
      <div className="shell-names">
        <h1>{title}</h1>
        {subtitle && <p>{subtitle}</p>}
      </div>
      {doors.length > 0 && (
        <nav className="shell-doors" aria-label={title}>
          {doors.map(({ name, href, isHere }) => (
            <Link key={href} href={href} aria-current={isHere ? 'page' : undefined}>
              {name}
            </Link>
          ))}
        </nav>
      )}
      {status && <div className="shell-status">{status}</div>}
    </header>
  );
}

const NARROW = '(max-width: 30rem)';
/** Where shell.css makes the bar a rail. */
const RAIL = '(min-width: 40rem) and (min-aspect-ratio: 1 / 1)';
const ON_PHONES = 5;

function Toolbar({
  toolbar,
  menu,
}: {
  readonly toolbar: readonly ToolbarAction[];
  readonly menu: readonly ToolbarAction[];
}) {
  const narrow = useMedia(NARROW);
  const rail = useMedia(RAIL);
  const crowded = narrow && toolbar.length + (menu.length > 0 ? 1 : 0) > ON_PHONES + 1;
  const shown = crowded ? toolbar.slice(0, ON_PHONES) : toolbar;
  const hidden = crowded ? [...toolbar.slice(ON_PHONES), ...menu] : menu;
  return (
    <section className="shell-tools" aria-label="Tools">
      {shown.map((action) => (
        <ToolbarButton key={action.id} {...action} />
      ))}
      {hidden.length > 0 && <Menu label="More" actions={hidden} placement={rail ? 'right' : 'above'} />}
    </section>
  );
}

function NoticeBanner({ text, tone = 'info', actions = [], onDismiss }: Notice) {
  return (
    <div className="notice" data-tone={tone}>
      <span className="icon" aria-hidden="true">
        {tone === 'bad' ? <IconWarning /> : <IconInfo />}
      </span>
      <div className="notice-text">{text}</div>
      {actions.length > 0 && (
        <div className="button-row">
          {actions.map((action) => (
            <Button key={action.label} small onClick={action.onPress}>
              {action.label}
            </Button>
          ))}
        </div>
      )}
      {onDismiss && <IconButton label="Dismiss" icon={<IconClose />} onClick={onDismiss} />}
    </div>
  );
}
