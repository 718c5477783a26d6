/** Where a window has room for one part alone, tabs choose it; where parts stand beside each other, these are gone. */
import type { ReactNode } from 'react';
import { SegmentedControl } from '../../../components/SegmentedControl';

interface TabsProps<T extends string> {
  readonly options: readonly { readonly value: T; readonly label: string }[];
  readonly value: T;
  readonly onChange: (tab: T) => void;
  readonly className?: string | undefined;
}

/** As wide as the window, each as high as a thumb needs. */
export function Tabs<T extends string>({ options, value, onChange, className = '' }: TabsProps<T>) {
  return (
    // Also while a run is looked at: they play nothing.
    <div
      data-shows=""
      className={`ww-tabs h-12 px-1 text-xs [--segment-pad:0.25rem] [--segments-width:100%] ${className}`}
    >
      <SegmentedControl label="Shown" hideLabel options={options} value={value} onChange={onChange} />
    </div>
  );
}

interface TabPageProps {
  /** Of the frame: which area it stands in, for each class of window. */
  readonly place: string;
  readonly children: ReactNode;
}

/** One part; in wide windows it stands in the column with the others. */
export function TabPage({ place, children }: TabPageProps) {
  return (
    <div
      className={`@container/page relative z-10 min-h-0 min-w-0 grid-cols-1 content-start gap-3 overflow-y-auto overscroll-contain p-1.5 wide:m-0 wide:grid wide:overflow-visible wide:p-0 ${place}`}
    >
      {children}
    </div>
  );
}

/** It takes the board's place, with the herbs still below it, and however long it is, no more than that. */
export const OVER_BOARD = 'h-0 min-h-full [grid-area:board] wide:h-auto wide:min-h-0 wide:[grid-area:auto]';
