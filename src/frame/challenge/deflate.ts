/** The one place that knows the browser's compression: not every browser has it, and what it reads is not trusted. */
import { ok, type Result } from '../../core/result';
import { refuse } from '../../core/runs/runFaults';

type Bytes = Uint8Array<ArrayBuffer>;

/** A few thousand bytes may deflate from many millions: no more than this is ever inflated. */
export const MAX_INFLATED = 256_000;
const FORMAT = 'deflate-raw';

/** Null: this browser cannot. */
export async function deflated(bytes: Bytes): Promise<Bytes | null> {
  const stream = made(() => new CompressionStream(FORMAT));
  return stream && piped(bytes, stream, Number.POSITIVE_INFINITY);
}

export async function inflated(bytes: Bytes): Promise<Result<Bytes>> {
  const stream = made(() => new DecompressionStream(FORMAT));
  if (!stream) return refuse('RUN_NOT_UNPACKED');
  try {
    const all = await piped(bytes, stream, MAX_INFLATED);
    return all ? ok(all) : refuse('RUN_TOO_LARGE');
  } catch {
    return refuse('RUN_DAMAGED');
  }
}

/** Some browsers have the stream but not this format, and throw. */
function made<T>(make: () => T): T | null {
  try {
    return make();
  } catch {
    return null;
  }
}

/** Null: more than `most` came out, and the rest was not waited for. */
async function piped(
  bytes: Bytes,
  stream: CompressionStream | DecompressionStream,
  most: number,
): Promise<Bytes | null> {
  const reader = new Blob([bytes]).stream().pipeThrough(stream).getReader();
  const parts: BlobPart[] = [];
  let length = 0;
  for (;;) {
    const { done, value } = await reader.read();
    if (done) return new Uint8Array(await new Blob(parts).arrayBuffer());
    length += value.length;
    if (length > most) {
      void reader.cancel().catch(() => undefined);
      return null;
    }
    parts.push(value);
  }
}
