import { type ChunkGroup, roomGroups } from './roomGroups.ts';

/**
 * Which modules travel together: few files, since on a slow line each one costs a round trip, and so cut that the
 * shelf loads nothing of the games' frame. A group takes along whatever its modules import and no group before it took.
 */
/** The sheet with one part's utilities, which styleParts.ts makes. */
export const UTILITIES = /^\0?utilities\/([\w-]+)\.css$/;

/** What every page needs. Icons and helpers that several groups share belong to the first of them. */
export const BASE = [
  'src/main',
  'src/core/(text|result|record|faults|aids|journal|daily|gameId|inForms)',
  'src/store/(browser|settings|today)',
  'src/store/saving/(database|latestSave|savedGames|saveText)',
  'src/store/stats/(stats|statsStore)',
  'src/frame/useSettings',
  // Home counts what is done of a game in these, without the frame.
  'src/frame/words/(days|plural|sentences)',
  'src/components/(Button|daysInARow|Progress|browser/(notLoaded|sound|useFocusKept))',
  'src/app/(App|registry|rooms)',
  'src/app/boot/(applySettings|chunks|lazily|Link|moods|pages|paths|screens|ShellLink|trustedTypes)',
  'src/app/daily/(daily|days)',
  'src/app/errors/(attempt|Boundary|errors|FailureWords|foreign|notFoundPage|PageBoundary|RootBoundary|useFetchingAgain)',
  'src/app/offline/(install|serviceWorker|UpdatePrompt)',
  '~icons/ph/(share-network|download-simple|calendar-dots|x-bold)',
];

/** What only the shelf needs. */
export const HOME = [
  'src/components/GameBox',
  'src/app/home/(Home|HomeBox|Lamp|Moon|Welcome|savedGames)',
  'src/app/daily/(DayRibbon|dayResults)',
  'src/app/boot/PageNav',
  'src/app/errors/Part',
];

/** What all games share. */
export const FRAME = [
  'src/(core|store|components|frame)/\\w+',
  'src/components/(browser|grid)/\\w+',
  'src/store/(saving|session|stats)/\\w+',
  'src/frame/(dialogs|finish|say|shell|tutorial|words)/\\w+',
  'src/app/GameRoute',
  'src/app/errors/(GameBoundary|report)',
  'src/app/settings/(giveCopy|asides)',
  '~icons/ph/(seal-check|flag|magnifying-glass|trash|skull-fill|sparkle-fill)',
];

/** What of it nobody needs before a board is there: dialogs, tutorial, the whole end. */
export const LATER = [
  'src/frame/(later|tutorial/(Tutorial|placeBubble))',
  'src/frame/dialogs/(CodeDialog|GameDialogs|RulesDialog|ShareDialog)',
  'src/frame/finish/(FinishSheet|Result)',
  'src/components/(CopyButton|StatTile)',
];

/** For those who turn the sounds on, wherever they are. */
const TONES = ['src/components/browser/tones'];

/** What home and statistics call things in a game, so small that it travels as one file, with what it needs of the rules. */
function namesOf(game: string): ChunkGroup {
  const words = `src/games/${game}/(.+/)?words/(names|firstEdition)`;
  return { name: `${game}-names`, test: anyOf([words]) };
}

const SHARED: readonly ChunkGroup[] = [
  // Sheets alone, of which no script is made: whoever needs one needs nothing of those that need it too.
  ...['home', 'pages', 'frame'].map((part) => ({
    name: `${part}-utilities`,
    test: new RegExp(`utilities/${part}\\.css$`),
  })),
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand|cookie|set-cookie-parser)[\\/]|vite[\\/]preload-helper/,
  },
  { name: 'base', test: anyOf(BASE) },
  { name: 'home', test: anyOf(HOME) },
  { name: 'tones', test: anyOf(TONES) },
  { name: 'frame', test: anyOf(FRAME, LATER) },
  { name: 'dialogs', test: anyOf(LATER) },
];

export function chunkGroups(games: readonly { readonly id: string }[]): ChunkGroup[] {
  return [...SHARED, ...games.map(({ id }) => namesOf(id)), ...roomGroups()];
}

/** Whether a module travels with what every page needs. */
export function isInBase(module: string): boolean {
  return anyOf(BASE).test(module);
}

function anyOf(modules: readonly string[], but: readonly string[] = []): RegExp {
  const unless = but.length > 0 ? `(?!.*${patternOf(but)})` : '';
  return new RegExp(`^${unless}.*${patternOf(modules)}`);
}

function patternOf(modules: readonly string[]): string {
  const pattern = modules.map((module) => `${module}(\\.[jt]sx?)?$`).join('|');
  return `(${pattern.replaceAll('/', '[\\\\/]')})`;
}
