import type { Failure } from './errors';

export function failureTitle(name: string, { load }: Failure): string {
  return load === 'missing' ? `${name} could not be fetched` : `${name} has stumbled`;
}

interface FailureWordsProps {
  readonly failure: Failure;
  /** What came of asking for the file again. */
  readonly note: string;
}

export function FailureWords({ failure, note }: FailureWordsProps) {
  const isMissing = failure.load === 'missing';
  return (
    <>
      {isMissing && (
        <p>A file did not arrive. Perhaps the connection is lost, or Parlour has a new version.</p>
      )}
      <p>Your games are saved up to the last move.</p>
      <p role="status">{note}</p>
    </>
  );
}
