import { expect, it } from 'vitest';
import { hyphenated, linesOf } from '../../../src/games/dokuborn/screen/fitting/hyphenated';

const shown = (name: string) => hyphenated(name).replaceAll('\u00ad', '|');

it('breaks long words between syllables, and short ones nowhere', () => {
  expect(shown('Archimedes')).toBe('Archi|me|des');
  expect(shown('Maleficent')).toBe('Male|fi|cent');
  expect(shown('Dragonslayer')).toBe('Dra|gon|slayer');
  expect(shown('Prince Phillip')).toBe('Prince Phillip');
  expect(shown('Rival of Merlin')).toBe('Rival of Merlin');
});

it('changes no letter', () => {
  for (const name of ['Cinderella', 'Hiram Flaversham', 'The Queen’s Sensor Core', 'Fa Zhou'])
    expect(hyphenated(name).replaceAll('\u00ad', '')).toBe(name);
});

it.each([
  ['Iago', 1],
  ['Stitch', 1],
  ['Captain Hook', 2],
  ['Loud-Mouthed Parrot', 3],
  ['Graveyard of Christmas Future', 5],
])('%s takes %d lines of the smallest plates', (name, lines) => {
  expect(linesOf(name)).toBe(lines);
});
