/** The utilities of a sheet as Tailwind has sorted it: one entry a rule, with what decides which of two rules holds. */
import { type Declaration, type Selector, transform } from 'lightningcss';

export interface UtilityRule {
  /** The at-rules that it stands in, outermost first. */
  readonly around: readonly string[];
  readonly text: string;
  /** Without one of them no element is matched. */
  readonly classes: readonly string[];
  /** Of its selector: the heavier of two rules holds, and of two alike the later. */
  readonly weight: number;
  /** What it sets, each with the shorthands that it belongs to: two rules without one in common never meet. */
  readonly properties: ReadonlySet<string>;
  /** Such rules obey other laws of order in layers than all others. */
  readonly isImportant: boolean;
}

interface Block {
  readonly head: string;
  readonly body: string;
}

const LAYER = '@layer utilities';

/** The layer of utilities, cut out of the sheet around it. */
export function cutUtilities(sheet: string): { before: string; utilities: string; after: string } {
  const start = sheet.indexOf(`${LAYER}{`);
  const [block] = start < 0 ? [] : blocksIn(sheet.slice(start));
  if (!block || sheet.includes(`${LAYER}{`, start + 1)) throw new Error(`There should be one ${LAYER}`);
  const end = start + LAYER.length + block.body.length + 2;
  return { before: sheet.slice(0, start), utilities: block.body, after: sheet.slice(end) };
}

export function readRules(utilities: string): readonly UtilityRule[] {
  const texts = textsIn(utilities, []);
  const rules: UtilityRule[] = [];
  transform({
    filename: 'utilities.css',
    code: Buffer.from(utilities),
    visitor: {
      Rule: {
        style({ value: { selectors, declarations } }) {
          const { around, text } = texts[rules.length] ?? { around: [], text: '' };
          const important = declarations?.importantDeclarations ?? [];
          rules.push({
            around,
            text,
            classes: selectors.flatMap(classesOf),
            weight: weightOfAll(selectors, text),
            properties: new Set([...(declarations?.declarations ?? []), ...important].map(familyOf)),
            isImportant: important.length > 0,
          });
        },
      },
    },
  });
  if (rules.length !== texts.length) throw new Error('A utility holds rules of its own');
  return rules;
}

function textsIn(styles: string, around: readonly string[]): Pick<UtilityRule, 'around' | 'text'>[] {
  return blocksIn(styles).flatMap(({ head, body }) =>
    head.startsWith('@') ? textsIn(body, [...around, head]) : [{ around, text: `${head}{${body}}` }],
  );
}

/** Minified, so that between two blocks there is nothing. */
function blocksIn(styles: string): Block[] {
  const blocks: Block[] = [];
  let depth = 0;
  let start = 0;
  let open = 0;
  for (const { 0: sign, index } of styles.matchAll(/\\.|"(?:\\.|[^"])*"|'(?:\\.|[^'])*'|[{}]/gs)) {
    if (sign === '{' && depth++ === 0) open = index;
    if (sign === '}' && --depth === 0) {
      blocks.push({ head: styles.slice(start, open), body: styles.slice(open + 1, index) });
      start = index + 1;
    }
  }
  return blocks;
}

/** Not those inside `:is()` and the like, which may stand for one of several. */
function classesOf(selector: Selector): string[] {
  return selector.flatMap((part) => (part.type === 'class' ? [part.name] : []));
}

function weightOfAll(selectors: readonly Selector[], text: string): number {
  const [weight = 0, ...others] = new Set(selectors.map(weightOf));
  if (others.length > 0) throw new Error(`Selectors of unequal weight in one rule: ${text}`);
  return weight;
}

/** As CSS weighs it: ids, then classes and what counts like them, then tags. */
function weightOf(selector: Selector): number {
  return selector.reduce((sum, part) => {
    if (part.type === 'id') return sum + 1_000_000;
    if (part.type === 'class' || part.type === 'attribute') return sum + 1_000;
    if (part.type === 'type' || part.type === 'pseudo-element') return sum + 1;
    if (part.type !== 'pseudo-class' || part.kind === 'where') return sum;
    const isOwn = part.kind !== 'is' && part.kind !== 'not' && part.kind !== 'has';
    return sum + (isOwn ? 1_000 : Math.max(...part.selectors.map(weightOf)));
  }, 0);
}

/** Shorthands begin with the same word as what they set, but for these. */
const FAMILIES: Readonly<Record<string, string>> = {
  top: 'inset',
  right: 'inset',
  bottom: 'inset',
  left: 'inset',
  row: 'gap',
  column: 'gap',
  align: 'place',
  justify: 'place',
  line: 'font',
  white: 'text',
  inline: 'width',
  block: 'height',
};

function familyOf(declaration: Declaration): string {
  const name = nameOf(declaration);
  if (name.startsWith('--')) return name;
  const plain = name.replace(/^-\w+-/, '');
  const [word = plain] = plain.split('-');
  return word === 'min' || word === 'max' ? plain : (FAMILIES[word] ?? word);
}

function nameOf(declaration: Declaration): string {
  if (declaration.property === 'custom') return declaration.value.name;
  return declaration.property === 'unparsed' ? declaration.value.propertyId.property : declaration.property;
}
