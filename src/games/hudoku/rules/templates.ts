/** The boards. To add one, draw it here; a drawing that makes no sense stops the game from loading. */
import { expect } from '../../../core/result';
import { type Drawing, readTemplate } from './layout';
import type { Template } from './types';

const DRAWINGS: readonly Drawing[] = [
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

export const TEMPLATES: readonly Template[] = DRAWINGS.map((drawing) => expect(readTemplate(drawing)));

export function findTemplate(id: string): Template | undefined {
  return TEMPLATES.find((template) => template.id === id);
}

/** For ids that were checked when the config was read. */
export function templateOf(id: string): Template {
  const template = findTemplate(id);
  if (template === undefined) throw new Error(`No template ${id}`);
  return template;
}
