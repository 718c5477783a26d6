import type { ReactNode } from 'react';

/** A link of the app, whichever router makes it. */
export interface ShellLinkProps {
  readonly href: string;
  readonly className?: string;
  readonly 'aria-label'?: string;
  readonly 'aria-current'?: 'page' | undefined;
  readonly title?: string;
  readonly children: ReactNode;
}
