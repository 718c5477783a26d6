/**
 * A drawing as data: a screen makes elements of it, a download makes text. Attributes only, no styles, which the
 * page's content policy forbids in files, and no ids, so that several drawings may share a page.
 */
export interface SvgNode {
  readonly tag: string;
  readonly attributes: Readonly<Record<string, string | number>>;
  readonly children: readonly (SvgNode | string)[];
}

export function svg(
  tag: string,
  attributes: SvgNode['attributes'] = {},
  ...children: readonly (SvgNode | string)[]
): SvgNode {
  return { tag, attributes, children };
}

export function toMarkup(node: SvgNode | string): string {
  if (typeof node === 'string') return escapeText(node);
  const attributes = Object.entries(node.attributes)
    .map(([name, value]) => ` ${name}="${escapeText(attributeText(value))}"`)
    .join('');
  if (node.children.length === 0) return `<${node.tag}${attributes}/>`;
  return `<${node.tag}${attributes}>${node.children.map(toMarkup).join('')}</${node.tag}>`;
}

/** Two digits after the point are far finer than any printer. */
export function attributeText(value: string | number): string {
  return String(value).replace(/\d+\.\d{3,}/g, (long) => String(Math.round(Number(long) * 100) / 100));
}

function escapeText(text: string): string {
  return text
    .replaceAll('&', '&amp;')
    .replaceAll('<', '&lt;')
    .replaceAll('>', '&gt;')
    .replaceAll('"', '&quot;');
}
