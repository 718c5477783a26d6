import type { ComponentProps, ReactNode } from 'react';

/** primary: the one thing to do here; plain: the rest; quiet: no surface of its own; danger: destroys something. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly kind?: ButtonKind | undefined;
  readonly icon?: ReactNode;
  readonly small?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
}

/** For links that look like buttons. */
export function buttonClass(kind: ButtonKind = 'plain', small = false): string {
  return `button button-${kind}${small ? ' button-small' : ''}`;
}

export function Button({
  kind = 'plain',
  icon,
  small,
  className,
  children,
  type = 'button',
  ...rest
}: ButtonProps) {
  return (
    <button {...rest} type={type} className={`${buttonClass(kind, small)} ${className ?? ''}`.trim()}>
      {icon && (
        <span className="icon" aria-hidden="true">
          {icon}
        </span>
      )}
      {children}
    </button>
  );
}

interface IconButtonProps extends Omit<ComponentProps<'button'>, 'type' | 'children'> {
  readonly label: string;
  readonly icon: ReactNode;
}

export function IconButton({ label, icon, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={`icon-button ${className ?? ''}`.trim()}
    >
      <span className="icon" aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}
