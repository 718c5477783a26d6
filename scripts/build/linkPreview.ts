/** What other sites show when Parlour is linked to: the picture that scripts/pictures.mjs takes. */
import type { Plugin } from 'vite';

/**
 * Most sites that show previews want whole addresses, and a folder of static files does not know its own: with
 * `origin` they are whole, without it the picture is named by its path, which some of them understand.
 */
export function linkPreview(base: string, origin = ''): Plugin {
  const at = `${origin.replace(/\/$/, '')}${base}`;
  const image = `${at}preview.jpg`;
  const properties = {
    'og:site_name': 'Parlour',
    'og:image': image,
    'og:image:type': 'image/jpeg',
    'og:image:width': '1200',
    'og:image:height': '630',
    'og:image:alt': 'Five game boxes on a shelf, under a lamp',
  };
  const names = { 'twitter:card': 'summary_large_image', 'twitter:image': image };
  const meta = (key: 'property' | 'name') => (pair: [string, string]) => {
    const attrs = { [key]: pair[0], content: pair[1] };
    return { tag: 'meta', attrs, injectTo: 'head' as const };
  };
  return {
    name: 'link-preview',
    apply: 'build',
    transformIndexHtml: () => [
      ...Object.entries(properties).map(meta('property')),
      ...Object.entries(names).map(meta('name')),
    ],
  };
}
