/**
 * Chromium compiles a function when it is first called, on the thread that draws. Of a file that begins with this line it
 * compiles all of them while the file comes, beside that thread: a board is there about a tenth sooner. Other browsers
 * take it for a comment.
 */
import type { Rolldown } from 'vite';

const HINT = '//# allFunctionsCalledOnLoad\n';
/** Most of what is in React no first screen calls: with it the board was there no sooner, and its longest task longer. */
const MOSTLY_UNCALLED = /^base$/;

export function compileAhead(files: Iterable<string>, bundle: Rolldown.OutputBundle): void {
  for (const file of new Set(files)) {
    const item = bundle[file];
    if (item?.type === 'chunk' && !MOSTLY_UNCALLED.test(item.name)) item.code = HINT + item.code;
  }
}
