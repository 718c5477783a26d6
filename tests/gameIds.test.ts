/** Which games there are is read from the registry: nothing that all of them share names one. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { expect, it } from 'vitest';
import { rooms } from '../src/app/rooms';

const ROOT = fileURLToPath(new URL('..', import.meta.url));

/** Each of these may name games, for the reason given. A folder or file that bears a game's id may name that game. */
const MAY_NAME: Readonly<Record<string, string>> = {
  'src/app/registry.ts': 'it is the list',
  'scripts/cards.mjs': 'it writes the cards that ship with one game, and nothing else',
  'tests/e2e/editions.e2e.ts': 'it knows what the first edition had',
  'tests/e2e/spoken.e2e.ts': 'to hear a game it has to be played in its own way',
  'tests/scripts/newGame.test.ts': 'it tries names that are taken',
  'tests/webkit/pictures.webkit.ts':
    'which deals are drawn, and whose tiles are told apart, are facts of their games',
  'tests/voice/record.mjs': 'to hear a game it has to be played in its own way',
  'tests/voice/rooms.mjs': 'to hear a game it has to be played in its own way',
  'tests/e2e/overlays.e2e.ts': 'what lies over a board differs from game to game',
  'tests/e2e/support/promisedBoards.ts':
    'how wide the cells of a board are promised to be is a fact of its game',
  'tests/core/oldRuns.test.ts': 'how moves were written, and what is judged anew, are facts of their games',
  'tests/e2e/drafts.e2e.ts': 'what is made, and how, differs from game to game',
  'scripts/dragonQuestStudy.mjs': 'it chooses the positions of one game’s study, and nothing else',
  'scripts/hudokuStudy.mjs': 'it chooses the positions of one game’s study, and nothing else',
  'scripts/pikachuStudy.mjs': 'it chooses the positions of one game’s study, and nothing else',
  'tests/e2e/art.e2e.ts': 'it compares what was drawn for each game',
  'tests/e2e/slowHelp.e2e.ts': 'which help can take long differs from game to game',
  'tests/scripts/sizes.test.ts': 'how much a room weighs is a fact of its game',
  'tests/e2e/looks.e2e.ts': 'whose words are longest is a fact of one game',
};

const files = ['src', 'tests', 'scripts'].flatMap((folder) =>
  readdirSync(join(ROOT, folder), { recursive: true, encoding: 'utf8' })
    .map((file) => `${folder}/${file.replaceAll('\\', '/')}`)
    .filter((file) => /\.(tsx?|mjs|css)$/.test(file)),
);

/** Room ids, with the game that each is of. */
const names = rooms.map(({ id, game }) => ({
  owner: game.id,
  // Not within a longer name, such as `some-game-tiles`.
  pattern: new RegExp(`(?<![\\w-])${id}(?![\\w-])`),
}));

/** Whether a folder or file on the way there is called after the game. */
const isOf = (file: string, game: string) =>
  file.split('/').some((part) => part === game || part.startsWith(`${game}.`) || part.startsWith(`${game}-`));

/** Whatever a program has in quotes, and the names of its properties; comments are for people. */
function textsIn(file: string, text: string): { line: number; said: string }[] {
  if (file.endsWith('.css')) {
    const bare = text.replace(/\/\*[\s\S]*?\*\//g, (comment) => comment.replace(/[^\n]/g, ''));
    return bare.split('\n').map((said, index) => ({ line: index + 1, said }));
  }
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true);
  const found: { line: number; said: string }[] = [];
  const visit = (node: ts.Node): void => {
    const isText =
      ts.isStringLiteralLike(node) || ts.isTemplateLiteralToken(node) || ts.isRegularExpressionLiteral(node);
    const isName =
      ts.isIdentifier(node) &&
      (ts.isPropertyAssignment(node.parent) || ts.isPropertyAccessExpression(node.parent)) &&
      node.parent.name === node;
    if (isText || isName) {
      const { line } = source.getLineAndCharacterOfPosition(node.getStart());
      found.push({ line: line + 1, said: node.text });
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

function gamesNamedIn(file: string, text: string): string[] {
  const others = names.filter(({ owner }) => !isOf(file, owner));
  return textsIn(file, text).flatMap(({ line, said }) =>
    others.some(({ pattern }) => pattern.test(said)) ? [`${file}:${line} ${said.trim()}`] : [],
  );
}

it('only the registry and what is a game’s own name a game', () => {
  const wrong = files
    .filter((file) => !(file in MAY_NAME))
    .flatMap((file) => gamesNamedIn(file, readFileSync(join(ROOT, file), 'utf8')));
  expect(wrong).toEqual([]);
  expect(files.length).toBeGreaterThan(300);
});

it('would notice one', () => {
  const [{ id = '', game } = {}] = rooms;
  const planted = [
    `const list = ['${id}'];`,
    `open(\`\${url}${id}?new\`);`,
    `import { rules } from '../src/games/${id}/rules/rules';`,
    `const sizes = { '${id}': 3 };`,
    `expect(path).toMatch(/${id}\\/daily/);`,
  ];
  for (const text of planted) {
    expect(gamesNamedIn('tests/app/some.test.ts', text), text).toHaveLength(1);
    expect(gamesNamedIn(`tests/games/${game?.id}/some.test.ts`, text), text).toEqual([]);
  }
  expect(gamesNamedIn('src/styles/some.css', `[data-mood="${id}"] {}`)).toHaveLength(1);
  expect(gamesNamedIn('tests/app/some.test.ts', `// as in ${id}\nconst name = '${id}-tiles';`)).toEqual([]);
});
