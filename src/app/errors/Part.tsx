/** A part of a page that is fetched when asked for: what fails there leaves the rest of the page as it is. */
import { type ReactNode, Suspense } from 'react';
import { Button } from '../../components/Button';
import { Boundary } from './Boundary';
import { useFetchingAgain } from './useFetchingAgain';

interface PartProps {
  readonly attempt: string;
  readonly children: ReactNode;
}

export function Part({ attempt, children }: PartProps) {
  return (
    <Boundary attempt={attempt} fallback={() => <PartFailed />}>
      <Suspense>{children}</Suspense>
    </Boundary>
  );
}

function PartFailed() {
  const [note, ask] = useFetchingAgain();
  return (
    <div className="flex flex-wrap items-center gap-3" role="alert">
      <p>This could not be fetched. {note}</p>
      <Button small onClick={ask}>
        Try again
      </Button>
    </div>
  );
}
