import { useMemo } from 'react';

type Request = { readonly kind: string } | { readonly kind: 'code'; readonly code: string };

export interface ToldCodes {
  readonly tell: (code: string) => void;
  /** Whether this is only what was told to the address, coming back. */
  readonly isEcho: (request: Request) => boolean;
}

/**
 * What the table puts into the address comes back as a request, perhaps only after the player has gone on to another
 * deal: opened then, it would take that deal from under their hands.
 */
export function useToldCodes(onCode: (code: string) => void): ToldCodes {
  const told = useMemo(() => new Set<string>(), []);
  return {
    tell(code) {
      told.add(code);
      onCode(code);
    },
    isEcho(request) {
      if ('code' in request && told.delete(request.code)) return true;
      told.clear();
      return false;
    },
  };
}
