/** For `npm run e2e:webkit`: one browser after the other, since its driver knows only one at a time. */
import { defineConfig } from 'vitest/config';

export default defineConfig({
  test: {
    include: ['tests/webkit/*.webkit.ts'],
    fileParallelism: false,
    testTimeout: 240_000,
    hookTimeout: 240_000,
  },
});
