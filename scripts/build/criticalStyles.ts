/** Of a page's stylesheets what its painted markup needs: small enough to stand in the page itself. */
import { type Selector, type SelectorComponent, transform } from 'lightningcss';

/** Set on <html> before the first paint: no markup has them yet. */
const MARKED = /^data-(theme|contrast|motion|speed|symbols|visit|edition|fonts|paint|painted)$/;
/** Nobody does this before the page is there, or it needs a dialog. */
const LATER = new Set(['hover', 'active', 'open', 'modal', 'popover-open']);
const LATER_PARTS = new Set(['selection', 'backdrop', 'placeholder', 'file-selector-button', 'marker']);

interface Markup {
  readonly names: ReadonlySet<string>;
  readonly tags: ReadonlySet<string>;
  readonly attributes: ReadonlyMap<string, ReadonlySet<string>>;
}

export function criticalStyles(styles: string, markup: string): string {
  const shown = read(markup);
  const kept = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: {
      Rule: {
        style: ({ value }) =>
          value.selectors.some((selector) => mayMatch(selector, shown)) ? undefined : [],
      },
    },
  }).code.toString();
  return withoutUnused(kept);
}

function read(markup: string): Markup {
  const names = new Set<string>();
  const tags = new Set(['html', 'body']);
  const attributes = new Map<string, Set<string>>();
  for (const [, tag = '', rest = ''] of markup.matchAll(/<(\w+)((?:\s[\w:-]+(?:="[^"]*")?)*)\s?\/?>/g)) {
    tags.add(tag.toLowerCase());
    for (const [, name = '', value = ''] of rest.matchAll(/\s([\w:-]+)(?:="([^"]*)")?/g)) {
      if (name === 'class') for (const one of value.split(/\s+/)) names.add(unescapeHtml(one));
      const values = attributes.get(name) ?? new Set();
      attributes.set(name, values.add(unescapeHtml(value)));
    }
  }
  return { names, tags, attributes };
}

function unescapeHtml(text: string): string {
  return text
    .replaceAll('&quot;', '"')
    .replaceAll('&gt;', '>')
    .replaceAll('&lt;', '<')
    .replaceAll('&amp;', '&');
}

function mayMatch(selector: Selector, markup: Markup): boolean {
  return selector.every((component) => mayFit(component, markup));
}

function mayFit(component: SelectorComponent, markup: Markup): boolean {
  const { names, tags, attributes } = markup;
  if (component.type === 'class') return names.has(component.name);
  if (component.type === 'type') return tags.has(component.name.toLowerCase());
  if (component.type === 'id') return attributes.get('id')?.has(component.name) ?? false;
  if (component.type === 'attribute') {
    const { name, operation } = component;
    if (MARKED.test(name)) return true;
    const values = attributes.get(name);
    return operation?.operator === 'equal' ? (values?.has(operation.value) ?? false) : values !== undefined;
  }
  if (component.type === 'pseudo-element') return !LATER_PARTS.has(component.kind);
  if (component.type !== 'pseudo-class') return true;
  if (LATER.has(component.kind)) return false;
  if (component.kind === 'is' || component.kind === 'where' || component.kind === 'has')
    return component.selectors.some((inner) => mayMatch(inner, markup));
  return true;
}

/** Until there is nothing more to drop: the value of one property may be another. */
function withoutUnused(styles: string): string {
  const read = new Set([...styles.matchAll(/var\((--[\w-]+)/g)].map(([, name]) => name));
  const kept = transform({
    filename: 'page.css',
    code: Buffer.from(styles),
    minify: true,
    visitor: {
      Declaration: { custom: ({ name }) => (name.startsWith('--') && !read.has(name) ? [] : undefined) },
      Rule: {
        property: ({ value }) => (read.has(value.name) ? undefined : []),
        keyframes: ({ value }) => (isNamedTwice(value.name.value, styles) ? undefined : []),
      },
    },
  }).code.toString();
  return kept.length === styles.length ? kept : withoutUnused(kept);
}

/** By its rule, and by an animation. */
function isNamedTwice(name: string, styles: string): boolean {
  return styles.split(new RegExp(`(?<![\\w-])${name}(?![\\w-])`)).length > 2;
}
