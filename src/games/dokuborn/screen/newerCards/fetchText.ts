/** Fetches a text within limits of time and size, and says what went wrong. */
import { ok, type Result } from '../../../../core/result';
import { refuse } from '../../rules/cards/faults';

interface FetchLimits {
  readonly maxBytes: number;
  readonly timeoutMs: number;
  /** `total` is null where the server does not say. */
  readonly onProgress?: (received: number, total: number | null) => void;
}

export type FetchText = (url: string, limits: FetchLimits) => Promise<Result<string>>;

export interface FetchPorts {
  readonly fetch: (url: string, init: { signal: AbortSignal }) => Promise<Response>;
  /** Calls back once after that many milliseconds, unless the returned function was called before. */
  readonly after: (ms: number, callback: () => void) => () => void;
}

export function createFetchText({ fetch, after }: FetchPorts): FetchText {
  return async (url, limits) => {
    const abort = new AbortController();
    const stopTimer = after(limits.timeoutMs, () => abort.abort());
    try {
      const response = await fetch(url, { signal: abort.signal });
      if (!response.ok) return refuse('HTTP_ERROR', { status: response.status });
      return await readBody(response, limits);
    } catch {
      // No network, no such server, no permission (CORS) and a broken line all look alike from here.
      if (abort.signal.aborted) return refuse('TIMEOUT');
      return refuse('UNREACHABLE');
    } finally {
      stopTimer();
      // Else a refused answer would go on being downloaded.
      abort.abort();
    }
  };
}

async function readBody(response: Response, { maxBytes, onProgress }: FetchLimits): Promise<Result<string>> {
  const total = announcedLength(response);
  if (total !== null && total > maxBytes) return refuse('TOO_LONG');
  if (!response.body) return refuse('SENT_NOTHING');
  const reader = response.body.getReader();
  const decoder = new TextDecoder();
  let text = '';
  let received = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return ok(text + decoder.decode());
    received += value.byteLength;
    if (received > maxBytes) return refuse('TOO_LONG');
    text += decoder.decode(value, { stream: true });
    onProgress?.(received, total);
  }
}

/** Of a compressed answer the length says nothing about what will be read. */
function announcedLength(response: Response): number | null {
  const length = Number(response.headers.get('content-length') ?? Number.NaN);
  return response.headers.has('content-encoding') || !Number.isSafeInteger(length) ? null : length;
}
