/**
 * The code in a link: `version~config~seed~deal~check`. Where another generator than the first made the deal, the
 * version is followed by the generator's: `1-2~…`. The check only catches slips of the pen; whether the deal is a
 * fair one is for `start` to say.
 */
import { hashText } from './hash';
import { FIELD_TEXT, LIMITS } from './record';
import { bringUpToDate } from './replay';
import { ok, type Result, refuse, within } from './result';
import type { GameTypes, PlayRules, SharedGame } from './rules';

const SEPARATOR = '~';
export const MAX_CODE = 4096;
const VERSIONS = /^([1-9]\d{0,3})(?:-([1-9]\d{0,3}))?$/;

export function formatCode<G extends GameTypes>(rules: PlayRules<G>, game: SharedGame<G['config']>): string {
  if (rules.code) return rules.code.format(game);
  const { version, dealVersion, seed, deal } = game;
  const versions = dealVersion === 1 ? `${version}` : `${version}-${dealVersion}`;
  const body = [versions, rules.formatConfig(game.config), seed, deal].join(SEPARATOR);
  return body + SEPARATOR + checkText(body);
}

/** Everything about a code is checked here, the deal included: what comes out can be played. */
export function parseCode<G extends GameTypes>(
  rules: PlayRules<G>,
  text: string,
): Result<SharedGame<G['config']>> {
  if (text.length > MAX_CODE) return refuse('CODE_TOO_LONG');
  const game = rules.code ? rules.code.parse(text.trim()) : parseEnvelope(rules, text.trim());
  if (!game.ok) return game;
  const { config, deal, dealVersion } = game.value;
  const first = within('deal', rules.start(config, deal, dealVersion));
  return first.ok ? game : first;
}

function parseEnvelope<G extends GameTypes>(
  rules: PlayRules<G>,
  text: string,
): Result<SharedGame<G['config']>> {
  const fields = text.split(SEPARATOR);
  const [versions, config, seed, deal, check] = fields;
  if (fields.length !== 5 || !versions || config === undefined || !seed || deal === undefined || !check) {
    return refuse('NOT_A_CODE');
  }
  const [, version, dealVersion = '1'] = VERSIONS.exec(versions) ?? [];
  if (version === undefined) return refuse('NOT_A_CODE');
  if (checkText(fields.slice(0, 4).join(SEPARATOR)) !== check) return refuse('CODE_MISTYPED');
  const made = { version: Number(version), dealVersion: Number(dealVersion) };
  if (made.version > rules.version || made.dealVersion > rules.dealVersion) return refuse('CODE_NEWER');
  if (!isField(config, LIMITS.config) || !isField(seed, LIMITS.seed) || !isField(deal, LIMITS.deal)) {
    return refuse('CODE_CHARACTERS');
  }
  const current = bringUpToDate(rules, { ...made, config, seed, deal, moves: [] });
  if (!current.ok) return current;
  const { moves: _none, ...game } = current.value;
  const parsed = within('config', rules.parseConfig(game.config));
  return parsed.ok ? ok({ ...game, config: parsed.value }) : parsed;
}

function isField(text: string, maxLength: number): boolean {
  return text.length <= maxLength && FIELD_TEXT.test(text);
}

function checkText(body: string): string {
  return hashText(body).toString(36).padStart(7, '0').slice(-4);
}
