// @vitest-environment happy-dom
import { render, screen } from '@testing-library/react';
import { describe, expect, it } from 'vitest';
import { QrCode } from '../../src/components/QrCode';
import { ShareDialog } from '../../src/frame/dialogs/ShareDialog';
import { readQr } from './readQr';

const TOO_LONG = 'Too long.';

/** What is drawn, module by module, and how wide the light around it is. */
function drawn(svg: Element) {
  const [left = 0, top = 0, width = 0, height = 0] = (svg.getAttribute('viewBox') ?? '')
    .split(' ')
    .map(Number);
  const dark = new Set<string>();
  for (const [, x, y, length] of (svg.querySelector('path')?.getAttribute('d') ?? '').matchAll(
    /M(\d+) (\d+)h(\d+)v1h-\3z/g,
  )) {
    for (let step = 0; step < Number(length); step++) dark.add(`${Number(x) + step} ${y}`);
  }
  return {
    quiet: [-left, -top],
    side: [width, height],
    isDark: (x: number, y: number) => dark.has(`${x} ${y}`),
  };
}

function read(svg: Element): string {
  const { quiet, side, isDark } = drawn(svg);
  expect(quiet).toEqual([4, 4]);
  expect(side[0]).toBe(side[1]);
  return readQr((side[0] ?? 0) - 8, isDark);
}

const code = () => screen.getByRole('img', { name: 'The link' });

describe('a QR code', () => {
  it.each([
    ['a short link', 'https://x.example/cups/abc'],
    ['figures and capitals', '0123456789'.repeat(12) + 'HTTPS://X.EXAMPLE/A'.repeat(5)],
    ['other letters', 'https://x.example/game/ä-漢字-🐸'],
    ['a link with a run', `https://x.example/game/1-2~cs~${'k3j4h5'.repeat(6)}#r1~${'aB3_x-Q'.repeat(50)}`],
    ['a long one', `https://x.example/a#r1~${'aB3_x-Qz'.repeat(200)}`],
    ['the longest', `https://x.example/a#r1~${'q'.repeat(2_930)}`],
  ])('says what it was made of: %s', (_, text) => {
    render(<QrCode text={text} label="The link" tooLong={TOO_LONG} />);
    expect(read(code())).toBe(text);
  });

  it('says every length of link', () => {
    for (let length = 1; length < 400; length += 7) {
      const { unmount } = render(<QrCode text={'aZ-9'.repeat(length)} label="The link" tooLong={TOO_LONG} />);
      expect(read(code())).toBe('aZ-9'.repeat(length));
      unmount();
    }
  });

  it('is dark on light in its own colours', () => {
    render(<QrCode text="x" label="The link" tooLong={TOO_LONG} />);
    expect(code().querySelector('rect')).toHaveAttribute('fill', 'white');
    expect(code().querySelector('path')).toHaveAttribute('fill', 'black');
    expect(code()).toHaveClass('forced-color-adjust-none');
  });

  it('says so where a text is longer than a code can hold', () => {
    render(<QrCode text={'x'.repeat(3_000)} label="The link" tooLong={TOO_LONG} />);
    expect(screen.queryByRole('img')).toBeNull();
    expect(screen.getByText(TOO_LONG)).toBeInTheDocument();
  });
});

describe('the share dialog', () => {
  it('shows its link as a code, at once', () => {
    render(<ShareDialog open onClose={() => {}} url="https://x.example/cups/abc" />);
    expect(read(screen.getByRole('img', { name: 'The link as a QR code' }))).toBe(
      'https://x.example/cups/abc',
    );
  });

  it('says that a link is too long for one', () => {
    render(<ShareDialog open onClose={() => {}} url={`https://x.example/#r1~${'x'.repeat(5_000)}`} />);
    expect(screen.getByText(/longer than a QR code can hold/)).toBeInTheDocument();
  });
});
