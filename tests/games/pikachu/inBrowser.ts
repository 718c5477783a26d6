import type { InBrowser } from '../../inBrowser';

export const inBrowser: InBrowser = { smallestBoard: 'Quick' };
