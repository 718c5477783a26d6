/**
 * Which modules travel together: few files, since on a slow line each one costs a round trip, and so cut that the
 * shelf loads nothing of the games' frame. A group takes along whatever its modules import and no group before it took.
 */
import { type ChunkGroup, roomGroups } from './roomGroups.ts';

/** The sheet with one part's utilities, which styleParts.ts makes. */
export const UTILITIES = /^\0?utilities\/([\w-]+)\.css$/;

/** What every page and every worker needs: nothing in it may import what only a page has. */
export const CORE = [
  'src/core/\\w+',
  'src/frame/words/(days|plural|sentences)',
  'src/store/saving/database',
  'src/store/session/jobs',
];

/** What every page needs. Icons and helpers that several groups share belong to the first of them. */
export const BASE = [
  'src/main',
  'src/store/(browser|settings|today)',
  'src/store/saving/(latestSave|pageName|savedGames|saveText)',
  'src/store/stats/(stats|statsStore)',
  'src/frame/useSettings',
  'src/components/(Button|daysInARow|iconOf|Progress|browser/(notLoaded|sound|useFocusKept|whenIdle))',
  'src/app/(App|registry|rooms|sidePages)',
  'src/app/boot/(applySettings|chunks|lazily|Link|moods|pages|paths|screens|ShellLink|trustedTypes)',
  'src/app/daily/(daily|days|level|LevelText)',
  'src/app/errors/(attempt|Boundary|errors|FailureWords|foreign|notFoundPage|PageBoundary|RootBoundary|useFetchingAgain)',
  'src/app/offline/(install|serviceWorker|UpdatePrompt)',
  '~icons/ph/(dots-three-outline|share-network|download-simple|calendar-dots|x-bold|sliders-horizontal)',
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
  'src/(store|components|frame)/\\w+',
  'src/components/(browser|grid)/\\w+',
  'src/store/(saving|session|stats)/\\w+',
  'src/frame/(challenge|dialogs|finish|say|shell|tutorial|watch|words)/\\w+',
  'src/app/GameRoute',
  'src/app/errors/(GameBoundary|report)',
  'src/app/settings/giveCopy',
  '~icons/ph/(seal-check|flag|magnifying-glass|trash|skull-fill|sparkle-fill|shuffle|pause-fill|play-fill|printer)',
  // Else they would lie in the file of one game, and others that show them fetch it.
  '~icons/ph/(scroll|arrow-left-bold|arrow-right-bold|plus-bold|minus-bold)',
];

/** Of its folders what is one game's alone, and what comes when it is wanted. */
const NOT_FRAME = ['src/components/(Hourglass|NumberPad|keyToward|Toast)'];

/** What of it nobody needs before a board is there: dialogs, tutorial, the whole end. */
export const LATER = [
  'src/frame/(later|tutorial/(Tutorial|placeBubble))',
  'src/frame/dialogs/(CodeDialog|GameDialogs|RulesDialog|ShareDialog|ShareRun|startOverQuestion)',
  'src/frame/finish/(FinishSheet|Result|resultWords)',
  'src/frame/watch/(WatchTools|tickIcons|useLostSince|useReplay|useWatchKeys)',
  'src/components/(CopyButton|QrCode|Scrubber|StatTile)',
];

/** For those who send a run, or have been sent one. */
const CHALLENGE = [
  'src/core/runs/\\w+',
  'src/frame/challenge/(?!useChallenges)\\w+',
  'src/store/stats/challenges',
];

/** What all makers' pages share, and the way to them. */
const MAKER = ['src/store/making/\\w*[sS]ketch\\w*', 'src/frame/maker/\\w+', 'src/app/MakerRoute'];

/** What all studies share, and the way to them. */
const STUDY = ['src/store/study/\\w+', 'src/frame/study/\\w+', 'src/app/StudyRoute'];

/** What all pages for printing share, and the way to them. */
const PRINT = ['src/frame/print/\\w+', 'src/app/PrintRoute'];

/** For those who turn the sounds on, wherever they are. */
const TONES = ['src/components/browser/tones'];

/** For games that have ended. */
const KEPT = ['src/store/stats/keptRuns'];

/** With every other file they came as a further one. */
const LIBRARIES =
  /node_modules[\\/](react|react-dom|react-router|scheduler|zustand|cookie|set-cookie-parser)[\\/]|vite[\\/]preload-helper/;

const SHARED: readonly ChunkGroup[] = [
  // Sheets alone, of which no script is made: whoever needs one needs nothing of those that need it too.
  ...['home', 'pages', 'frame', 'challenge', 'beside'].map((part) => ({
    name: `${part}-utilities`,
    test: new RegExp(`utilities/${part}\\.css$`),
  })),
  { name: 'core', test: either(anyOf(CORE), /rolldown[\\/]runtime/) },
  { name: 'base', test: either(anyOf(BASE), LIBRARIES) },
  { name: 'home', test: anyOf(HOME) },
  { name: 'tones', test: anyOf(TONES) },
  { name: 'keptRuns', test: anyOf(KEPT) },
  { name: 'frame', test: anyOf(FRAME, [...LATER, ...KEPT, ...CHALLENGE, ...NOT_FRAME]) },
  { name: 'dialogs', test: anyOf(LATER) },
  { name: 'challenge', test: anyOf(CHALLENGE) },
  { name: 'maker', test: anyOf(MAKER) },
  { name: 'print', test: anyOf(PRINT) },
  { name: 'study', test: anyOf(STUDY) },
];

export function chunkGroups(): ChunkGroup[] {
  return [...SHARED, ...roomGroups(anyOf(CORE))];
}

/** Whether a module travels with what every page needs. */
export function isInBase(module: string): boolean {
  return anyOf([...CORE, ...BASE]).test(module);
}

function anyOf(modules: readonly string[], but: readonly string[] = []): RegExp {
  const unless = but.length > 0 ? `(?!.*${patternOf(but)})` : '';
  return new RegExp(`^${unless}.*${patternOf(modules)}`);
}

function patternOf(modules: readonly string[]): string {
  const pattern = modules.map((module) => `${module}(\\.[jt]sx?)?$`).join('|');
  return `(${pattern.replaceAll('/', '[\\\\/]')})`;
}

function either(...patterns: readonly RegExp[]): RegExp {
  return new RegExp(patterns.map(({ source }) => source).join('|'));
}
