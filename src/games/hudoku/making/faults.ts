import { refusals } from '../../../core/result';

export const SKETCH_FAULTS = [
  // Drawing
  'REGION_TOO_LARGE',
  'REGION_OVERLAPS',
  'TOO_MANY_REGIONS',
  'CELL_IN_REGION',
  'NO_SUCH_REGION',
  'NOTHING_DRAWN',
  'NOT_DRAWN',
  'LINE_CROWDED',
  // Numbers
  'NOT_DRAWN_HERE',
  'NUMBER_TOO_HIGH',
  // Texts
  'TEXT_EMPTY',
  'TEXT_TOO_LONG',
  'TEXT_ROWS',
  'TEXT_COLUMNS',
  'TEXT_CELL',
  // Work that was asked for
  'NO_SOLUTION_TO_KEEP',
  'ALREADY_UNIQUE',
  'WORK_TOO_HARD',
  'HARDER_THAN_LEVEL',
  'NOTHING_TO_THIN',
] as const;
export type SketchFaultCode = (typeof SKETCH_FAULTS)[number];

export const { refuse } = refusals<SketchFaultCode>();
