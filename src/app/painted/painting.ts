/** Whether a page is being painted at build: then nothing is known of who will see it, and parts for everybody go in. */
export const painting = { now: false };
