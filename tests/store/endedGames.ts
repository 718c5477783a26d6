/** Games of any room one move before their end, as their store has saved them. */
import { rngFor } from '../../src/core/chance';
import { expect as must } from '../../src/core/result';
import type { GameTypes, Rules } from '../../src/core/rules';
import { runToSend } from '../../src/core/runs/runMake';
import { sampleMove } from '../../src/core/sample';
import { runLink } from '../../src/frame/challenge/runLink';
import { formatSave } from '../../src/store/saving/saveText';
import { loaded, stateAt } from './fakes';

const MOST_MOVES = 250;

const modules = import.meta.glob<{ readonly rules: Rules<GameTypes> }>('../../src/games/**/rules/rules.ts', {
  eager: true,
});

export interface EndedGame {
  readonly game: string;
  /** Of its deal, as it stands in a link. */
  readonly code: string;
  /** What follows the code where the run goes along, under its player's name. */
  readonly fragment: string;
  /** As the browser keeps it. */
  readonly save: string;
}

/** Played by hints, or at random where they lead nowhere; each player has a pace of their own. */
export async function endedGame(game: string, seed: string, player: string): Promise<EndedGame> {
  const rules = Object.values(modules).find((module) => module.rules.id === game)?.rules;
  if (!rules) throw new Error(`no rules of ${game}`);
  const { store, time } = await loaded(rules, { seeds: Array(rules.presets.length).fill(seed) });
  for (const { config } of rules.presets) {
    must(await store.newGame(config));
    // A countdown would be found paused.
    if (store.getState().game?.tally.clockLeftMs === null) break;
  }
  const rng = rngFor(seed + player, 'ended');
  for (let move = 0; move < MOST_MOVES; move++) {
    const { game: now } = store.getState();
    if (!now) break;
    if (now.status.kind === 'won' || now.status.kind === 'lost') {
      const { fragment } = await runLink(must(runToSend(rules, now.record, player)));
      return { game, code: store.code() ?? '', fragment, save: saveBeforeEnd(game, store.savedText()) };
    }
    const next = rules.hint(now.view)?.move ?? sampleMove(rules, stateAt(rules, now.record), rng);
    time.pass(1_000 + rng.below(3_000));
    if (next === null || !store.play(next).ok) break;
  }
  throw new Error(`${game} ${seed} did not end`);
}

/** The last move waits to be played again. */
function saveBeforeEnd(game: string, text: string): string {
  const saved = JSON.parse(text);
  saved.free.counted = false;
  saved.free.record.cursor--;
  saved.summaries.free.kind = 'playing';
  return formatSave({ game, revision: 3, writer: 'before', base: '-', body: JSON.stringify(saved) });
}
