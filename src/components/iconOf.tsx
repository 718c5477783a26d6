import type { SVGProps } from 'react';

/** What `~icons/…` imports become: `size` is the side of the square that the path is drawn in. */
export function iconOf(size: number, path: string) {
  return function Icon(props: SVGProps<SVGSVGElement>) {
    return (
      // biome-ignore lint/a11y/noSvgWithoutTitle: whoever shows it names what it stands for, or hides it.
      <svg viewBox={`0 0 ${size} ${size}`} width="1.2em" height="1.2em" {...props}>
        <path fill="currentColor" d={path} />
      </svg>
    );
  };
}
