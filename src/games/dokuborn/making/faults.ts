import { refusals } from '../../../core/result';

export const SKETCH_FAULTS = [
  'BAD_SKETCH',
  'NOTHING_OPEN',
  'BROKEN_ALREADY',
  'MORE_STARS_ALREADY',
  'NO_FILLING',
  'NO_FILLING_FOUND',
] as const;
export type SketchFaultCode = (typeof SKETCH_FAULTS)[number];

export const { refuse } = refusals<SketchFaultCode>();
