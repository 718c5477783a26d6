import { serveJobs } from '../../../../store/making/serveJobs';
import { doMakerJob } from '../../making/work';

export { doMakerJob };

serveJobs(doMakerJob, self);
