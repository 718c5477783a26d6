import type { InBrowser } from '../../inBrowser';

export const inBrowser: InBrowser = {
  hintKey: 'e',
  move: (page) => page.keyboard.press('h'),
  moveByKeys: (page) => page.keyboard.press('h'),
  win: {
    key: 'h',
    pressesLeft: (page) => page.getByRole('gridcell', { name: /, empty$/ }).count(),
    said: 'Solved',
  },
  startCountdown: (page) => page.getByRole('button', { name: 'Turn the hourglass' }).click(),
  smallestBoard: '4 × 5',
};
