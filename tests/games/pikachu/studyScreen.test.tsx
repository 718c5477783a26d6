// @vitest-environment happy-dom
/** The page of Pikachu's study: tails are played, end when cleared or lost, and are looked back on step by step. */
import { fireEvent, screen } from '@testing-library/react';
import { expect, it } from 'vitest';
import { indexBoard } from '../../../src/games/pikachu/rules/boardIndex';
import { flatPairs } from '../../../src/games/pikachu/rules/pairs';
import { study } from '../../../src/games/pikachu/study/dealing';
import { prospectOf, taken } from '../../../src/games/pikachu/study/play';
import Study from '../../../src/games/pikachu/study/screen/Study';
import type { Tail } from '../../../src/games/pikachu/study/types';
import { exercise, openLesson, press } from '../studyPage';

const cells = () => screen.getAllByRole('gridcell');
const tilesShown = () => cells().filter((cell) => cell.getAttribute('aria-label') !== 'empty').length;

function take(pairs: readonly (readonly [number, number])[]): void {
  for (const cell of pairs.flat()) fireEvent.click(cells()[cell] ?? document.body);
}

/** The first pair that can be joined and loses it, with a way to where there is one. */
function losingPairs(tail: Tail): (readonly [number, number])[] {
  const pairs = flatPairs(indexBoard(tail, tail.tiles));
  const losing = pairs.find((pair) => prospectOf(taken(tail, pair) ?? tail).kind === 'lost');
  if (losing) return [losing];
  const [first] = pairs;
  const after = first && taken(tail, first);
  return after ? [first, ...losingPairs(after)] : [];
}

it('a tail that is cleared is right, and its order can be gone through again', async () => {
  await openLesson(Study, 'still-12');
  const position = study.position('still-12', 0);
  expect(exercise()).toContain('Four alike.');
  expect(screen.getByText('6 pairs left.')).toBeInTheDocument();
  take(study.solution(position).slice(0, 1));
  expect(screen.getByText('5 pairs left.')).toBeInTheDocument();
  take(study.solution(position).slice(1));
  expect(exercise()).toContain('Right. 6 pairs, and not a tile left.');
  expect(tilesShown()).toBe(0);
  press('One pair back');
  expect(screen.getByText('Pair 6 of 6')).toBeInTheDocument();
  expect(tilesShown()).toBe(2);
});

it('a shown order tells which other pair would have lost it, on the board as it was then', async () => {
  await openLesson(Study, 'still-12');
  expect(screen.getByText(/^Of a hundred careless games/)).toBeInTheDocument();
  press('Show answer');
  expect(exercise()).toContain('The answer: 6 pairs, and not a tile left.');
  press('Why?');
  const [, number = ''] = /In place of pair (\d), this one would have lost it: /.exec(exercise() ?? '') ?? [];
  expect(screen.getByText(`Pair ${number} of 6`)).toBeInTheDocument();
  expect(tilesShown()).toBe(12 - 2 * (Number(number) - 1));
  expect(document.querySelector('.pika-line')).toHaveAttribute('data-kind', 'miss');
  expect(document.body).not.toHaveTextContent('careless games');
  press('One pair on');
  expect(document.querySelector('.pika-line')).toHaveAttribute('data-kind', 'hint');
});

it('a tail ends with the pair that loses it, and says which one still led to the end', async () => {
  await openLesson(Study, 'down-16');
  const position = study.position('down-16', 0);
  const losing = losingPairs(position);
  take(losing);
  expect(exercise()).toContain(`Not this time. It was lost with pair ${losing.length}:`);
  // The board before that pair, which is marked.
  expect(tilesShown()).toBe(16 - 2 * (losing.length - 1));
  expect(document.querySelector('.pika-line')).toHaveAttribute('data-kind', 'miss');
  press('Why?');
  expect(tilesShown()).toBe(16 - 2 * losing.length);
  press('Why?');
  expect(exercise()).toContain('This pair still led to the end:');
  expect(document.querySelector('.pika-line')).toHaveAttribute('data-kind', 'hint');
  press('Show an order that clears it');
  expect(tilesShown()).toBe(16);
  for (let pair = 1; pair <= 8; pair++) press('One pair on');
  expect(tilesShown()).toBe(0);
  press('One pair on');
  press('Try again');
  expect(tilesShown()).toBe(16);
  expect(screen.getByText('8 pairs left.')).toBeInTheDocument();
});

it('two tiles that cannot be joined stay, and a tile is let go of by a second press', async () => {
  await openLesson(Study, 'gather-20');
  const { tiles } = study.position('gather-20', 0);
  const one = tiles.findIndex((tile) => tile !== 0);
  const other = tiles.findIndex((tile) => tile !== 0 && tile !== tiles[one]);
  fireEvent.click(cells()[one] ?? document.body);
  expect(cells()[one]).toHaveAttribute('aria-selected', 'true');
  fireEvent.click(cells()[one] ?? document.body);
  expect(cells()[one]).toHaveAttribute('aria-selected', 'false');
  take([[one, other]]);
  expect(tilesShown()).toBe(20);
  await screen.findByText('These two tiles show different pictures.');
});
