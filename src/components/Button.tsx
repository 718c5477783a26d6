import type { ComponentProps, ReactNode } from 'react';

/** primary: the one thing to do here; plain: the rest; quiet: no surface of its own; danger: destroys something. */
export type ButtonKind = 'primary' | 'plain' | 'quiet' | 'danger';

interface ButtonProps extends Omit<ComponentProps<'button'>, 'type'> {
  readonly kind?: ButtonKind | undefined;
  readonly icon?: ReactNode;
  readonly small?: boolean | undefined;
  readonly type?: 'button' | 'submit' | undefined;
}

const PRESSED = 'select-none transition-[background-color,translate,scale] duration-(--press)';
const BASE =
  'button inline-flex max-w-full items-center justify-center gap-2 rounded-md border text-center leading-[1.2] font-semibold no-underline translate-y-0 scale-100 not-disabled:active:translate-y-px not-disabled:active:scale-97';
const DISABLED =
  'disabled:border-dashed disabled:border-edge disabled:bg-sunken disabled:text-soft disabled:shadow-none';
const KINDS: Readonly<Record<ButtonKind, string>> = {
  primary:
    'button-primary rim-rest border-transparent bg-accent text-accent-ink hover:bg-[color-mix(in_oklab,var(--accent)_90%,var(--accent-ink))]',
  plain: 'border-edge bg-raised text-ink hover:bg-[color-mix(in_oklab,var(--accent)_8%,var(--raised))]',
  quiet: 'border-transparent text-accent-text hover:bg-accent/10',
  danger: 'border-transparent bg-bad text-bad-ink',
};

/** For links that look like buttons. */
export function buttonClass(kind: ButtonKind = 'plain', small = false): string {
  const size = small ? 'min-h-9 px-3 py-1 text-sm' : 'min-h-11 px-4.5 py-1.5';
  return `${BASE} ${PRESSED} ${size} ${KINDS[kind]} ${DISABLED}`;
}

/** For links that are a picture alone: as large as a finger needs, whatever the text. */
export function iconButtonClass(small = false): string {
  const size = small ? 'size-9 text-[0.875rem]' : 'size-[min(2.75rem,48px)]';
  return `icon-button inline-grid flex-none place-content-center rounded-full translate-y-0 scale-100 hover:bg-accent/10 active:translate-y-px active:scale-97 ${PRESSED} ${size}`;
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
        <span className="icon -ms-[0.2em] text-[1.2em]" aria-hidden="true">
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
  readonly small?: boolean | undefined;
}

export function IconButton({ label, icon, small, className, ...rest }: IconButtonProps) {
  return (
    <button
      {...rest}
      type="button"
      aria-label={label}
      title={label}
      className={`${iconButtonClass(small)} ${className ?? ''}`.trim()}
    >
      <span className="icon" aria-hidden="true">
        {icon}
      </span>
    </button>
  );
}
