/** Where the sheet lies: as large as fits, closer on demand. */
import { type CSSProperties, type KeyboardEvent, type ReactNode, useRef } from 'react';
import IconFit from '~icons/ph/corners-in';
import IconFarther from '~icons/ph/magnifying-glass-minus';
import IconCloser from '~icons/ph/magnifying-glass-plus';
import { IconButton } from '../../../../components/Button';
import { useZoom, type Zoom } from './useZoom';

interface BoardFrameProps {
  /** Left of the zoom buttons. */
  readonly head: ReactNode;
  readonly children: ReactNode;
}

export function BoardFrame({ head, children }: BoardFrameProps) {
  const frame = useRef<HTMLElement>(null);
  const paper = useRef<HTMLDivElement>(null);
  const zoom = useZoom(frame, paper);

  return (
    <div className="grid h-[100cqh] w-[100cqw] grid-cols-1 grid-rows-[auto_minmax(0,1fr)]">
      <div className="flex min-h-11 items-center gap-x-3 px-1">
        {head}
        <ZoomButtons {...zoom} />
      </div>
      <section
        ref={frame}
        className="wb-frame @container-size flex overflow-auto overscroll-contain rounded-lg bg-sunken data-close:cursor-grab data-close:active:cursor-grabbing"
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be reached by keyboard
        tabIndex={0}
        aria-label="The board. Plus and minus zoom, 0 fits it, arrows move it."
        data-close={zoom.zoom > 1 || undefined}
        onKeyDown={(event) => zoomByKey(event, zoom)}
      >
        <div
          ref={paper}
          className="wb-paper m-auto flex-none select-none"
          data-board=""
          style={closeness(zoom)}
        >
          {children}
        </div>
      </section>
    </div>
  );
}

function closeness({ zoom }: Zoom): CSSProperties {
  return { '--zoom': zoom } as CSSProperties;
}

function zoomByKey(event: KeyboardEvent, { zoomIn, zoomOut, fit }: Zoom): void {
  if (event.ctrlKey || event.altKey || event.metaKey) return;
  const action = { '+': zoomIn, '=': zoomIn, '-': zoomOut, '0': fit }[event.key];
  if (!action) return;
  event.preventDefault();
  action();
}

function ZoomButtons({ zoom, canZoomIn, canZoomOut, zoomIn, zoomOut, fit }: Zoom) {
  return (
    <fieldset className="ms-auto flex items-center [&_[aria-disabled]]:opacity-40">
      <legend className="unseen">Zoom</legend>
      <IconButton
        label="Zoom out"
        icon={<IconFarther />}
        aria-disabled={!canZoomOut || undefined}
        onClick={zoomOut}
      />
      <output className="figures min-w-14 text-center text-sm text-soft">{Math.round(zoom * 100)} %</output>
      <IconButton
        label="Zoom in"
        icon={<IconCloser />}
        aria-disabled={!canZoomIn || undefined}
        onClick={zoomIn}
      />
      <IconButton
        label="Fit the board"
        icon={<IconFit />}
        aria-disabled={!canZoomOut || undefined}
        onClick={fit}
      />
    </fieldset>
  );
}
