/** All that the game says: sentences for the codes of its rules, announcements, the text to share. */

import { plural } from '../../../src/frame/words/plural';
import type { GameWords, Sentences } from '../../../src/frame/words/sentences';
import { sentenceOf } from '../../../src/frame/words/sentences';
import type { GameInPlay } from '../../../src/store/session/sessionState';
import {
  type CupsEvent,
  type CupsGame,
  type FaultCode,
  LIFTS,
  type View,
  type Whisper,
} from '../rules/rules';
import { names } from './names';

/** The game as the screen has it: its view, and what has just happened. */
export type InPlay = GameInPlay<CupsGame>;

const FAULT_SENTENCES: Sentences<FaultCode> = {
  BAD_CONFIG: 'There are six or twelve cups.',
  BAD_DEAL: 'The pearl has to lie under one of the cups.',
  BAD_MOVE: 'A move lifts or marks one cup.',
  NO_SUCH_CUP: 'There is no such cup.',
  OVER: 'The game is over.',
  EMPTY_CUP: 'That cup has been lifted already.',
};

const PRESET_NAMES: Readonly<Record<string, string>> = { small: 'Small', large: 'Large' };

export const words: GameWords<CupsGame> = {
  ...names,
  fault: ({ code, params }) => sentenceOf(FAULT_SENTENCES, code, params),
  stage: (stage) =>
    stage.code === 'possible'
      ? plural(stage.count, {
          one: 'One cup agrees with every whisper.',
          other: '# cups agree with every whisper.',
        })
      : `You learn most from cup ${stage.cup + 1}.`,
};

export function presetName(preset: string, config: string): string {
  return `${PRESET_NAMES[preset] ?? preset}, ${names.config(config)}`;
}

/** What a cell is, for those who cannot see it. */
export function cupName({ view }: InPlay, cup: number): string {
  const what = view.pearl === cup ? 'the pearl' : view.lifted.includes(cup) ? 'empty' : 'closed';
  return `Cup ${cup + 1}, ${what}${view.crossed.includes(cup) ? ', crossed out' : ''}`;
}

/** One sentence for each thing that happens, for those who hear the game. */
export function announcement(game: InPlay): string {
  const { last, view, record } = game;
  switch (last.kind) {
    case 'opened':
      return `${words.config(record.config)}, a pearl under one of them. ${liftsLeft(view)}.`;
    case 'refused':
      return last.fault ? (words.fault(last.fault) ?? '') : '';
    case 'undone':
      return `Taken back. ${liftsLeft(view)}.`;
    case 'redone':
    case 'played':
      return last.events.map(eventSentence).join(' ');
  }
}

function eventSentence(event: CupsEvent): string {
  switch (event.kind) {
    case 'found':
      return `Cup ${event.cup + 1}: the pearl!`;
    case 'lifted': {
      const whisper = `Cup ${event.cup + 1} is empty. A whisper: ${whisperText(event.whisper)}.`;
      const rest = event.liftsLeft === 0 ? 'That was the last lift.' : `${liftsText(event.liftsLeft)}.`;
      return `${whisper} ${rest}`;
    }
    case 'crossed':
      return `Cup ${event.cup + 1} crossed out.`;
    case 'uncrossed':
      return `Cup ${event.cup + 1} open again.`;
  }
}

export function whisperText(whisper: Whisper): string {
  return 'of' in whisper ? `${whisper.says} of ${whisper.of + 1}` : whisper.says;
}

export function liftsLeft({ lifted: past }: View): string {
  return liftsText(LIFTS - past.length);
}

function liftsText(left: number): string {
  return plural(left, { one: 'One lift left', other: '# lifts left' });
}

export function headline({ status }: InPlay): string {
  return status.kind === 'won' ? 'There it is!' : 'The pearl stays hidden';
}

/** `text` is what *Copy* copies; it gives nothing away. `plain` is the same for those who hear it. */
export function shareTexts({ record, day, view, status }: InPlay): { text: string; plain: string } {
  const what = `Cups, ${words.config(record.config)}${day ? `, daily ${day}` : ''}`;
  const won = status.kind === 'won';
  const tries = view.lifted.map((_, index) => (won && index === view.lifted.length - 1 ? '⚪' : '🟤'));
  const plain = won ? `found at lift ${view.lifted.length}` : 'not found';
  return { text: `${what}\n${tries.join('')}`, plain: `${what}: ${plain}` };
}
