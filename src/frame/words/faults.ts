/** The refusals that every game shares, as sentences. */
import type { SharedFaultCode } from '../../core/faults';
import type { Fault } from '../../core/result';
import { plural } from './plural';
import { type Sentences, sentenceOf } from './sentences';

const SHARED: Sentences<SharedFaultCode> = {
  TOO_LONG: ({ most }) => `This text is longer than ${plural(Number(most), 'character')}.`,
  NOT_JSON: 'This text is damaged: part of it is missing.',
  MALFORMED: 'This text is damaged.',
  NESTED_TOO_DEEPLY: 'This text is damaged.',
  OTHER_GAME: ({ what }) =>
    what === 'save' ? 'This save belongs to another game.' : 'This belongs to another game.',
  NEWER_VERSION: 'This game was played with a newer version of Parlour.',
  NO_UPGRADE: ({ version }) => `This game is of version ${version}, which cannot be read.`,

  NOT_A_CODE: 'This is not a game code.',
  CODE_TOO_LONG: 'This code is too long to be a game code.',
  CODE_MISTYPED: 'Some character of this code is wrong or missing.',
  CODE_NEWER: 'This code was made by a newer version of Parlour. Reload to update.',
  CODE_CHARACTERS: 'Part of this code is too long or has characters that no code has.',

  NO_GAME: 'No game is open.',
  OVERTAKEN: 'The game went on in the meantime.',
  DEAL_FAILED: 'Dealing went wrong. Try again.',
  PAUSED: 'The game is paused.',
  TOO_MANY_MOVES: 'This game has become too long to be saved.',
  NO_HINT: 'There is no hint to give here.',
  HINT_FAILED: 'The hint could not be worked out. Try again.',
  UNKNOWN_TASK: 'This game cannot work that out.',

  NOT_A_SAVE: 'This save cannot be read.',
  NEWER_SAVE: 'This save was written by a newer version of Parlour. It is kept as it is.',
  DAMAGED_SAVE: 'This save is damaged.',
  SAVE_KEPT_ASIDE: 'The saved game is damaged. It is kept aside: see Settings.',
  SAVE_BROKEN: 'The saved game cannot be opened any more. It is kept aside.',

  RUN_GONE: 'This run is no longer kept.',
  WATCHING: 'You are looking back. Close it to play on.',
};

const SOMETHING_ELSE = 'That did not work.';

export interface FaultWords {
  readonly fault: (fault: Fault) => string | null;
}

/** Which part of a game or of its code a refusal is about; other parts are named by whoever asked for them. */
const PLACES: Sentences<string> = {
  config: 'In its settings',
  deal: 'In its deal',
  upgrade: 'As a game of an older version',
  move: ({ number }) => `At move ${number}`,
  free: 'In the free game',
  daily: 'In the daily',
  replaced: 'In the game put away',
};

/** A refusal as a sentence: in the game's own words where it has any. */
export function faultSentence(fault: Fault, own?: FaultWords): string {
  const sentence = own?.fault(fault) ?? sentenceOf(SHARED, fault.code, fault.params) ?? SOMETHING_ELSE;
  const places = (fault.at ?? []).map(({ part, number }) =>
    sentenceOf(PLACES, part, { number: number ?? 0 }),
  );
  return [...places.filter((place) => place !== null), sentence].join(': ');
}
