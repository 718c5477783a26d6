/** What a registered game must bring along, told by the name of the file that is missing. */
import { expect, it } from 'vitest';
import { savedRooms } from '../src/app/rooms';
import { playedRooms } from './everyGame';

const tests = import.meta.glob<string>('./games/*/*.test.{ts,tsx}', {
  eager: true,
  query: '?raw',
  import: 'default',
});

it('there are games', () => expect(savedRooms.length).toBeGreaterThan(0));

it.each(savedRooms)('$title has rules and words', ({ id, game }) => {
  const found = playedRooms.some((room) => room.id === id);
  expect(
    found
      ? ''
      : `src/games/${game.id} has no rules/rules.ts with the rules of ${id} and words/words.ts beside`,
  ).toBe('');
});

it.each(savedRooms)('$title is put through the contract suite', ({ id, game }) => {
  const rooms = savedRooms.filter((room) => room.game.id === game.id).length;
  const own = Object.entries(tests).filter(([path]) => path.startsWith(`./games/${game.id}/`));
  const suites = own.flatMap(([, text]) => [...text.matchAll(/^describeRules[<(]/gm)]).length;
  expect(
    suites >= rooms ? '' : `tests/games/${game.id} has no contract.test.ts that describes the rules of ${id}`,
  ).toBe('');
});
