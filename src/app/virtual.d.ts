declare module 'virtual:extra-games' {
  /** Games that a test build adds; none in the product. */
  export const extraGames: readonly import('../frame/GameMeta').GameMeta[];
}

declare module 'virtual:changes' {
  /** What CHANGELOG.md says to players, newest first. */
  export const editions: readonly import('../../scripts/build/changes').Edition[];
}

/** Names this build in reports and on the About page. */
declare const __BUILD__: string;

declare module '~icons/*' {
  import type { FunctionComponent, SVGProps } from 'react';

  const icon: FunctionComponent<SVGProps<SVGSVGElement>>;
  export default icon;
}
