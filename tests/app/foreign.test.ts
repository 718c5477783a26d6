// @vitest-environment happy-dom
import { beforeEach, describe, expect, it } from 'vitest';
import { isForeign } from '../../src/app/errors/foreign';

const OWN = `${location.origin}/assets/base-a1b2c3d4.js`;

function thrown(stack: string | undefined, message = 'planted', name = 'Error'): Error {
  const error = new Error(message);
  error.name = name;
  Object.defineProperty(error, 'stack', { value: stack });
  return error;
}

const chrome = (...frames: string[]) =>
  `Error: planted\n${frames.map((at) => `    at f (${at}:1:2)`).join('\n')}`;
const firefox = (...frames: string[]) => frames.map((at) => `f@${at}:1:2`).join('\n');

beforeEach(() => expect(location.origin).toMatch(/^https?:/));

describe('an error is none of ours', () => {
  it.each([
    ['an extension of Chromium', thrown(chrome('chrome-extension://abcdef/inject.js')), ''],
    ['an extension of Firefox', thrown(firefox('moz-extension://0b1c-22/content.js')), ''],
    ['an extension of Safari', thrown(firefox('safari-web-extension://4F-2/a.js')), ''],
    ['an older one of Safari', thrown(firefox('safari-extension://com.x/a.js')), ''],
    ['one whose name Safari hides', thrown(firefox('webkit-masked-url://hidden/')), ''],
    ['an extension that called into our code', thrown(chrome(OWN, 'chrome-extension://abcdef/wrap.js')), ''],
    ['an extension named as the file alone', thrown(undefined), 'chrome-extension://abcdef/inject.js'],
    ['a script of another origin', thrown(chrome('https://ads.example/x.js')), 'https://ads.example/x.js'],
    ['another origin as the file, ours below', thrown(chrome(OWN)), 'https://ads.example/x.js'],
    ['the browser itself', thrown(firefox('resource://gre/modules/x.mjs')), ''],
  ])('when it comes from %s', (_name, error, file) => {
    expect(isForeign(error, file)).toBe(true);
  });

  it.each([['a text'], [undefined], [null], [{ message: 'an object' }]])(
    'when it is %j, which we never throw',
    (reason) => {
      expect(isForeign(reason)).toBe(true);
    },
  );
});

describe('an error is ours', () => {
  it.each([
    ['it names our files', thrown(chrome(OWN)), OWN],
    ['it came through another site’s script', thrown(firefox(OWN, 'https://ads.example/x.js')), OWN],
    ['it says nothing of where it happened', thrown(undefined), ''],
    ['it comes from code without an address', thrown(chrome('<anonymous>')), ''],
    [
      'only its sentence speaks of elsewhere',
      thrown('Error: see https://lorcana.example/all\n', 'see https://lorcana.example/all'),
      '',
    ],
    ['it was thrown just now', new Error('planted'), ''],
  ])('when %s', (_name, error, file) => {
    expect(isForeign(error, file)).toBe(false);
  });
});
