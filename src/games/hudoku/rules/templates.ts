/** The boards. To add one, draw it here; a drawing that makes no sense is refused as it is read. */
import { expect } from '../../../core/result';
import { type Drawing, readTemplate } from './layout';
import { isOwnTemplate, readOwnTemplate } from './ownTemplates';
import type { Template } from './types';

export const DRAWINGS: readonly Drawing[] = [
  {
    id: '4x5',
    levels: ['gentle', 'steady', 'sharp'],
    rows: `
       a  a  a  b  b
       a  a  a  b  b
       a  a  a  d  d
      -a -a -a  d  d`,
  },
  {
    id: '6x5',
    levels: ['gentle', 'steady', 'sharp'],
    rows: `
       a  a  a  b  b
       a  a  a  b  b
       a  a  a -a -a
       c  c  c -c -c
       c  c  c  d  d
       c  c  c  d  d`,
  },
  {
    id: '8x8',
    levels: ['gentle', 'steady', 'sharp', 'fiendish'],
    rows: `
       a  a  a -a -c -c  b  b
       a  a  a -a -c -c  b  b
       a  a  a  d  d  c  c  c
       e  e  e  d  d  c  c  c
       e  e  e  f  f  c  c  c
       e  e  e  f  f  g  g  g
       h  h -e -e -g  g  g  g
       h  h -e -e -g  g  g  g`,
  },
];

/** Read when first asked for: to check all of them takes a slow phone as long as to lay out a board. */
const known = new Map<string, Template>();

export function findTemplate(id: string): Template | undefined {
  if (isOwnTemplate(id)) return findOwn(id);
  const drawing = DRAWINGS.find((one) => one.id === id);
  if (drawing && !known.has(id)) known.set(id, expect(readTemplate(drawing)));
  return known.get(id);
}

/** Drawn by players, and so without end: only the last few are kept. */
const MOST_OWN = 24;
const own = new Map<string, Template>();

function findOwn(id: string): Template | undefined {
  const found = own.get(id);
  if (found) return found;
  const read = readOwnTemplate(id);
  if (!read.ok) return undefined;
  const [oldest] = own.keys();
  if (own.size >= MOST_OWN && oldest !== undefined) own.delete(oldest);
  own.set(id, read.value);
  return read.value;
}

/** For ids that were checked when the config was read. */
export function templateOf(id: string): Template {
  const template = findTemplate(id);
  if (template === undefined) throw new Error(`No template ${id}`);
  return template;
}
