/** What may be imported without its ending; other kinds only have to differ as they stand. */
const IMPORTED = /\.[cm]?(tsx?|jsx?|css|json)$/;
/** Belongs to the script whose types it tells. */
const DECLARATION = /\.d\.[cm]?ts$/;

/** Pairs of paths that a disk blind to letter case, or an import without an ending, cannot tell apart. */
export function twinsIn(paths: readonly string[]): string[] {
  const seen = new Map<string, string>();
  const twins = new Set<string>();
  const note = (path: string, key: string) => {
    const other = seen.get(key);
    if (other === undefined) seen.set(key, path);
    else if (other !== path) twins.add(`${other} and ${path}`);
  };
  for (const path of paths.filter((path) => !DECLARATION.test(path))) {
    note(path, path.replace(IMPORTED, '').toLowerCase());
    const folders = path.split('/').slice(0, -1);
    folders.forEach((_, index) => {
      const folder = folders.slice(0, index + 1).join('/');
      note(folder, `${folder.toLowerCase()}/`);
    });
  }
  return [...twins];
}
