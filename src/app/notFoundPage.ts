/** For whoever finds that an address leads nowhere; a file of its own, so that pages and games can both say so. */
import { lazily } from './lazily';

export const NotFound = lazily<object>(async () => ({
  default: (await import('./NotFound')).NotFound,
})).Component;
