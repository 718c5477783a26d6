import type { Region, Template } from './types';

/** The region that a cell lies in, or that an empty cell speaks for. */
export function regionOf(template: Template, cell: number): Region | undefined {
  return template.regions[template.regionOf[cell] ?? -1];
}
