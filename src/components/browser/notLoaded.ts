/** Files that are fetched when first wanted, and what is known of one that did not come. */

/** How browsers and Vite put it; every other error comes out of the file itself. */
const NOT_ARRIVED =
  /dynamically imported module|Importing a module script failed|Unable to preload CSS|JavaScript MIME type/i;

/** For the rest of the page's life the browser answers with this failure: only a fresh page asks again. */
export class NotLoaded extends Error {
  /** The file came and then failed as it started, which is a fault of ours. */
  readonly arrived: boolean;

  constructor(cause: unknown) {
    const reason = cause instanceof Error ? cause.message : String(cause);
    const arrived = !isMissingFile(reason);
    super(arrived ? reason : 'A file of Parlour did not arrive.', { cause });
    this.name = 'NotLoaded';
    this.arrived = arrived;
  }
}

export function isMissingFile(message: string): boolean {
  return NOT_ARRIVED.test(message);
}

/** `import()` with an error that says what happened. */
export async function loaded<T>(send: () => Promise<T>): Promise<T> {
  try {
    return await send();
  } catch (error) {
    throw new NotLoaded(error);
  }
}
