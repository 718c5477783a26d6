import { describe, expect, it } from 'vitest';
import { gameAddressOf, partsOf } from '../../src/app/boot/address';

describe('an address of a game', () => {
  it.each([
    ['/dice', { game: 'dice' }],
    ['/dice/', { game: 'dice' }],
    ['/dice/daily', { game: 'dice' }],
    ['/dice/Daily/', { game: 'dice' }],
    ['/dice/daily/2026-11-19', { game: 'dice', day: '2026-11-19' }],
    ['/dice/a%7Eb', { game: 'dice', code: 'a~b' }],
    ['/dice/%E0%A4%A', { game: 'dice', code: '%E0%A4%A' }],
    ['/dice/tray', { game: 'dice', code: 'tray' }],
    ['/dice/tray/abc', { game: 'dice', room: 'tray', code: 'abc' }],
  ])('%s', (path, address) => {
    expect(gameAddressOf(path)).toEqual(address);
  });

  it.each(['/', '//', '/dice//x', '/dice/tray/abc/more', '/dice/daily/2026-11-19/more'])(
    '%s is none',
    (path) => {
      expect(gameAddressOf(path)).toBeNull();
    },
  );
});

it('an address is taken apart decoded, without the slashes around it', () => {
  expect(partsOf('/')).toEqual(['']);
  expect(partsOf('/settings/')).toEqual(['settings']);
  expect(partsOf('/dice/3%3Aa')).toEqual(['dice', '3:a']);
});
