import { expect, it } from 'vitest';
import { CARD_FAULTS } from '../../../src/games/dokuborn/rules/cards/faults';
import { newsInWords } from '../../../src/games/dokuborn/words/cards';

it.each([...CARD_FAULTS])('%s is told about the cards, and not by its code', (code) => {
  const params = {
    most: 4,
    version: 2,
    title: 'Cups',
    status: 404,
    date: '2026-11-18',
    count: 3,
    current: 5,
  };
  const news = newsInWords({ kind: 'failed', fault: { code, params } });
  expect(news).not.toContain('That did not work.');
  expect(news).not.toMatch(/[A-Z]{2,}_|undefined|null|NaN/);
});
