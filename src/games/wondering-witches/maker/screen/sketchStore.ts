import { openSketch } from '../../../../store/making/openSketch';
import { askWorker } from '../../../../store/session/askWorker';
import { BLANK } from '../../making/sketch';
import { formatSketch, parseSketch } from '../../making/sketchText';
import type { SecretJob } from '../../making/work';

export const store = openSketch(
  { game: 'wondering-witches', path: 'secret' },
  { blank: BLANK, format: formatSketch, parse: parseSketch },
);

export const worker = askWorker<SecretJob>(
  () => new Worker(new URL('./make.worker.ts', import.meta.url), { type: 'module' }),
  async (job) => (await import('./make.worker')).doSecretJob(job),
);
