/** A number that is chosen before its place: for the next cell that is tapped, or locked for all of them. */
import { useState } from 'react';
import { templateOf } from '../rules/templates';
import type { View } from '../rules/types';

interface Held {
  readonly digit: number;
  readonly isLocked: boolean;
}

export function useHeld(deal: string, serial: number) {
  const [state, setState] = useState<{ readonly held: Held | null; readonly deal: string }>();
  const [changed, setChanged] = useState(-1);
  const held = state?.deal === deal ? state.held : null;

  function hold(next: Held | null): void {
    setState({ held: next, deal });
    setChanged(serial);
  }

  return {
    digit: held?.digit ?? null,
    isLocked: held?.isLocked ?? false,
    /** It was chosen, locked or let go since anything was played. */
    isNews: changed === serial,
    /** The same once more lets it go; where one is locked, so is the next. */
    choose: (digit: number) =>
      hold(held?.digit === digit ? null : { digit, isLocked: held?.isLocked ?? false }),
    lock: (digit: number) => hold(held?.digit === digit && held.isLocked ? null : { digit, isLocked: true }),
    letGo: () => held && hold(null),
    /** It was used: only a locked one stays. */
    used: () => held && !held.isLocked && setState({ held: null, deal }),
  };
}

export type HeldNumber = ReturnType<typeof useHeld>;

/** By number, how many cells still wait for it; what stands wrong counts too, since nobody says so. */
export function leftOf({ config, revealed }: View): number[] {
  const { regions } = templateOf(config.template);
  return Array.from({ length: 10 }, (_, digit) => {
    const places = regions.filter(({ highest }) => digit <= highest).length;
    return Math.max(0, places - revealed.filter((other) => other === digit).length);
  });
}
