/** In the place of the tools while a run is looked at: a track, what plays it, and what else there is to see. */
import { useCallback, useEffect, useRef } from 'react';
import IconBack from '~icons/ph/caret-left-bold';
import IconForward from '~icons/ph/caret-right-bold';
import IconFast from '~icons/ph/fast-forward';
import IconFilm from '~icons/ph/film-strip';
import IconPause from '~icons/ph/pause-fill';
import IconPlay from '~icons/ph/play-fill';
import IconPlayOn from '~icons/ph/plus-circle';
import IconClose from '~icons/ph/x-bold';
import { IconButton } from '../../components/Button';
import { useTakenBack } from '../../components/browser/useTakenBack';
import { Menu } from '../../components/Menu';
import { Scrubber } from '../../components/Scrubber';
import type { ToolbarAction } from '../../components/ToolbarButton';
import { TOOLS } from '../shell/ShellTools';
import type { WatchControls } from './controls';
import { tickIcon } from './tickIcons';
import { useLeaveWithPage } from './useLeaveWithPage';
import { useLostSince } from './useLostSince';
import { type Replay, useReplay } from './useReplay';
import { useWatchKeys } from './useWatchKeys';
import type { FrameWatch, NamedTick } from './watchState';

interface WatchToolsProps {
  readonly watch: FrameWatch;
  readonly controls: WatchControls;
}

export function WatchTools({ watch, controls }: WatchToolsProps) {
  const { at, length } = watch;
  const { goTo } = controls;
  const replay = useReplay(watch, goTo);
  const { stop } = replay;
  const seek = useCallback(
    (place: number) => {
      stop();
      goTo(place);
    },
    [stop, goTo],
  );
  const lostSince = useLostSince(watch.isLost && watch.film === null, controls.lostSince);
  const ticks = ticksOf(watch, lostSince);
  useWatchKeys({
    step: (by) => seek(at + by),
    toStart: () => seek(0),
    toEnd: () => seek(length),
    toggle: replay.toggle,
  });
  useTakenBack(true, controls.close);
  useLeaveWithPage(controls.leave);
  const play = useRef<HTMLDivElement>(null);
  useEffect(() => play.current?.querySelector('button')?.focus({ preventScroll: true }), []);
  return (
    <section aria-label="Looking back" className={`${TOOLS} ${TRACK_FIRST}`} data-watch="">
      <IconButton
        label="Step back"
        icon={<IconBack />}
        aria-disabled={at === 0 || undefined}
        onClick={() => seek(at - 1)}
      />
      <div ref={play} className="contents">
        <IconButton
          label={replay.isPlaying ? 'Pause' : 'Play'}
          icon={replay.isPlaying ? <IconPause /> : <IconPlay />}
          onClick={replay.toggle}
        />
      </div>
      <IconButton
        label="Step on"
        icon={<IconForward />}
        aria-disabled={at === length || undefined}
        onClick={() => seek(at + 1)}
      />
      <Scrubber
        label="Moves"
        at={at}
        length={length}
        ticks={ticks.map((tick) => ({ ...tick, icon: tickIcon(tick.code) }))}
        onChange={seek}
      />
      <Menu label="More" actions={actionsOf(watch, ticks, replay, controls, seek)} />
      <IconButton label="Stop looking back" icon={<IconClose />} onClick={controls.close} />
    </section>
  );
}

/** The menu's button takes no more than it needs, so that the track has the rest. */
const TRACK_FIRST = '[&>[aria-haspopup]]:flex-none';

const LOST = 'lost-since';

function ticksOf({ ticks, lostSince: name }: FrameWatch, lostSince: number | null): readonly NamedTick[] {
  const lost = lostSince === null ? [] : [{ at: lostSince, code: LOST, name }];
  return [...(ticks ?? []), ...lost].toSorted((one, other) => one.at - other.at);
}

function actionsOf(
  { at, films, isOwn, isOver }: FrameWatch,
  ticks: readonly NamedTick[],
  { speed, changeSpeed }: Replay,
  controls: WatchControls,
  seek: (at: number) => void,
): readonly ToolbarAction[] {
  const lost = ticks.find(({ code }) => code === LOST);
  return [
    { id: 'speed', label: 'Faster', icon: <IconFast />, pressed: speed === 'fast', onPress: changeSpeed },
    {
      id: 'playOn',
      label: 'Play on from here, for practice',
      icon: <IconPlayOn />,
      onPress: controls.playOn,
    },
    ...(isOver
      ? films.map(({ code, label }) => ({
          id: code,
          label,
          icon: <IconFilm />,
          onPress: () => controls.film(code),
        }))
      : []),
    ...(lost && isOwn
      ? [
          {
            id: 'backTo',
            label: 'Take back to where it could still be won',
            icon: tickIcon(LOST),
            onPress: () => controls.backTo(lost.at),
          },
        ]
      : []),
    ...ticks.map((tick) => ({
      id: `${tick.code} ${tick.at}`,
      label: `${tick.at === 0 ? 'At the start' : `After move ${tick.at}`}: ${tick.name}`,
      icon: tickIcon(tick.code),
      disabled: tick.at === at,
      onPress: () => seek(tick.at),
    })),
  ];
}
