import { serveJobs } from '../../../../store/making/serveJobs';
import { doSecretJob } from '../../making/work';

export { doSecretJob };

serveJobs(doSecretJob, self);
