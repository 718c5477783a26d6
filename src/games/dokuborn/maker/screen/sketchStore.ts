import { openSketch } from '../../../../store/making/openSketch';
import { askWorker } from '../../../../store/session/askWorker';
import type { FillJob } from '../../making/fill';
import { blank, formatSketch, parseSketch } from '../../making/sketch';

export const store = openSketch(
  { game: 'dokuborn', path: 'make' },
  { blank, format: formatSketch, parse: parseSketch },
);

export const worker = askWorker<FillJob>(
  () => new Worker(new URL('./fill.worker.ts', import.meta.url), { type: 'module' }),
  async (job) => (await import('./fill.worker')).work(job),
);
