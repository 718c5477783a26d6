/** Whose work is in here, and under which terms. */
export interface Credit {
  readonly what: string;
  readonly by: string;
  readonly licence: string;
  readonly url: string;
}

export const CREDITS: readonly { readonly title: string; readonly credits: readonly Credit[] }[] = [
  {
    title: 'Fonts',
    credits: [
      {
        what: 'Fraunces',
        by: 'Undercase Type',
        licence: 'SIL Open Font License 1.1',
        url: 'https://github.com/undercasetype/Fraunces',
      },
      {
        what: 'Source Sans 3',
        by: 'Paul D. Hunt for Adobe',
        licence: 'SIL Open Font License 1.1',
        url: 'https://github.com/adobe-fonts/source-sans',
      },
    ],
  },
  {
    title: 'Pictures',
    credits: [
      { what: 'Phosphor Icons', by: 'Phosphor Icons', licence: 'MIT', url: 'https://phosphoricons.com' },
      {
        what: 'Game-icons.net',
        by: 'Lorc, Delapouite, Skoll and Faithtoken',
        licence: 'CC BY 3.0, recoloured',
        url: 'https://game-icons.net',
      },
      {
        what: 'Fluent Emoji',
        by: 'Microsoft',
        licence: 'MIT',
        url: 'https://github.com/microsoft/fluentui-emoji',
      },
    ],
  },
  {
    title: 'Software',
    credits: [
      { what: 'React', by: 'Meta and contributors', licence: 'MIT', url: 'https://react.dev' },
      {
        what: 'React Router',
        by: 'Shopify and contributors',
        licence: 'MIT',
        url: 'https://reactrouter.com',
      },
      { what: 'Zustand', by: 'Poimandres', licence: 'MIT', url: 'https://zustand.docs.pmnd.rs' },
      { what: 'Fuse.js', by: 'Kiro Risk', licence: 'Apache 2.0', url: 'https://fusejs.io' },
      { what: 'Lean QR', by: 'David Evans', licence: 'MIT', url: 'https://qr.davidje13.com' },
      {
        what: 'Tailwind CSS',
        by: 'Tailwind Labs',
        licence: 'MIT',
        url: 'https://tailwindcss.com',
      },
      { what: 'Workbox', by: 'Google', licence: 'MIT', url: 'https://developer.chrome.com/docs/workbox' },
    ],
  },
  {
    title: 'Cards of Dokuborn',
    credits: [{ what: 'LorcanaJSON', by: 'LorcanaJSON', licence: 'MIT', url: 'https://lorcanajson.org' }],
  },
];
