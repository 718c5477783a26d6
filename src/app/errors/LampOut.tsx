import type { ReactNode } from 'react';
import { Lamp } from '../home/Lamp';

/** Where nobody is at home: the words, and beside them, where there is room, the lamp unlit. */
export function LampOut({ children }: { readonly children: ReactNode }) {
  return (
    <div className="grid justify-items-start gap-6 text-lg/[1.45] text-pretty md:grid-cols-[minmax(0,1fr)_auto] md:content-start md:gap-x-8 md:[&>:not(svg)]:col-start-1">
      <Lamp isOut className="-ms-3 size-[clamp(6rem,24vw,12rem)] md:[grid-area:1/2/span_3]" />
      {children}
    </div>
  );
}
