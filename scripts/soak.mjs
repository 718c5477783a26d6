/** `npm run soak`: the same tests with the full counts that the specifications name. */
import { installIfNeeded, tool } from './tools.mjs';

installIfNeeded();
const only = process.argv.slice(2);
process.exit(tool('vitest', ['run', '--testTimeout', '3600000', ...only], { PARLOUR_SOAK: '1' }));
