import type { ManifestOptions } from 'vite-plugin-pwa';
import type { RegisteredGame } from './registeredGames.ts';

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
    icons: [
      { src: `${base}icons/icon-192.png`, sizes: '192x192', type: 'image/png' },
      { src: `${base}icons/icon-512.png`, sizes: '512x512', type: 'image/png' },
      { src: `${base}icons/icon-maskable-512.png`, sizes: '512x512', type: 'image/png', purpose: 'maskable' },
    ],
  };
}
