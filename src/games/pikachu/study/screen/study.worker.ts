import { ok } from '../../../../core/result';
import type { StudyJob } from '../../../../frame/study/StudyProps';
import { serveJobs } from '../../../../store/making/serveJobs';
import { study } from '../dealing';

export const work = ({ lesson, position }: StudyJob) => ok(study.position(lesson, position));

serveJobs(work, self);
