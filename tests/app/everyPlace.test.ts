// @vitest-environment happy-dom
import 'fake-indexeddb/auto';
import { expect, it, vi } from 'vitest';
import { savedRooms } from '../../src/app/rooms';
import { findCheck } from '../../src/store/saving/savedGamesCheck';

vi.stubGlobal('__BUILD__', '1.2.3');

it.each(savedRooms.map(({ title, id, load }) => ({ title, id, load })))(
  'the saves of $title can be checked once its screen is loaded',
  async ({ id, load }) => {
    await load();
    expect(findCheck(id)).toBeDefined();
  },
);
