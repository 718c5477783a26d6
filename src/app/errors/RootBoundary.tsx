import type { ReactNode } from 'react';
import { Boundary } from './Boundary';
import { BARE_PAGE } from './barePage';

/** The last net, made of plain HTML, since whatever else there is may be what failed. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary
      attempt=""
      fallback={() => (
        <main className={BARE_PAGE}>
          <h1 className="text-3xl">Parlour has stumbled</h1>
          <p>Your games are saved up to the last move.</p>
          <p>
            <a href={import.meta.env.BASE_URL}>To the home page</a>
          </p>
        </main>
      )}
    >
      {children}
    </Boundary>
  );
}
