import { readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { describe, expect, it } from 'vitest';
import { manifest } from '../../scripts/build/manifest';
import { games } from '../../src/app/registry';

const PUBLIC = fileURLToPath(new URL('../../public/', import.meta.url));

/** Width and height as a JPEG's frame header has them. */
function sizeOf(jpeg: Buffer): string {
  let at = 2;
  while (at < jpeg.length) {
    const marker = jpeg[at + 1] ?? 0;
    const isFrame = marker >= 0xc0 && marker <= 0xc2;
    if (isFrame) return `${jpeg.readUInt16BE(at + 7)}x${jpeg.readUInt16BE(at + 5)}`;
    at += 2 + jpeg.readUInt16BE(at + 2);
  }
  throw new Error('no frame header');
}

describe('the pictures that are shown elsewhere', () => {
  const { screenshots = [] } = manifest('/sub/', games);

  it('are there for wide and for narrow windows', () => {
    const forms = screenshots.map(({ form_factor }) => form_factor);
    expect(forms.filter((form) => form === 'wide').length).toBeGreaterThan(1);
    expect(forms.filter((form) => form === 'narrow').length).toBeGreaterThan(1);
  });

  it.each(screenshots.map(({ src, sizes }) => [src, sizes]))('%s is there, %s and light', (src, sizes) => {
    const file = readFileSync(PUBLIC + src.replace(/^\/sub\//, ''));
    expect(sizeOf(file)).toBe(sizes);
    expect(file.length).toBeLessThan(150_000);
  });

  it('include one for links', () => {
    expect(sizeOf(readFileSync(`${PUBLIC}preview.jpg`))).toBe('1200x630');
  });
});
