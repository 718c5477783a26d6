/**
 * Rules tell codes; players read sentences. All games are played here at random, by hints and against the rules, and
 * whatever they tell on the way is put into words: no code and no hole may show.
 */
import { describe, expect, it } from 'vitest';
import { BACKUP_FAULTS } from '../src/app/settings/backupFaults';
import { backupSentence } from '../src/app/settings/backupWords';
import { chanceFrom, type Rng, rngFor } from '../src/core/chance';
import { formatCode, parseCode } from '../src/core/codes';
import { SHARED_FAULTS } from '../src/core/faults';
import { expect as must, type Result } from '../src/core/result';
import type { GameTypes, Rules } from '../src/core/rules';
import { sampleMove } from '../src/core/sample';
import { faultSentence } from '../src/frame/words/faults';
import type { GameWords } from '../src/frame/words/sentences';
import { CARD_FAULTS } from '../src/games/dokuborn/rules/cards/faults';
import { rules as dokuborn } from '../src/games/dokuborn/rules/rules';
import { newsInWords } from '../src/games/dokuborn/words/cards';
import { announcementOf as dokubornSaid, words as dokubornWords } from '../src/games/dokuborn/words/words';
import { rules as dragonQuest } from '../src/games/dragon-quest/rules/rules';
import { announcementOf as dragonSaid, words as dragonWords } from '../src/games/dragon-quest/words/words';
import { rules as hudoku } from '../src/games/hudoku/rules/rules';
import { announcementOf as hudokuSaid, words as hudokuWords } from '../src/games/hudoku/words/words';
import { rules as pikachu } from '../src/games/pikachu/rules/rules';
import { announcementOf as pikachuSaid, wordsFor } from '../src/games/pikachu/words/words';
import { rules as brew } from '../src/games/wondering-witches/brew/rules/rules';
import {
  announcementOf as brewSaid,
  words as brewWords,
} from '../src/games/wondering-witches/brew/words/words';
import { rules as solo } from '../src/games/wondering-witches/solo/rules/rules';
import {
  lastStepInWords as soloSaid,
  words as soloWords,
} from '../src/games/wondering-witches/solo/words/words';
import type { GameInPlay } from '../src/store/session/sessionState';
import { mangled } from './contract/nastyTexts';
import { count } from './counts';
import { allRules } from './everyGame';
import { loaded, stateAt } from './store/fakes';

/** Capitals joined by underscores, a word with a capital inside, and what JavaScript makes of what is missing. */
const BARE = /\b[A-Z]+_[A-Z_]+\b|\b[a-z]+[A-Z]\w*|\b(?:undefined|null|NaN)\b|\[object|\$\{/;
const DAY = '2026-11-18';

type Tell = (text: string, of: string) => void;

interface Speaker {
  readonly id: string;
  readonly settings: number;
  /** Plays one game of a setting, and tells everything that there is to read. */
  readonly speak: (setting: number, seed: string, tell: Tell) => Promise<void>;
}

function speaker<G extends GameTypes>(
  rules: Rules<G>,
  words: GameWords<G>,
  announce: (game: GameInPlay<G>) => string,
): Speaker {
  const tellResult = (result: Result<unknown>, tell: Tell) => {
    if (!result.ok) tell(faultSentence(result.fault, words), result.fault.code);
  };

  function tellGame(game: GameInPlay<G>, tell: Tell): void {
    const { last, status, progress } = game;
    if (last.kind !== 'opened') tell(announce(game), `${last.kind} ${last.events[0]?.kind}`);
    tell(words.progress(progress), 'progress');
    const isOver = status.kind === 'won' || status.kind === 'lost';
    if (isOver && status.cause) tell(words.cause(status.cause), `cause ${status.cause}`);
  }

  function tellHint({ view }: GameInPlay<G>, tell: Tell): G['move'] | null {
    const hint = rules.hint(view);
    for (const stage of hint?.stages ?? []) tell(words.stage(stage, view), `stage ${stage.code}`);
    return hint?.move ?? null;
  }

  function tellBadTexts({ record, config }: GameInPlay<G>, rng: Rng, tell: Tell): void {
    const { seed, deal, version, dealVersion } = record;
    const code = formatCode(rules, { config, seed, deal, version, dealVersion });
    for (const text of mangled(record.config, rng, 10)) tellResult(rules.parseConfig(text), tell);
    for (const text of mangled(deal, rng, 10)) tellResult(rules.start(config, text, dealVersion), tell);
    for (const text of mangled(code, rng, 10)) tellResult(parseCode(rules, text), tell);
  }

  function tellBadMoves({ record }: GameInPlay<G>, move: G['move'], rng: Rng, tell: Tell): void {
    const state = stateAt(rules, record);
    const others = [rules.formatMove(move), ...record.moves.slice(-2)];
    for (const text of others.flatMap((other) => [other, ...mangled(other, rng, 3)])) {
      const parsed = rules.parseMove(text);
      tellResult(parsed.ok ? rules.apply(state, parsed.value, chanceFrom(record.seed)) : parsed, tell);
    }
  }

  async function speak(setting: number, seed: string, tell: Tell): Promise<void> {
    const rng = rngFor(seed, 'speaker');
    const { config } = rules.presets[setting] ?? rules.daily(DAY);
    tell(words.config(rules.formatConfig(config)), 'config');
    const { store } = await loaded(rules, { seeds: [seed] });
    must(await store.newGame(config));
    const inPlay = () => {
      const { game } = store.getState();
      if (!game) throw new Error(`${rules.id} is not in play`);
      return game;
    };
    tellBadTexts(inPlay(), rng, tell);
    for (let turn = 0; turn < count(20, 200); turn++) {
      const game = inPlay();
      if (game.status.kind !== 'playing') return;
      const hinted = turn % 4 === 0 ? tellHint(game, tell) : null;
      const move = hinted ?? sampleMove(rules, stateAt(rules, game.record), rng);
      if (!move) return;
      tellBadMoves(game, move, rng, tell);
      must(store.play(move));
      tellGame(inPlay(), tell);
      store.undo('assisted');
      tellGame(inPlay(), tell);
      store.redo();
      tellGame(inPlay(), tell);
    }
  }
  return { id: rules.id, settings: rules.presets.length, speak };
}

const SPEAKERS: readonly Speaker[] = [
  speaker(pikachu, wordsFor(false), (game) => pikachuSaid(game, false)),
  speaker(hudoku, hudokuWords, hudokuSaid),
  speaker(dokuborn, dokubornWords, dokubornSaid),
  speaker(dragonQuest, dragonWords, ({ view, last }) => dragonSaid(view, last)),
  speaker(solo, soloWords, soloSaid),
  speaker(brew, brewWords, ({ last, config }) => brewSaid(last, config)),
];

it('every game is among the speakers', () => {
  expect(SPEAKERS.map(({ id }) => id).sort()).toEqual(allRules.map(({ id }) => id));
});

describe.each(SPEAKERS)('$id', ({ settings, speak }) => {
  it('says whatever happens in words', async () => {
    const heard = new Set<string>();
    for (let setting = 0; setting < settings; setting++) {
      await speak(setting, `words${setting}`, (text, of) => {
        heard.add(of);
        expect(text, of).not.toMatch(BARE);
        expect(text.trim(), of).not.toBe('');
      });
    }
    // A few kinds of each: refusals, stages of hints, and what moves bring about.
    const kinds = (pattern: RegExp) => [...heard].filter((of) => pattern.test(of)).length;
    expect(kinds(/^[A-Z_]+$/)).toBeGreaterThan(3);
    expect(kinds(/^stage /)).toBeGreaterThan(2);
    expect(kinds(/^(?:played|undone|redone) /)).toBeGreaterThan(2);
  });
});

describe('what is about no game in particular', () => {
  const SOMETHING_ELSE = faultSentence({ code: 'UNHEARD_OF' });
  const params = { most: 4, version: 2, title: 'Cups', status: 404, date: DAY, count: 3, current: 5 };

  it.each(SHARED_FAULTS)('%s has a sentence of its own', (code) => {
    const sentence = faultSentence({ code, params });
    expect(sentence).not.toBe(SOMETHING_ELSE);
    expect(sentence).not.toMatch(BARE);
  });
  it.each(BACKUP_FAULTS)('%s has a sentence of its own, about a backup', (code) => {
    const sentence = backupSentence({ code, params });
    expect(sentence).not.toBe(SOMETHING_ELSE);
    expect(sentence).not.toMatch(BARE);
  });
  it.each([...CARD_FAULTS])('%s has a sentence of its own, about cards', (code) => {
    const news = newsInWords({ kind: 'failed', fault: { code, params } });
    expect(news).not.toContain(SOMETHING_ELSE);
    expect(news).not.toMatch(BARE);
  });
  it('a code that nobody knows stays unsaid', () => {
    expect(SOMETHING_ELSE).not.toMatch(BARE);
  });
});
