/** Somebody else's runs of the deal in play: read, checked and kept here, and shown once the player's own has ended. */
import { createStore, type StoreApi } from 'zustand/vanilla';
import { parseCode } from '../../core/codes';
import { type GameRecord, LIMITS } from '../../core/record';
import { replaySteps } from '../../core/replay';
import { ok, type Result } from '../../core/result';
import type { GameTypes, PlayRules } from '../../core/rules';
import { refuse } from '../../core/runs/runFaults';
import { asFarAsPlayed } from '../../core/runs/runMake';
import { isolatedName } from '../../core/runs/senderName';
import { readJson } from '../../core/text';
import { database, settings, stats } from '../../store/browser';
import { inTime } from '../../store/saving/database';
import { type Run, readSavedGames } from '../../store/saving/savedGames';
import { dealKey } from '../../store/session/finishedGame';
import type { GameInPlay } from '../../store/session/sessionState';
import { type Challenge, changeChallenges, withChallenge } from '../../store/stats/challenges';
import { keptRunOf } from '../../store/stats/keptRuns';
import { localDay } from '../../store/today';
import type { DefinedGame } from '../defineGame';
import type { ScreenProps } from '../ScreenProps';
import { type ChallengeParts, challengeParts } from './challengeParts';
import { inSlices } from './inSlices';
import type { Answered } from './ownRun';
import { runFaultSentence } from './runFaultWords';
import { readRunLink } from './runLink';
import { type ShownRun, shownBlock, shownReplayed } from './shownRun';

export type { ChallengeParts } from './challengeParts';

export interface ChallengeDesk {
  /** What came with the code that has just been opened; `onKept`: from now on nobody needs the link. */
  readonly receive: (code: string, fragment: string, onKept?: () => void) => Promise<void>;
}

export interface DeskState {
  /** Those of the deal in play, each of one link, newest first. */
  readonly sent: readonly SentRuns[];
  /** The player's own, once it has ended and where it is still kept. */
  readonly own: ShownRun | null;
  /** Nothing of the others is given away any more. */
  readonly isOver: boolean;
  readonly notice: { readonly text: string; readonly tone: 'info' | 'bad' } | null;
  readonly isOpen: boolean;
  /** The run that is about to be answered. */
  readonly answering: Answered | null;
}

export interface SentRuns {
  readonly challenge: Challenge;
  /** The sender's own; where it is an answer, after it the one that it answers. */
  readonly runs: readonly ShownRun[];
}

export interface Desk<G extends GameTypes> {
  readonly definition: DefinedGame<G>;
  readonly urlOf: ScreenProps['urlOf'];
  readonly state: StoreApi<DeskState>;
  readonly seen: () => void;
}

const NOTHING: DeskState = {
  sent: [],
  own: null,
  isOver: false,
  notice: null,
  isOpen: false,
  answering: null,
};

type Show = (parts: ChallengeParts) => void;

interface OpenDesk {
  readonly desk: Promise<ChallengeDesk>;
  readonly showTo: (show: Show) => void;
}

const desks = new WeakMap<object, OpenDesk>();

/** One for a room as long as the page lives, shown to whoever has asked for it last. */
export function deskOf<G extends GameTypes>(
  definition: DefinedGame<G>,
  urlOf: ScreenProps['urlOf'],
  show: Show,
): Promise<ChallengeDesk> {
  const open = desks.get(definition) ?? opened(definition, urlOf);
  desks.set(definition, open);
  open.showTo(show);
  return open.desk;
}

function opened<G extends GameTypes>(definition: DefinedGame<G>, urlOf: ScreenProps['urlOf']): OpenDesk {
  let show: Show = () => {};
  const desk = openDesk(definition, urlOf, (parts) => show(parts));
  return {
    desk: desk.then(({ receive }) => ({ receive })),
    showTo(to) {
      show = to;
      void desk.then(({ showParts }) => showParts());
    },
  };
}

async function openDesk<G extends GameTypes>(
  definition: DefinedGame<G>,
  urlOf: ScreenProps['urlOf'],
  show: Show,
): Promise<ChallengeDesk & { readonly showParts: () => void }> {
  const { store, rules } = definition;
  const state = createStore<DeskState>(() => NOTHING);
  let kept: readonly Challenge[] = [];
  let deal: string | null = null;
  let looked: Promise<void> = Promise.resolve();
  let ownKey = '';

  /** Answers whether it is stored: where nothing can be, they last as long as the page. */
  async function change(by: (all: readonly Challenge[]) => readonly Challenge[]): Promise<boolean> {
    const stored = await inTime(changeChallenges(database, rules.id, by)).catch(() => null);
    kept = stored ?? by(kept);
    return stored !== null;
  }

  function onGame(): void {
    const { game } = store.getState();
    // What is looked at is not what is in play.
    if (!game || game.watch) return;
    const now = dealKey(rules, game.record);
    if (now !== deal) looked = lookAt(now);
    else if (state.getState().sent.length > 0) follow(game, now);
  }

  async function lookAt(now: string): Promise<void> {
    const isFirst = deal === null;
    deal = now;
    ownKey = '';
    state.setState(NOTHING, true);
    await change((all) => all.filter((one) => one.deal === now || !isDone(one, isFirst)));
    const sent: SentRuns[] = [];
    for (const challenge of kept.filter((one) => one.deal === now)) {
      const runs = await readRuns(definition, challenge.code, challenge.sent);
      // A rule may have been mended since.
      if (runs.ok) sent.push({ challenge, runs: runs.value });
    }
    if (deal !== now) return;
    state.setState({ sent });
    onGame();
  }

  /** What a page finds at first may be an old copy of what was saved: its game may only seem to have been discarded. */
  function isDone({ deal: of, seen, begun }: Challenge, isFirst: boolean): boolean {
    return seen || (begun && !isFirst && !isHeld(definition, of));
  }

  function follow(game: GameInPlay<G>, now: string): void {
    const hasEnded = game.status.kind === 'won' || game.status.kind === 'lost';
    const isOver = hasEnded || game.counted || wasFinished(rules.id, now);
    const { notice } = state.getState();
    const isBegun = game.record.moves.length > 0;
    const isRead = notice !== null && isBegun && game.last.kind === 'played';
    state.setState({ isOver, ...(isRead && { notice: null }) });
    if (isBegun && kept.some((one) => one.deal === now && !one.begun)) {
      void change((all) => all.map((one) => (one.deal === now ? { ...one, begun: true } : one)));
    }
    const key = isOver ? `${hasEnded && game.record.tally.elapsedMs} ${hasEnded && game.record.cursor}` : '';
    if (key === ownKey) return;
    ownKey = key;
    if (isOver) void findOwn(hasEnded ? game : null, now);
  }

  async function findOwn(ended: GameInPlay<G> | null, now: string): Promise<void> {
    const key = ownKey;
    const isOfDeal = (record: GameRecord) => dealKey(rules, record) === now;
    const run = ended ? runInPlay(ended) : await keptRunOf(database, rules.id, isOfDeal);
    const replayed = run && (await inSlices(replaySteps(rules, asFarAsPlayed(run.record))));
    if (key !== ownKey || deal !== now) return;
    state.setState({ own: run && replayed?.ok ? shownReplayed(rules, replayed.value, '', run) : null });
  }

  async function receive(code: string, fragment: string, onKept?: () => void): Promise<void> {
    // Whoever goes on to another game before the run is read finds it with its deal.
    const now = isInPlay(definition, code) ? deal : dealOf(rules, code);
    const runs = await readRuns(definition, code, fragment);
    const isHere = () => now !== null && now === deal;
    if (!runs.ok) {
      if (isHere()) say('bad', `${runFaultSentence(runs.fault)} ${STILL_HERE}`);
      return;
    }
    if (now === null) return;
    const challenge = { deal: now, code, sent: fragment, begun: false, seen: false };
    let isFull = false;
    const isStored = await change((all) => {
      const next = withChallenge(all, challenge);
      isFull = next === null;
      return next ?? all;
    });
    // What had been kept before is shown first, or it would be shown in the place of this one.
    await looked;
    if (!isHere()) return;
    if (isFull) return say('bad', runFaultSentence({ code: 'RUN_ONE_TOO_MANY' }));
    const isKept = (link: string) => kept.some(({ sent }) => sent === link);
    const others = state
      .getState()
      .sent.filter(({ challenge: { sent } }) => sent !== fragment && isKept(sent));
    state.setState({ sent: [{ challenge, runs: runs.value }, ...others] });
    onGame();
    const forget = () => isStored && isHere() && onKept?.();
    if (!state.getState().isOver) {
      forget();
      return say('info', hiddenUntil(runs.value));
    }
    state.setState({ isOpen: true });
    // Written while the dialog comes, an address would be that of the dialog's own entry in the history.
    const stop = state.subscribe(({ isOpen }) => {
      if (isOpen) return;
      stop();
      forget();
    });
  }

  const say = (tone: 'info' | 'bad', text: string) => state.setState({ notice: { tone, text } });

  function seen(): void {
    const isUnseen = (one: Challenge) => one.deal === deal && !one.seen;
    if (!kept.some(isUnseen)) return;
    void change((all) => all.map((one) => (one.deal === deal ? { ...one, seen: true } : one)));
  }

  const desk: Desk<G> = { definition, urlOf, state, seen };
  const showParts = () => show(challengeParts(desk));
  await stats.loaded();
  state.subscribe(showParts);
  settings.subscribe(showParts);
  store.subscribe(onGame);
  onGame();
  return { receive, showParts };
}

function runInPlay<G extends GameTypes>({ record, draft, day, practice }: GameInPlay<G>): Run {
  return { record, draft, day, practice, begun: localDay(new Date()), counted: true };
}

const STILL_HERE = 'You can play the deal all the same.';

function hiddenUntil([first]: readonly ShownRun[]): string {
  const who = first?.name ? isolatedName(first.name) : 'Somebody';
  return `${who} sent a run of this deal. You see it when your own has ended.`;
}

/** Whether there is still a game of this deal: in play, waiting beside it, or to be taken back. */
function isHeld<G extends GameTypes>({ rules, store }: DefinedGame<G>, deal: string): boolean {
  const saved = readJson(store.savedText(), LIMITS.record * 3, readSavedGames);
  if (!saved.ok) return true;
  const { free, daily, replaced } = saved.value;
  return [free, daily, replaced].some((game) => game && dealKey(rules, game.record) === deal);
}

function wasFinished(game: string, deal: string): boolean {
  return stats.getState().games[game]?.dealKeys.includes(deal) ?? false;
}

function dealOf<G extends GameTypes>(rules: PlayRules<G>, code: string): string | null {
  const shared = parseCode(rules, code);
  if (!shared.ok) return null;
  return dealKey(rules, { ...shared.value, config: rules.formatConfig(shared.value.config) });
}

/** Settings of the player's own may have made another config of the code's. */
function isInPlay<G extends GameTypes>({ rules, store }: DefinedGame<G>, code: string): boolean {
  const record = store.getState().game?.record;
  const shared = parseCode(rules, code);
  if (!record || !shared.ok) return false;
  const { config, seed, deal } = shared.value;
  if (record.seed === seed && record.deal === deal) return true;
  return dealKey(rules, record) === dealKey(rules, { ...shared.value, config: rules.formatConfig(config) });
}

async function readRuns<G extends GameTypes>(
  { rules }: DefinedGame<G>,
  code: string,
  fragment: string,
): Promise<Result<readonly ShownRun[]>> {
  const shared = parseCode(rules, code);
  if (!shared.ok) return refuse('RUN_OF_ANOTHER_DEAL');
  const blocks = await readRunLink(fragment);
  if (!blocks.ok) return blocks;
  const runs: ShownRun[] = [];
  for (const block of blocks.value) {
    const run = await shownBlock(rules, code, shared.value, block, localDay(new Date()));
    if (!run.ok) return run;
    runs.push(run.value);
  }
  return ok(runs);
}
