/**
 * `npm run new-game <id> "<Title>"`: writes a game that plays, and its tests, from the template game in tests/template,
 * which the tests of the whole app play; so what is written here has been tested before. One clear sentence and
 * nothing written where that cannot be done. Nothing but Node is needed.
 */
import { spawnSync } from 'node:child_process';
import { existsSync, mkdirSync, readdirSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { root, toolScript } from './tools.mjs';

const REGISTRY = 'src/app/registry.ts';
const TEMPLATE = 'tests/template';
const SHELF = /(const SHELF = \[)([^\]]*)\]/;
const LONGEST_TITLE = 30;
const TITLE = /^[\p{L}\p{N}]+(?:[ ’-][\p{L}\p{N}]+)*$/u;
/** Windows keeps these for devices. */
const DEVICE = /^(con|prn|aux|nul|com\d|lpt\d)$/;
/** What every build has beside the pages of the games. */
const BUILT = ['index', 'assets', 'licences'];

const [id = '', title = '', ...rest] = process.argv.slice(2);
const game = { id, title: title.trim().replaceAll("'", '’') };
const refusal = rest.length > 0 || !id || !title ? 'Usage: npm run new-game <id> "<Title>"' : refusalOf(game);
if (refusal) {
  console.error(refusal);
  process.exit(1);
}
write(game);

/** Why there cannot be such a game; null where there can. */
function refusalOf({ id, title }) {
  const { pattern, reserved, taken, titles } = known();
  if (!new RegExp(`^${pattern}$`).test(id))
    return `"${id}" cannot be an id: a small letter, then small letters, digits and hyphens, 32 at most (mole-hill).`;
  if (taken.includes(id)) return `There is a game called ${id} already.`;
  if (reserved.includes(id) || DEVICE.test(id)) return `"${id}" cannot be an id: it names something else.`;
  if (!TITLE.test(title) || title.length > LONGEST_TITLE)
    return `"${title}" cannot be a title: words of letters and digits, ${LONGEST_TITLE} characters at most. It can be changed later.`;
  if (titles.includes(title.toLowerCase())) return `There is a game called ${title} already.`;
  const folder = Object.values(foldersOf(id)).find((folder) => existsSync(join(root, folder)));
  if (folder) return `${folder} is there already.`;
  if (!SHELF.test(read(REGISTRY))) return `${REGISTRY} has no line that begins with "const SHELF = [".`;
  return null;
}

function known() {
  const metas = readdirSync(join(root, 'src/games')).map((folder) => `src/games/${folder}/meta.ts`);
  const texts = [...metas, `${TEMPLATE}/meta.ts`].filter((path) => existsSync(join(root, path))).map(read);
  const all = (text, expression) => [...text.matchAll(expression)].map(([, found]) => found);
  const code = templateFiles().map(read).join('\n');
  return {
    pattern: all(read('src/core/gameId.ts'), /GAME_ID_PATTERN = '([^']+)'/g)[0],
    taken: texts.flatMap((text) => all(text, /\bid: '([^']+)'/g)),
    titles: texts.flatMap((text) => all(text, /\btitle: '([^']+)'/g)).map((title) => title.toLowerCase()),
    reserved: [
      ...BUILT,
      // Of the pages that have names.
      ...all(read('src/app/AppRoutes.tsx'), /^ {2}\['([a-z-]+)', [A-Z]/gm),
      ...readdirSync(join(root, 'public')).map((name) => name.replace(/\..*$/, '')),
      // `hint` would make a type HintStage, which there is.
      ...all(code, /\b([A-Z]\w+)(?:Game|Move|Event|Stage)\b/g)
        .filter((name) => name !== 'Cups')
        .map((name) => name.replace(/\B[A-Z]/g, '-$&').toLowerCase()),
    ],
  };
}

function foldersOf(id) {
  return { game: `src/games/${id}`, tests: `tests/games/${id}` };
}

function write(game) {
  const folders = foldersOf(game.id);
  const before = read(REGISTRY);
  try {
    for (const path of templateFiles()) put(placeOf(path, folders), rewritten(path, game));
    put(
      REGISTRY,
      before.replace(SHELF, (_, start, ids) => `${start}${ids.trimEnd()}\n  '${game.id}',\n]`),
    );
  } catch (error) {
    for (const folder of Object.values(folders)) rmSync(join(root, folder), { recursive: true, force: true });
    put(REGISTRY, before);
    throw error;
  }
  const isTidy = tidied([...Object.values(folders), REGISTRY]);
  console.log(`Written: ${folders.game}, ${folders.tests}, and its id in ${REGISTRY}.`);
  const tidy = isTidy ? '' : 'run npm run format, then ';
  console.log(
    `Next: ${tidy}npm run dev, open /${game.id} there, and begin with ${folders.game}/rules/rules.ts.`,
  );
}

/** Names of other lengths and letters break and sort their lines otherwise. */
function tidied(paths) {
  const biome = toolScript('biome');
  if (!biome) return false;
  return spawnSync(process.execPath, [biome, 'check', '--write', ...paths], { cwd: root }).status === 0;
}

/** Paths below the template's folder; `entry.ts` only puts the template itself on the shelf of test builds. */
function templateFiles() {
  return readdirSync(join(root, TEMPLATE), { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile() && entry.name !== 'entry.ts')
    .map((entry) => join(entry.parentPath ?? entry.path, entry.name).slice(join(root, TEMPLATE).length + 1))
    .map((path) => `${TEMPLATE}/${path.replaceAll('\\', '/')}`)
    .sort();
}

function isTest(path) {
  return path.startsWith(`${TEMPLATE}/tests/`);
}

function placeOf(path, { game, tests }) {
  return isTest(path) ? path.replace(`${TEMPLATE}/tests`, tests) : path.replace(TEMPLATE, game);
}

/** The template's own names are its id `cups`, its title Cups, types like CupsMove and classes like cups-clay. */
function rewritten(path, { id, title }) {
  const typeName = id.replace(/(?:^|-)([a-z\d]?)/g, (_, letter) => letter.toUpperCase());
  const text = read(path);
  const moved = isTest(path)
    ? text.replace(/'\.\.\/(?=(rules|screen|words|meta)\b)/g, `'../../../${foldersOf(id).game}/`)
    : text.replaceAll('../src/', '../');
  return moved
    .replace(/\bCups(?=Game|Move|Event|Stage)/g, typeName)
    .replace(/\bCups\b/g, title)
    .replace(/(['"])cups\1/g, `$1${id}$1`)
    .replace(/\bcups-/g, `${id}-`);
}

function read(path) {
  return readFileSync(join(root, path), 'utf8');
}

function put(path, text) {
  mkdirSync(dirname(join(root, path)), { recursive: true });
  writeFileSync(join(root, path), text);
}
