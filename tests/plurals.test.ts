/** Counts are put into words by `plural` alone, in either of its shapes: all sources are read for those made by hand. */
import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import ts from 'typescript';
import { describe, expect, it } from 'vitest';

const SRC = fileURLToPath(new URL('../src', import.meta.url));
const HELPERS = ['core/inForms.ts', 'frame/words/plural.ts'];
/** What the first edition wrote, letter by letter: no later helper may change it. */
const FROZEN = /\/words\/(?:firstEdition|oldConfigNames)\.ts$/;

/** Words that end in s behind a value and are no plural: verbs, most of them behind a name. */
const NO_PLURALS = new Set(
  (
    'as is was has this its does always appears begins brings comes costs fits gives goes grows helps leaves lies loses makes names ' +
    'needs opens reaches rules says sends stands wards'
  ).split(' '),
);

/** Behind a value, within two more words, what may be a plural; `of` names what the value is only a part of. */
const COUNTED = /^ (?:(?!of\b)[a-z’-]+ ){0,2}?([a-z-]+[^s\W]s)\b/;

function countedIn(value: ts.Node, after: string, source: ts.SourceFile): string[] {
  const words = after.replace(/\s+/g, ' ');
  const noun = COUNTED.exec(words)?.[1];
  // A constant is as large as it is, and what has to be turned into text first is a name.
  const isNoCount = /^(?:[A-Z_]+|String\(\w+\))$/.test(value.getText(source));
  return noun && !NO_PLURALS.has(noun) && !isNoCount ? [`{${value.getText(source)}}${words}`] : [];
}

/** `${count} cells` */
function inTemplate(node: ts.Node, source: ts.SourceFile): string[] {
  if (!ts.isTemplateExpression(node)) return [];
  return node.templateSpans.flatMap(({ expression, literal }) => countedIn(expression, literal.text, source));
}

/** `{count} cells`, `<b>{count}</b> cells` */
function inElement(node: ts.Node, source: ts.SourceFile): string[] {
  if (!ts.isJsxElement(node) && !ts.isJsxFragment(node)) return [];
  return node.children.flatMap((child, at) => {
    const before = node.children[at - 1];
    const value = before && ts.isJsxElement(before) ? before.children.at(-1) : before;
    if (!ts.isJsxText(child) || !value || !ts.isJsxExpression(value)) return [];
    return value.expression ? countedIn(value.expression, child.text, source) : [];
  });
}

const PAIRS: ReadonlyMap<string, string> = new Map([
  ['is', 'are'],
  ['it', 'them'],
  ['daily', 'dailies'],
  ['enemy', 'enemies'],
]);

/** `count === 1 ? 'cell' : 'cells'` */
function chosenByHand(node: ts.Node, source: ts.SourceFile): string[] {
  if (!ts.isConditionalExpression(node)) return [];
  if (!/(?:[!=]== 1|> 1|< 2)$/.test(node.condition.getText(source))) return [];
  const [one, other] = [wordsOf(node.whenTrue, source), wordsOf(node.whenFalse, source)];
  return isPlural(one, other) || isPlural(other, one) ? [node.getText(source)] : [];
}

function wordsOf(branch: ts.Expression, source: ts.SourceFile): readonly string[] {
  if (!ts.isStringLiteralLike(branch) && !ts.isTemplateExpression(branch)) return [];
  return branch.getText(source).match(/[a-z]+/gi) ?? [];
}

function isPlural(some: readonly string[], many: readonly string[]): boolean {
  return some.some((word) =>
    [`${word}s`, `${word}es`, PAIRS.get(word)].some((own) => many.includes(own ?? '')),
  );
}

function handMade(file: string, text: string): string[] {
  const kind = file.endsWith('x') ? ts.ScriptKind.TSX : ts.ScriptKind.TS;
  const source = ts.createSourceFile(file, text, ts.ScriptTarget.Latest, true, kind);
  const found: string[] = [];
  const visit = (node: ts.Node): void => {
    for (const look of [inTemplate, inElement, chosenByHand]) {
      for (const words of look(node, source)) {
        found.push(
          `${file}:${source.getLineAndCharacterOfPosition(node.getStart(source)).line + 1} ${words}`,
        );
      }
    }
    ts.forEachChild(node, visit);
  };
  visit(source);
  return found;
}

describe('plurals in the sources', () => {
  it('are never made by hand', () => {
    const files = readdirSync(SRC, { recursive: true, encoding: 'utf8' })
      .map((file) => file.replaceAll('\\', '/'))
      .filter((file) => /\.tsx?$/.test(file) && !HELPERS.includes(file) && !FROZEN.test(file));
    expect(files.length).toBeGreaterThan(300);
    const found = files.flatMap((file) => handMade(file, readFileSync(join(SRC, file), 'utf8')));
    expect(found).toEqual([]);
  });
});
