/** Puzzles on their way to paper: from a code, or dealt. */
import { formatCode, parseCode } from '../../core/codes';
import { ok, type Result } from '../../core/result';
import type { GameTypes, PlayRules } from '../../core/rules';
import { freshSeed } from '../../store/browser';
import type { Dealer } from '../../store/session/dealer';

export interface Printed<G extends GameTypes> {
  readonly config: G['config'];
  readonly state: G['state'];
  /** What the app opens it by. */
  readonly code: string;
}

export function readPrinted<G extends GameTypes>(rules: PlayRules<G>, code: string): Result<Printed<G>> {
  const game = parseCode(rules, code);
  if (!game.ok) return game;
  const { config, deal, dealVersion } = game.value;
  const state = rules.start(config, deal, dealVersion);
  return state.ok ? ok({ config, state: state.value, code }) : state;
}

export async function dealPrinted<G extends GameTypes>(
  rules: PlayRules<G>,
  dealer: Pick<Dealer<G>, 'deal'>,
  config: G['config'],
  signal: AbortSignal,
): Promise<Result<Printed<G>>> {
  const { version, dealVersion } = rules;
  const seed = freshSeed();
  const dealt = await dealer.deal(rules.formatConfig(config), seed, dealVersion, signal);
  if (!dealt.ok) return dealt;
  const deal = dealt.value;
  const state = rules.start(config, deal, dealVersion);
  if (!state.ok) return state;
  const code = formatCode(rules, { config, seed, deal, version, dealVersion });
  return ok({ config, state: state.value, code });
}
