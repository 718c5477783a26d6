/** Settings in WebKit: what each choice is called stands beside it where there is room, and above it elsewhere. */
import { expect, it } from 'vitest';
import { expectNoComplaints } from './support/player';
import { type Rect, twoBrowsersHere, WIDTHS } from './support/twoBrowsers';

const { browsers, url } = twoBrowsersHere();

interface Choice {
  readonly label: Rect;
  readonly segments: Rect;
}

function choices(): Choice[] {
  const rectOf = (element: Element | null): Rect => {
    const { left, top, width, height } = (element ?? document.body).getBoundingClientRect();
    return { left, top, width, height };
  };
  return [...document.querySelectorAll('main fieldset')].map((set) => ({
    label: rectOf(set.querySelector(':scope > span')),
    segments: rectOf(set.querySelector('.segments')),
  }));
}

it.each(WIDTHS)('labels and choices lie as they should, and as in Chromium, at %i px', async (width) => {
  const [ours, theirs] = await browsers().show(`${url()}settings`, width, 'main fieldset');
  const [here, there] = [await ours.run(choices), await theirs.run(choices)];
  expect(here.length).toBeGreaterThan(3);
  for (const { label, segments } of here) {
    if (width >= 640) {
      expect(label.left + label.width).toBeLessThanOrEqual(segments.left);
      expect(label.top + label.height).toBeGreaterThan(segments.top);
      expect(label.top).toBeLessThan(segments.top + segments.height);
    } else expect(label.top + label.height).toBeLessThanOrEqual(segments.top);
  }
  const flat = (all: readonly Choice[]) =>
    all.flatMap(({ label, segments }) =>
      [label, segments].flatMap(({ left, top, width }) => [left, top, width]),
    );
  const apart = flat(here).map((value, at) => Math.abs(value - (flat(there)[at] ?? Number.NaN)));
  // Letters are a hair wider in one engine than in the other.
  expect(Math.max(...apart)).toBeLessThanOrEqual(6);
  await expectNoComplaints(browsers().webKit);
});
