/**
 * Utilities hold by their order in one sheet. Once they are dealt out to several, which come as pages are opened, no
 * order is sure any more but that of layers: rules that could come in the wrong order stand in layers of their own.
 */
import { BASE } from './moduleParts.ts';
import type { UtilityRule } from './utilityRules.ts';

export interface PlacedRule extends UtilityRule {
  /** The sheets that it stands in. */
  readonly parts: ReadonlySet<string>;
  readonly layer: number;
}

export function inLayers(
  rules: readonly UtilityRule[],
  partsOf: (rule: UtilityRule) => ReadonlySet<string>,
  meet: (some: ReadonlySet<string>, others: ReadonlySet<string>) => boolean,
): readonly PlacedRule[] {
  const byProperty = new Map<string, PlacedRule[]>();
  // Sorting keeps the order among those of one weight.
  return rules
    .toSorted((one, other) => one.weight - other.weight)
    .map((rule) => {
      // Where all is important, the first layer wins: these stay together, in the sheet that all have.
      const parts = rule.isImportant ? new Set([BASE]) : partsOf(rule);
      const lists = [...rule.properties].map((property) => listOf(byProperty, property));
      const layers = rule.isImportant
        ? []
        : lists
            .flat()
            .filter((before) => !before.isImportant && meet(before.parts, parts))
            .map((before) => before.layer + (keepsOrder(before, { ...rule, parts }) ? 0 : 1));
      const placed = { ...rule, parts, layer: Math.max(0, ...layers) };
      for (const list of lists) list.push(placed);
      return placed;
    });
}

function listOf(lists: Map<string, PlacedRule[]>, property: string): PlacedRule[] {
  const list = lists.get(property) ?? [];
  lists.set(property, list);
  return list;
}

/** Whether the later rule wins in one layer as well, whichever sheets come in whichever order. */
function keepsOrder(before: PlacedRule, later: Omit<PlacedRule, 'layer'>): boolean {
  if (before.weight !== later.weight) return true;
  // Each sheet that brings the first brings the second behind it.
  return [...before.parts].every((part) => part === BASE || later.parts.has(part));
}

/** One sheet's rules: by layers, and within a layer in their order. */
export function writePart(rules: readonly PlacedRule[], part: string): string {
  const own = rules.filter(({ parts }) => parts.has(part));
  const layers = [...new Set(rules.map(({ layer }) => layer))].sort((one, other) => one - other);
  const names = part === BASE ? `@layer ${layers.map(nameOf).join()};` : '';
  const blocks = layers.map((layer) => {
    const inside = write(own.filter((rule) => rule.layer === layer));
    return inside && `@layer ${nameOf(layer)}{${inside}}`;
  });
  return `@layer utilities{${names}${blocks.join('')}}`;
}

/** Equal at-rules that follow each other are written once. */
function write(rules: readonly PlacedRule[]): string {
  let open: readonly string[] = [];
  let text = '';
  const enter = (around: readonly string[]) => {
    const differs = around.findIndex((head, depth) => head !== open[depth]);
    const same = differs < 0 ? around.length : differs;
    text += '}'.repeat(open.length - same);
    for (const head of around.slice(same)) text += `${head}{`;
    open = around;
  };
  for (const rule of rules) {
    enter(rule.around);
    text += rule.text;
  }
  enter([]);
  return text;
}

/** In letters, which are shorter than numbers: every sheet names a hundred layers. */
function nameOf(layer: number): string {
  const last = String.fromCharCode('a'.charCodeAt(0) + (layer % 26));
  return layer < 26 ? last : nameOf(Math.floor(layer / 26) - 1) + last;
}
