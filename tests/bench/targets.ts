/** The pages that are measured: home, every room on each way into it, and the bare page beside them. */
import { BOARD } from './hand';
import type { BenchRooms } from './rooms';
import type { Target } from './visit';

/** A room by its address alone, on its board, or by a friend's link. */
export type Way = 'home' | 'room' | 'board' | 'link';

const ANYTHING = 'main a[href], main button, [role=gridcell]';

export interface NamedTarget extends Target {
  readonly name: string;
  readonly way: Way;
}

export function targets(url: string, { rooms }: BenchRooms): readonly NamedTarget[] {
  const page = { isStored: true, answers: ANYTHING };
  return [
    { ...page, way: 'home', name: 'Home', address: url },
    ...rooms.flatMap(({ title, path, link }): readonly NamedTarget[] => [
      { ...page, way: 'room', name: title, address: url + path },
      {
        ...page,
        way: 'board',
        name: `${title}, its board`,
        address: `${url}${path}?scene=game`,
        answers: BOARD,
      },
      { ...page, way: 'link', name: `${title}, code link`, address: url + link, answers: BOARD },
    ]),
  ];
}

export function bareAt(address: string): Target {
  return { address, answers: 'button', isStored: false };
}
