// @vitest-environment happy-dom
import { renderHook } from '@testing-library/react';
import { beforeEach, expect, it, vi } from 'vitest';
import { sound } from '../../src/components/browser/sound';
import { useEndSound } from '../../src/frame/useEndSound';

type Kind = 'playing' | 'stuck' | 'won' | 'lost';
const at = (kind: Kind, how: string) => ({ status: { kind }, last: { kind: how, fault: null } });
const play = vi.spyOn(sound, 'play').mockImplementation(() => {});
beforeEach(() => play.mockClear());

it.each([
  ['win', at('playing', 'played'), at('won', 'played')],
  ['lose', at('stuck', 'played'), at('lost', 'played')],
] as const)('plays %s once when the game ends', (effect, before, after) => {
  const { rerender } = renderHook((game) => useEndSound(game), { initialProps: before });
  expect(play).not.toHaveBeenCalled();
  rerender(after);
  rerender({ ...after });
  expect(play.mock.calls).toEqual([[effect]]);
});

it.each(['opened', 'redone', 'undone'])('stays silent where an end is only %s', (how) => {
  const { rerender } = renderHook((game) => useEndSound(game), { initialProps: at('playing', 'played') });
  rerender(at('won', how));
  expect(play).not.toHaveBeenCalled();
});

it('stays silent on coming back to a finished game, and sounds for the next one', () => {
  const { rerender } = renderHook((game) => useEndSound(game), { initialProps: at('won', 'played') });
  expect(play).not.toHaveBeenCalled();
  rerender(at('playing', 'opened'));
  rerender(at('lost', 'played'));
  expect(play.mock.calls).toEqual([['lose']]);
});
