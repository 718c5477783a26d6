/** For whoever finds that an address leads nowhere; files of their own, so that pages and games can both say so. */
import { lazily } from '../boot/lazily';

export const NotFound = lazily<object>(async () => ({
  default: (await import('./NotFound')).NotFound,
})).Component;

/** An address that will lead somewhere, or never did. */
export const ClosedDaily = lazily(async () => ({
  default: (await import('../daily/ClosedDaily')).ClosedDaily,
})).Component;
