import { ok, type Result } from '../../../../core/result';
import type { StudyJob } from '../../../../frame/study/StudyProps';
import { serveJobs } from '../../../../store/making/serveJobs';
import { position } from '../position';
import type { Position } from '../types';

export function doStudyJob(job: StudyJob): Result<Position> {
  return ok(position(job.lesson, job.position));
}

serveJobs(doStudyJob, self);
