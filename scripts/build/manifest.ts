import type { ManifestOptions } from 'vite-plugin-pwa';
import type { RegisteredGame } from './registeredGames.ts';

/** Taken by scripts/pictures.mjs. */
const SCREENSHOTS = [
  picture('wide', 'home', 'The shelf of games, with today’s dailies'),
  picture('wide', 'pikachu', 'Pikachu: a tray of tiles to pair'),
  picture('wide', 'witches', 'Wondering Witches: the cauldron and the notebook'),
  picture('narrow', 'home', 'The shelf of games, with today’s dailies'),
  picture('narrow', 'hudoku', 'Hudoku: half a sudoku against the sand'),
  picture('narrow', 'pikachu', 'Pikachu: a tray of tiles to pair'),
];

function picture(form_factor: 'wide' | 'narrow', name: string, label: string) {
  const sizes = form_factor === 'wide' ? '1280x800' : '412x892';
  return { file: `${form_factor}-${name}.jpg`, sizes, form_factor, label };
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
    screenshots: SCREENSHOTS.map(({ file, sizes, form_factor, label }) => ({
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
