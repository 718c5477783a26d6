/**
 * The code in a link: `version~config~seed~deal~check`. The check only catches slips of the pen; whether the
 * deal is a fair one is for `start` to say.
 */

import { hashText } from './chance';
import { FIELD_TEXT, LIMITS } from './record';
import { bringUpToDate } from './replay';
import { ok, type Result, refuse, within } from './result';
import type { Move, Rules, SharedGame } from './rules';

const SEPARATOR = '~';
const VERSION_TEXT = /^[1-9]\d{0,3}$/;
export const MAX_CODE = 4096;

export function formatCode<C, M extends Move, S, V>(rules: Rules<C, M, S, V>, game: SharedGame<C>): string {
  if (rules.code) return rules.code.format(game);
  const body = [rules.version, rules.formatConfig(game.config), game.seed, game.deal].join(SEPARATOR);
  return body + SEPARATOR + checkText(body);
}

/** Everything about a code is checked here, the deal included: what comes out can be put on the table. */
export function parseCode<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  text: string,
): Result<SharedGame<C>> {
  if (text.length > MAX_CODE) return refuse('CODE_TOO_LONG', 'This code is far too long to be one of ours.');
  const game = rules.code ? rules.code.parse(text.trim()) : parseEnvelope(rules, text.trim());
  if (!game.ok) return game;
  const first = within('In its deal', rules.start(game.value.config, game.value.deal));
  return first.ok ? game : first;
}

function parseEnvelope<C, M extends Move, S, V>(
  rules: Rules<C, M, S, V>,
  text: string,
): Result<SharedGame<C>> {
  const fields = text.split(SEPARATOR);
  const [version = '', config, seed, deal, check] = fields;
  if (
    fields.length !== 5 ||
    !VERSION_TEXT.test(version) ||
    config === undefined ||
    !seed ||
    deal === undefined ||
    !check
  ) {
    return refuse('NOT_A_CODE', 'This is not a game code. Codes have five parts joined by ~.');
  }
  if (checkText(fields.slice(0, 4).join(SEPARATOR)) !== check) {
    return refuse('CODE_MISTYPED', 'Some character of this code is wrong or missing.');
  }
  if (Number(version) > rules.version) {
    return refuse('CODE_NEWER', 'This code was made by a newer version of Parlour. Reload to update.');
  }
  if (!isField(config, LIMITS.config) || !isField(seed, LIMITS.seed) || !isField(deal, LIMITS.deal)) {
    return refuse('CODE_CHARACTERS', 'This code has a part that is too long or has unknown characters.');
  }
  const game = bringUpToDate(rules, { version: Number(version), config, seed, deal, moves: [] });
  if (!game.ok) return game;
  const parsed = within('In its settings', rules.parseConfig(game.value.config));
  return parsed.ok ? ok({ config: parsed.value, seed: game.value.seed, deal: game.value.deal }) : parsed;
}

function isField(text: string, maxLength: number): boolean {
  return text.length <= maxLength && FIELD_TEXT.test(text);
}

function checkText(body: string): string {
  return hashText(body).toString(36).padStart(7, '0').slice(-4);
}
