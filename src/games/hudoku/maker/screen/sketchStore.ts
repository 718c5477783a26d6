import { openSketch } from '../../../../store/making/openSketch';
import { askWorker } from '../../../../store/session/askWorker';
import { sketchOf } from '../../making/sketch';
import { formatSketch, parseSketch } from '../../making/sketchText';
import type { MakerJob } from '../../making/work';
import { templateOf } from '../../rules/templates';

export const store = openSketch(
  { game: 'hudoku', path: 'make' },
  { blank: sketchOf(templateOf('6x5')), format: formatSketch, parse: parseSketch },
);

export const worker = askWorker<MakerJob>(
  () => new Worker(new URL('./make.worker.ts', import.meta.url), { type: 'module' }),
  async (job) => (await import('./make.worker')).doMakerJob(job),
);
