import type { ReactNode } from 'react';
import { Boundary } from './Boundary';

/** The last net, made of plain HTML, since whatever else there is may be what failed. */
export function RootBoundary({ children }: { readonly children: ReactNode }) {
  return (
    <Boundary
      attempt=""
      fallback={() => (
        <main className="page">
          <h1>Parlour has stumbled</h1>
          <p>Your games are saved up to the last move.</p>
          <p>
            <a href={import.meta.env.BASE_URL}>Start again from the shelf</a>
          </p>
        </main>
      )}
    >
      {children}
    </Boundary>
  );
}
