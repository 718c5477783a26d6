/** What the signs of the special cells show, as strokes within 24 × 24. */
import type { SpecialName } from '../../board/rules/specials';

export const SIGNS: Readonly<Record<SpecialName, string>> = {
  Efficiency:
    'M8.5 18V11M8.5 13C6 13 5 11 5 9C7.5 9 8.5 10.5 8.5 13ZM15.5 18V11M15.5 13C18 13 19 11 19 9C16.5 9 15.5 10.5 15.5 13Z',
  Versatility:
    'M12 12C9.5 8.5 5 8.5 5 12C5 15.5 9.5 15.5 12 12C14.5 8.5 19 8.5 19 12C19 15.5 14.5 15.5 12 12Z',
  Painter:
    'M18 6L11 13M11 13C8.5 12.5 7.5 14.5 7.5 16C7.5 17.5 6.5 18 5.5 18C8 19 12 18 12.5 15C12.5 14 12 13.4 11 13Z',
  Guesser: 'M9 9.500C9 5.5 15 5.5 15 9.500C15 12 12 12 12 14.500M12 17.800V18',
  'Low Ceiling': 'M6 8H18M12 18V11.500M9 14L12 11L15 14',
  'Fertile Ground': 'M7 12L12 7L17 12M7 17L12 12L17 17',
  'Hard Ground': 'M5 17L8 9.500L13 8L18.5 12L19 17ZM8 9.500L11 13L10 17M11 13L18.5 12',
  'Black Magic': 'M14.5 6C10 6.5 8 10 9 13.500C10 17 14 18.5 17 16.500C12.5 17 10.5 11 14.5 6Z',
};
