import { readdirSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import type { ManifestOptions } from 'vite-plugin-pwa';
import type { RegisteredGame } from './registeredGames.ts';

/** Taken by scripts/pictures.mjs; whatever game has none yet is left out. */
const PICTURES = readdirSync(fileURLToPath(new URL('../../public/screenshots', import.meta.url)));
const SIZES = { wide: '1280x800', narrow: '412x892' } as const;

function screenshots(games: readonly RegisteredGame[]) {
  const shown = [
    { name: 'home', label: 'The shelf of games, with today’s dailies' },
    ...games.map(({ id, title, line }) => ({ name: id, label: `${title}: ${line}` })),
  ];
  return (['wide', 'narrow'] as const).flatMap((form_factor) =>
    shown.flatMap(({ name, label }) => {
      const file = `${form_factor}-${name}.jpg`;
      return PICTURES.includes(file) ? [{ file, sizes: SIZES[form_factor], form_factor, label }] : [];
    }),
  );
}

export function manifest(base: string, games: readonly RegisteredGame[]): Partial<ManifestOptions> {
  return {
    id: base,
    name: 'Parlour — five games',
    short_name: 'Parlour',
    description: 'Five games to pick up and play at once, alone with a cup of tea or offline on a plane.',
    lang: 'en',
    dir: 'ltr',
    start_url: base,
    scope: base,
    display: 'standalone',
    theme_color: '#12262b',
    background_color: '#12262b',
    categories: ['games', 'entertainment'],
    shortcuts: games.map(({ id, title, line }) => ({
      name: title,
      description: line,
      url: `${base}${id}?scene=game`,
      icons: [{ src: `${base}icons/icon-192.png`, sizes: '192x192', type: 'image/png' }],
    })),
    screenshots: screenshots(games).map(({ file, sizes, form_factor, label }) => ({
      src: `${base}screenshots/${file}`,
      sizes,
      form_factor,
      label,
      type: 'image/jpeg',
    })),
    icons: [
      { src: `${base}icons/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icons/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icons/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
