import type { ComponentType, ReactNode } from 'react';
import { Button, buttonClass } from '../../components/Button';
import type { ShellLinkProps } from '../../components/ShellLinkProps';

/** Something to do after the end: here, or on another page. */
export type EndAction = { readonly id: string; readonly label: string; readonly icon?: ReactNode } & (
  | { readonly onPress: () => void }
  | { readonly href: string; readonly link: ComponentType<ShellLinkProps> }
);

/** A game’s name may be long. */
const IN_TWO_LINES = 'max-w-36 text-center text-balance whitespace-normal leading-tight';

interface EndButtonProps {
  readonly action: EndAction;
  /** The first thing to do; the others are beside it. */
  readonly isFirst: boolean;
  readonly small?: boolean;
}

export function EndButton({ action, isFirst, small = false }: EndButtonProps) {
  const kind = isFirst ? 'primary' : 'plain';
  // The band has no room for pictures.
  const icon = small ? undefined : action.icon;
  if ('onPress' in action) {
    return (
      <Button kind={kind} small={small} icon={icon} onClick={action.onPress}>
        {action.label}
      </Button>
    );
  }
  const { link: Link, href, label } = action;
  return (
    <Link href={href} className={`${buttonClass(kind, small)} ${small ? IN_TWO_LINES : ''}`}>
      {icon && (
        <span className="icon -ms-[0.2em] text-[1.2em]" aria-hidden="true">
          {icon}
        </span>
      )}
      {label}
    </Link>
  );
}
