declare module 'virtual:extra-games' {
  /** Games that a test build adds; none in the product. */
  export const extraGames: readonly import('../frame/GameMeta').GameMeta[];
}

/** Names this build in reports and on the About page. */
declare const __BUILD__: string;
