import { renderToStaticMarkup } from 'react-dom/server';
import { expect, test } from 'vitest';
import { allConditions } from '../../../src/games/dokuborn/rules/conditions';
import { shortName } from '../../../src/games/dokuborn/screen/fitting/shortNames';
import { ConditionMark } from '../../../src/games/dokuborn/screen/marks';

test('no two conditions have the same sign or the same short name', () => {
  const signs = allConditions.map((condition) =>
    renderToStaticMarkup(<ConditionMark condition={condition} />),
  );
  expect(signs.filter((sign) => !sign.includes('<path'))).toEqual([]);
  expect(new Set(signs).size).toBe(allConditions.length);
  expect(new Set(allConditions.map(shortName)).size).toBe(allConditions.length);
});
