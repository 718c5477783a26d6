import { ok } from '../../../../core/result';
import type { StudyJob } from '../../../../frame/study/StudyProps';
import { serveJobs } from '../../../../store/making/serveJobs';
import { position } from '../deal';

export const doStudyJob = ({ lesson, position: n }: StudyJob) => ok(position(lesson, n));

serveJobs(doStudyJob, self);
