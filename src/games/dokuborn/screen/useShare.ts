/** Sharing in one press: the system's sheet where there is one, otherwise the link is copied. */
import { useEffect, useState } from 'react';
import { copyText } from '../../../components/browser/copyText';

/** blocked: the browser allows neither, so the link has to be shown. */
type Shared = 'idle' | 'copied' | 'blocked';

const SAID_MS = 2_500;

export function useShare(text: string, url: string | null) {
  const [shared, setShared] = useState<Shared>('idle');

  useEffect(() => {
    if (shared !== 'copied') return;
    const timer = setTimeout(() => setShared('idle'), SAID_MS);
    return () => clearTimeout(timer);
  }, [shared]);

  async function share(): Promise<void> {
    if (url === null) return;
    if (typeof navigator.share === 'function') {
      // Closing the system's sheet rejects too, and wants no second sheet.
      const failure = await navigator.share({ text, url }).then(
        () => null,
        (error: unknown) => (error instanceof Error ? error.name : ''),
      );
      if (failure === null || failure === 'AbortError') return;
    }
    setShared((await copyText(url)) ? 'copied' : 'blocked');
  }

  return { shared, share, close: () => setShared('idle') };
}
