/** Fills the rest of a grid, away from the page. */
import { serveJobs } from '../../../../store/making/serveJobs';
import { type FillJob, fillRest } from '../../making/fill';

export const work = (job: FillJob) => fillRest(job);

serveJobs(work, self);
