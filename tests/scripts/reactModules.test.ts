import { readFileSync } from 'node:fs';
import { expect, it } from 'vitest';
import { asModule } from '../../scripts/build/reactModules';

it('exports become names, and what is required is imported', () => {
  const code = [
    '"use strict";',
    'var Scheduler = require("scheduler"),',
    '  React = require("react");',
    'exports.now = void 0;',
    'if (React.use) {',
    '  exports.now = function () {};',
    '}',
    'exports.later = function () {',
    '  return Scheduler.wait(exports.now());',
    '};',
  ].join('\n');
  expect(asModule(code)).toBe(
    [
      '"use strict";',
      'import * as Scheduler from "scheduler";',
      '  import * as React from "react";',
      'var exported_now = void 0;',
      'if (React.use) {',
      '  exported_now = function () {};',
      '}',
      'var exported_later = function () {',
      '  return Scheduler.wait(exported_now());',
      '};',
      'export { exported_now as now, exported_later as later };',
      '',
    ].join('\n'),
  );
});

it.each([
  'react/cjs/react',
  'react/cjs/react-jsx-runtime',
  'react-dom/cjs/react-dom',
  'react-dom/cjs/react-dom-client',
  'scheduler/cjs/scheduler',
])('%s has nothing left that only a bundler of its kind of modules could read', (file) => {
  const code = asModule(readFileSync(`node_modules/${file}.production.js`, 'utf8'));
  expect(code).not.toMatch(/\b(require\(|module\.|exports\b)/);
});
