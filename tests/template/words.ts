/** All that Cups says: names of cells, announcements, the text to share. */
import { plural } from '../../src/core/plural';
import type { Playing } from '../../src/store/session/sessionState';
import type { Config, CupsMove, State, View } from './rules';

export type Game = Playing<Config, CupsMove, State, View>;

const LIFTS = 3;

export function cupName({ view }: Game, cup: number): string {
  const what = view.pearl === cup ? 'the pearl' : view.lifted.includes(cup) ? 'empty' : 'closed';
  return `Cup ${cup + 1}, ${what}${view.crossed.includes(cup) ? ', crossed out' : ''}`;
}

/** One sentence for each thing that happens, for those who hear the game. */
export function announcement(game: Game): string {
  const { last, view, configName } = game;
  switch (last.kind) {
    case 'opened':
      return `${configName}, a pearl under one of them. ${liftsLeft(view)}.`;
    case 'refused':
      return last.fault?.detail ?? '';
    case 'undone':
      return `Taken back. ${liftsLeft(view)}.`;
    case 'redone':
    case 'played':
      return last.move?.kind === 'lift' ? lifted(game, last.move.cup) : marked(view, last.move?.cup ?? 0);
  }
}

function lifted({ view, status }: Game, cup: number): string {
  if (status.kind === 'won') return `Cup ${cup + 1}: the pearl!`;
  const whisper = `Cup ${cup + 1} is empty. A whisper: ${view.whispers.at(-1)}.`;
  return status.kind === 'lost' ? `${whisper} That was the last lift.` : `${whisper} ${liftsLeft(view)}.`;
}

function marked({ crossed }: View, cup: number): string {
  return `Cup ${cup + 1} ${crossed.includes(cup) ? 'crossed out' : 'open again'}.`;
}

export function liftsLeft({ lifted: past }: View): string {
  return plural(LIFTS - past.length, { one: 'One lift left', other: '# lifts left' });
}

export function shareTexts({ configName, day, view, status }: Game): { text: string; plain: string } {
  const what = `Cups, ${configName}${day ? `, daily ${day}` : ''}`;
  const won = status.kind === 'won';
  const tries = view.lifted.map((_, index) => (won && index === view.lifted.length - 1 ? '⚪' : '🟤'));
  const plain = won ? `found at lift ${view.lifted.length}` : 'not found';
  return { text: `${what}\n${tries.join('')}`, plain: `${what}: ${plain}` };
}
