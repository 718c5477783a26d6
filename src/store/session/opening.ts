/** Dealing, opening, taking back: how games come into play. */

import { parseCode } from '../../core/codes';
import { type GameRecord, LIMITS } from '../../core/record';
import { type Replayed, replay } from '../../core/replay';
import { type Fault, ok, type Result, refuse } from '../../core/result';
import type { GameTypes, PlayRules, SharedGame } from '../../core/rules';
import { readJson } from '../../core/text';
import {
  begunSlot,
  isUnfinished,
  type Run,
  readSavedGames,
  type SavedGames,
  SLOTS,
  type Slot,
  savedGameText,
} from '../saving/savedGames';
import { freshGame, leaveGame, loadedFrom, putInPlay, type Requests } from './changeGame';
import { dealKey } from './finishedGame';
import { putBeside } from './practice';
import type { Session } from './session';

const MAX_BODY = LIMITS.record * 3;

interface WantedDeal<C> {
  readonly config: C;
  readonly seed: string;
  readonly dealVersion: number;
  readonly slot: Slot;
  readonly day: string | null;
}

export async function deal<G extends GameTypes>(
  session: Session<G>,
  requests: Requests,
  { config, seed, dealVersion, slot, day }: WantedDeal<G['config']>,
): Promise<Result<null>> {
  const { rules, ports, published } = session;
  const request = ++requests.newest;
  // Dealing takes a while: a daily asked for on the stroke of midnight belongs to the day on which it was asked for.
  const begun = ports.today();
  published.setState({ dealing: true });
  const dealt = await ports.dealer.deal(rules.formatConfig(config), seed, dealVersion).catch(failedDeal);
  if (request !== requests.newest) return refuse('OVERTAKEN');
  const { version } = rules;
  const game = dealt.ok ? startGame(rules, { config, seed, deal: dealt.value, version, dealVersion }) : dealt;
  if (!game.ok) {
    published.setState({ dealing: false, notice: game.fault });
    return game;
  }
  putInPlay(session, requests, freshGame(session, game.value.shared, game.value.first, { day, begun }), slot);
  return ok(null);
}

function failedDeal(error: unknown): Result<never> {
  return refuse('DEAL_FAILED', { reason: error instanceof Error ? error.message : '' });
}

function startGame<G extends GameTypes>(
  rules: PlayRules<G>,
  shared: SharedGame<G['config']>,
): Result<{ shared: SharedGame<G['config']>; first: G['state'] }> {
  const first = rules.start(shared.config, shared.deal, shared.dealVersion);
  return first.ok ? ok({ shared, first: first.value }) : first;
}

/**
 * All or nothing: a refused code leaves play as it was. `adapt` is what the player's settings make of a config
 * that somebody else chose; a game already under way stays as it was begun.
 */
export function openCode<G extends GameTypes>(
  session: Session<G>,
  requests: Requests,
  code: string,
  adapt: (config: G['config']) => G['config'] = (config) => config,
): Result<null> {
  const { rules } = session;
  const parsed = parseCode(rules, code);
  if (parsed.ok && reopen(session, requests, parsed.value)) return ok(null);
  const game = parsed.ok ? startGame(rules, { ...parsed.value, config: adapt(parsed.value.config) }) : parsed;
  if (!game.ok) {
    session.published.setState({ notice: game.fault });
    return game;
  }
  const { shared, first } = game.value;
  if (!reopen(session, requests, shared)) {
    putInPlay(session, requests, freshGame(session, shared, first), 'free');
  }
  return ok(null);
}

function reopen<G extends GameTypes>(
  session: Session<G>,
  requests: Requests,
  shared: SharedGame<G['config']>,
): boolean {
  const { rules, saved, loaded } = session;
  const key = dealKey(rules, { ...shared, config: rules.formatConfig(shared.config) });
  // A practice run may be one of another config than its first run, and its address says so.
  if (loaded && dealKey(rules, loaded.saved.record) === key) return true;
  return [saved.active, ...SLOTS].some((slot) => {
    const game = saved[slot];
    return game && dealKey(rules, game.record) === key && openSlot(session, requests, slot);
  });
}

/** A record out of a problem report: to look at and play on, outside all statistics. */
export function openRecord<G extends GameTypes>(
  session: Session<G>,
  requests: Requests,
  record: GameRecord,
): Result<null> {
  const played = replay(session.rules, record);
  if (!played.ok) {
    session.published.setState({ notice: played.fault });
    return played;
  }
  const begun = session.ports.today();
  const saved = { record, draft: '', day: null, begun, practice: true, counted: true };
  const loaded = loadedFrom<G>(saved, played.value);
  // A deal that is being practised and gone on with in another way must not take the place of its first run.
  if (!putBeside(session, requests, loaded)) putInPlay(session, requests, loaded, 'free');
  return ok(null);
}

export function openSlot<G extends GameTypes>(session: Session<G>, requests: Requests, slot: Slot): boolean {
  const saved = session.saved[slot];
  if (!saved) return false;
  if (session.loaded && session.saved.active === slot) return true;
  const played = replay(session.rules, saved.record);
  if (!played.ok) {
    session.ports.saves.keepAside(savedGameText(saved));
    return false;
  }
  leaveGame(session, requests);
  session.install(loadedFrom(saved, played.value), { slot });
  return true;
}

/** Whether there is a game to go on with: one that was begun, else one that was only dealt. */
export function openUnfinished<G extends GameTypes>(session: Session<G>, requests: Requests): boolean {
  const { active, summaries } = session.saved;
  const unfinished =
    begunSlot(session.saved) ?? [active, ...SLOTS].find((slot) => isUnfinished(summaries[slot]));
  return unfinished !== undefined && openSlot(session, requests, unfinished);
}

export function takeBack<G extends GameTypes>(session: Session<G>, requests: Requests): boolean {
  const { replaced } = session.saved;
  if (!replaced || !session.canTakeBack()) return false;
  const played = replay(session.rules, replaced.record);
  if (!played.ok) return false;
  requests.newest++;
  const slot = replaced.day === null ? 'free' : 'daily';
  session.install(loadedFrom(replaced, played.value), { slot, replaced: null });
  return true;
}

export async function load<G extends GameTypes>(session: Session<G>): Promise<void> {
  const { body, fault } = await session.ports.saves.load();
  const notice = body === null ? fault : (restore(session, body) ?? fault);
  session.reportAgain();
  session.stepped('opened');
  session.publish({ notice, saving: session.ports.saves.state() });
}

/** Whatever of a save cannot be read is kept aside before anything is written over it. */
function restore<G extends GameTypes>(session: Session<G>, body: string): Fault | null {
  const { saves } = session.ports;
  const saved = readJson(body, MAX_BODY, readSavedGames);
  if (!saved.ok) {
    saves.keepAside(body);
    return { code: 'SAVE_KEPT_ASIDE' };
  }
  const fault = takeUp(session, saved.value);
  if (fault?.code === 'NEWER_VERSION') saves.freeze();
  else if (fault) saves.keepAside(body);
  return fault;
}

/** Whatever cannot be played on leaves the saved games: a practice run by itself, or else the whole slot. */
function takeUp<G extends GameTypes>(session: Session<G>, saved: SavedGames): Fault | null {
  const { active } = saved;
  const first = saved[active];
  const practiceRun: Run | undefined = saved.practising ? first?.practiceRun : undefined;
  const run = practiceRun ?? first;
  session.saved = practiceRun ? saved : { ...saved, practising: undefined };
  if (!first || !run) return null;
  const played = replaySaved(session.rules, run.record);
  if (played.ok) {
    session.take(loadedFrom(run, played.value));
    return null;
  }
  if (practiceRun) takeUp(session, { ...saved, [active]: { ...first, practiceRun: undefined } });
  else session.saved = without(session.saved, active);
  return played.fault;
}

/** A fault in the rules must not keep the player out of the game at every visit. */
function replaySaved<G extends GameTypes>(rules: PlayRules<G>, record: GameRecord): Result<Replayed<G>> {
  try {
    return replay(rules, record);
  } catch {
    return refuse('SAVE_BROKEN');
  }
}

function without(saved: SavedGames, slot: Slot): SavedGames {
  return { ...saved, [slot]: null, summaries: { ...saved.summaries, [slot]: null } };
}
