/**
 * Which modules travel together: few files, since on a slow line each one costs a round trip, and so cut that the
 * shelf loads nothing of the games' frame. A group takes along whatever its modules import and no group before it took.
 */
interface ChunkGroup {
  readonly name: string;
  readonly test: RegExp;
}

/** What every page needs. Icons and helpers that several groups share belong to the first of them. */
const BASE = [
  'src/main',
  'src/core/(text|result|record)',
  'src/store/(browser|database|settings|stats|statsStore|today|shelf|saveText|latestSave|useSettings)',
  'src/components/(Button|Progress|notLoaded|useFocusKept)',
  'src/app/(App|pages|notFoundPage|lazily|screens|paths|places|registry|errors|serviceWorker|install|daily|applySettings)',
  'src/app/(UpdatePrompt|Boundary|PageBoundary|RootBoundary|FailureWords|useFetchingAgain)',
  'src/app/(attempt|chunks|days|foreign|trustedTypes|ShellLink)',
  '~icons/ph/(share-network|download-simple|calendar-dots|x-bold)',
];

/** What only the shelf needs. */
const HOME = [
  'src/components/GameBox',
  'src/app/(Home|HomeBox|DayRibbon|Part|dayResults|Moon|Lamp|OfflineNote|PageNav|savedGames|Welcome)',
];

/** What all games share. */
const FRAME = [
  'src/(core|store|components)/\\w+',
  'src/app/(GameRoute|GameBoundary|giveCopy|report|asides)',
  '~icons/ph/(seal-check|flag|magnifying-glass|trash|sparkle-fill)',
];

export const chunkGroups: readonly ChunkGroup[] = [
  {
    name: 'vendor',
    test: /node_modules[\\/](react|react-dom|react-router|scheduler|zustand|cookie|set-cookie-parser)[\\/]|vite[\\/]preload-helper/,
  },
  { name: 'base', test: anyOf(BASE) },
  { name: 'home', test: anyOf(HOME) },
  // Apart from the frame, since the shelf too may be asked to turn it on.
  { name: 'sound', test: anyOf(['src/components/sound']) },
  { name: 'frame', test: anyOf(FRAME) },
];

function anyOf(modules: readonly string[]): RegExp {
  const pattern = modules.map((module) => `${module}(\\.[jt]sx?)?$`).join('|');
  return new RegExp(`(${pattern.replaceAll('/', '[\\\\/]')})`);
}
