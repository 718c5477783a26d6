import { useMemo } from 'react';

type Request =
  | { readonly kind: string }
  | { readonly kind: 'code'; readonly code: string; readonly fragment: string };

interface AddressCodes {
  readonly tell: (code: string) => void;
  /** Whether this is only a code that was put into the address, coming back: it brings no run of anybody's. */
  readonly isEcho: (request: Request) => boolean;
}

/**
 * A code that the game puts into the address comes back as a request, perhaps only after the player has gone on to another
 * deal: opened then, it would take that deal from under their hands.
 */
export function useAddressCodes(onCode: (code: string) => void): AddressCodes {
  const sent = useMemo(() => new Set<string>(), []);
  return {
    tell(code) {
      sent.add(code);
      onCode(code);
    },
    isEcho(request) {
      if ('code' in request && request.fragment === '' && sent.delete(request.code)) return true;
      sent.clear();
      return false;
    },
  };
}
