/**
 * Rules tell codes; players read sentences. All games are played here at random, by hints and against the rules, and
 * whatever they tell on the way is put into words: no code and no hole may show.
 */
import { describe, expect, it } from 'vitest';
import { BACKUP_FAULTS } from '../src/app/settings/backupFaults';
import { backupSentence } from '../src/app/settings/backupWords';
import { SHARED_FAULTS } from '../src/core/faults';
import { RUN_FAULTS } from '../src/core/runs/runFaults';
import { runFaultSentence } from '../src/frame/challenge/runFaultWords';
import { faultSentence } from '../src/frame/words/faults';
import { count } from './counts';
import { playedRooms } from './everyGame';
import type { Speaker } from './speaker';

/** Capitals joined by underscores, a word with a capital inside, and what JavaScript makes of what is missing. */
const BARE = /\b[A-Z]+_[A-Z_]+\b|\b[a-z]+[A-Z]\w*|\b(?:undefined|null|NaN)\b|\[object|\$\{/;
const DAY = '2026-11-18';

const modules = import.meta.glob<{ readonly speakers: readonly Speaker[] }>('./games/*/speakers.ts', {
  eager: true,
});
const SPEAKERS = Object.values(modules).flatMap(({ speakers }) => speakers);

it('every game is among the speakers', () => {
  expect(SPEAKERS.map(({ id }) => id).sort()).toEqual(playedRooms.map(({ id }) => id).sort());
});

describe.each(SPEAKERS)('$id', ({ settings, speak }) => {
  it('says whatever happens in words', async () => {
    const heard = new Set<string>();
    for (let setting = 0; setting < settings; setting += count(3, 1)) {
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
  it.each(RUN_FAULTS)('%s has a sentence of its own, about a run in a link', (code) => {
    const sentence = runFaultSentence({ code });
    expect(sentence).not.toBe(SOMETHING_ELSE);
    expect(sentence).not.toMatch(BARE);
  });
  it('a code that nobody knows stays unsaid', () => {
    expect(SOMETHING_ELSE).not.toMatch(BARE);
  });
});
