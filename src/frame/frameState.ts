/** The game in play in its own words: from here on the frame knows of no game in particular. */
import { aidSums } from '../core/aids';
import type { GameTypes } from '../core/rules';
import type { GameInPlay } from '../store/session/sessionState';
import type { FrameGame, FrameState } from './frame';
import type { Play } from './useGame';
import { frameWatchOf } from './watch/watchState';
import { faultSentence } from './words/faults';
import type { GameWords } from './words/sentences';

export function frameStateOf<G extends GameTypes>(
  { definition, dealing, game, canTakeBack, saving, notice }: Play<G>,
  words: GameWords<G>,
): FrameState {
  return {
    dealing,
    game: game && frameGameOf(game, definition.rules.films ?? [], words),
    canTakeBack,
    saving,
    notice: notice && { code: notice.code, text: faultSentence(notice, words) },
  };
}

function frameGameOf<G extends GameTypes>(
  game: GameInPlay<G>,
  films: readonly string[],
  words: GameWords<G>,
): FrameGame {
  const {
    record,
    day,
    practice,
    draft,
    otherRun,
    status,
    canUndo,
    canRedo,
    clockRuns,
    paused,
    coming,
    last,
  } = game;
  return {
    configName: words.config(record.config),
    day,
    practice,
    draft,
    otherRun,
    status,
    tally: { ...aidSums(game.tally), assisted: game.tally.assisted },
    canUndo,
    canRedo,
    clockRuns,
    paused,
    coming,
    hint: game.hint && {
      stages: game.hint.stages.map((stage) => ({ text: words.stage(stage, game.view) })),
      more: game.hint.more,
      of: game.hint.of,
    },
    watch: frameWatchOf(game, films, words),
    last,
  };
}
