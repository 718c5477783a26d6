import { useState } from 'react';

/**
 * What is to be said now. `event` came with the step of this `serial` and is said once; `lasting` is said as long as
 * it is true, as of a tile that is chosen. When that is over, the event before it is not said again.
 */
export function useNews(serial: number, event: string, lasting: string | null): string {
  const [hushed, setHushed] = useState<number | null>(null);
  if (lasting !== null && hushed !== serial) setHushed(serial);
  return lasting ?? (hushed === serial ? '' : event);
}
