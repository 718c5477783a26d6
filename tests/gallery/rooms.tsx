import { type FC, useState } from 'react';
import IconUndo from '~icons/ph/arrow-u-up-left';
import IconRedo from '~icons/ph/arrow-u-up-right';
import IconCalendar from '~icons/ph/calendar-star';
import IconNew from '~icons/ph/cards';
import IconHint from '~icons/ph/lightbulb';
import IconPuzzle from '~icons/ph/puzzle-piece';
import IconRules from '~icons/ph/question';
import IconShare from '~icons/ph/share-network';
import IconShuffle from '~icons/ph/shuffle';
import { games } from '../../src/app/registry';
import { Button } from '../../src/components/Button';
import { ConfirmDialog } from '../../src/components/ConfirmDialog';
import { Counter } from '../../src/components/Counter';
import { EmptyState } from '../../src/components/EmptyState';
import { ErrorState } from '../../src/components/ErrorState';
import { GameBox, Shelf } from '../../src/components/GameBox';
import { Grid } from '../../src/components/grid/Grid';
import { Hourglass } from '../../src/components/Hourglass';
import { NumberPad } from '../../src/components/NumberPad';
import { Progress } from '../../src/components/Progress';
import { SegmentedControl } from '../../src/components/SegmentedControl';
import { StatTile, StatTiles } from '../../src/components/StatTile';
import { Switch } from '../../src/components/Switch';
import { Timer } from '../../src/components/Timer';
import { ToastStack } from '../../src/components/Toast';
import { CodeDialog } from '../../src/frame/dialogs/CodeDialog';
import { RulesDialog } from '../../src/frame/dialogs/RulesDialog';
import { ShareDialog } from '../../src/frame/dialogs/ShareDialog';
import { FinishSheet } from '../../src/frame/finish/FinishSheet';
import type { EndBandProps } from '../../src/frame/say/EndBand';
import type { HintSaidProps } from '../../src/frame/say/HintSaid';
import { GameShell } from '../../src/frame/shell/GameShell';
import { Tutorial } from '../../src/frame/tutorial/Tutorial';

type Room = FC<{ readonly mood: string }>;

const none = () => {};
const DOOR = { href: '#', name: 'Continue', label: 'Continue', text: '12 of 36 cells', share: 0.33 };
/** `template`: without a mood of its own. */
const TITLES: ReadonlyMap<string, string> = new Map([
  ['template', 'Template'],
  ...games.map(({ id, title }): [string, string] => [id, title]),
]);
const MOODS = [...TITLES.keys()];
const titleOf = (mood: string) => TITLES.get(mood) ?? mood;
/** `&size=12x28` for a board of twelve rows. */
const [rows = 5, columns = 7] = (new URLSearchParams(location.search).get('size') ?? '5x7')
  .split('x')
  .map(Number);

const tool = (id: string, label: string, icon: React.ReactNode, more = {}) => ({
  id,
  label,
  icon,
  onPress: none,
  ...more,
});
const TOOLS = [
  tool('undo', 'Undo', <IconUndo />, { keyHint: 'U' }),
  tool('redo', 'Redo', <IconRedo />, { disabled: true, keyHint: 'Shift+U' }),
  tool('hint', 'Hint', <IconHint />, { keyHint: 'H' }),
  tool('shuffle', 'Shuffle', <IconShuffle />, { pressed: true }),
  tool('new', 'New', <IconNew />),
];
const MENU = [
  tool('share', 'Share this game', <IconShare />),
  tool('code', 'Enter a code', <IconPuzzle />),
  tool('rules', 'How to play', <IconRules />, { keyHint: '?' }),
];

function Board() {
  const [chosen, setChosen] = useState(7);
  return (
    <div className="tray" style={{ width: `min(100cqw, calc(100cqh * ${columns} / ${rows}))` }}>
      <Grid
        label="Board"
        rows={rows}
        columns={columns}
        renderCell={(cell) => <span className="figures title">{(cell * 7) % 9}</span>}
        labelOf={(cell) => `cell ${cell}`}
        onActivate={setChosen}
        isSelected={(cell) => cell === chosen}
        signatureOf={(cell) => cell === chosen}
      />
    </div>
  );
}

const shell =
  (extra: Partial<Parameters<typeof GameShell>[0]>): Room =>
  ({ mood }) => (
    <GameShell
      mood={mood}
      title={titleOf(mood)}
      subtitle="Classic, gravity down · verified"
      homeHref="#"
      shape={columns / rows}
      sizes="[--say:4.5rem] wide:[--say:8.5rem]"
      voices={{}}
      toolbar={TOOLS}
      menu={MENU}
      status={
        <>
          <Hourglass ms={17_400} lengthMs={30_000} running />
          <Counter isNamed label="Time" value={<Timer ms={247_000} running={false} />} />
          <Counter label="Pairs" value="48" />
        </>
      }
      {...extra}
    >
      <Board />
    </GameShell>
  );

const HINT: HintSaidProps = {
  stages: [
    { text: 'Look at the lower left region.' },
    { text: 'The 7 can only stand in one place there, since both rows above already hold one.' },
    { text: 'Row 5, column 2 is 7.' },
  ],
  shown: 2,
  price: '−500',
  onMore: none,
  onClose: none,
};

const END: EndBandProps = {
  outcome: 'won',
  headline: 'Cleared, with room to spare',
  figure: { label: 'Time', value: '4:07' },
  next: { id: 'new', label: 'New game', onPress: none },
  isOpen: true,
  onOpen: none,
};

const FINISH = (
  <FinishSheet
    isWon
    isOpen
    onClose={none}
    headline="Cleared, with room to spare"
    rows={[
      { label: 'Time', value: '4:07', best: true },
      { label: 'Moves', value: 92 },
      { label: 'Mistakes', value: 3 },
      { label: 'Streak', value: 6, note: 'days' },
    ]}
    aids={['2 hints']}
    share={{
      text: 'Parlour Cups · 18 Nov\n🟩🟩🟨🟩 4:07',
      plain: 'Parlour Cups, 18 Nov: 4:07',
      shown: 'Parlour Cups, 18 Nov: 4:07',
      onShare: none,
    }}
    actions={[
      { id: 'daily', label: 'Next daily', onPress: none, icon: <IconCalendar /> },
      { id: 'new', label: 'New game', onPress: none },
      { id: 'same', label: 'Same deal again', onPress: none },
    ]}
  />
);

const Controls: Room = ({ mood }) => {
  const [size, setSize] = useState('classic');
  const [on, setOn] = useState(true);
  return (
    <div className="page-root" data-mood={mood} style={{ padding: '1.25rem', minHeight: '100dvh' }}>
      <div className="stack" style={{ maxWidth: '46rem', margin: 'auto' }}>
        <h1 style={{ fontSize: 'var(--text-3xl)', lineHeight: 1.05 }}>{titleOf(mood)}, evening</h1>
        <p className="words">Soft words on the page: the quick brown fox, 0123456789 games.</p>
        <div className="button-row">
          <Button kind="primary" icon={<IconCalendar />}>
            Daily
          </Button>
          <Button>Continue</Button>
          <Button kind="quiet">New</Button>
          <Button kind="danger">Erase all</Button>
          <Button kind="primary" disabled>
            Not now
          </Button>
          <Button small>Small</Button>
        </div>
        <SegmentedControl
          label="Size"
          value={size}
          onChange={setSize}
          options={[
            { value: 'quick', label: 'Quick' },
            { value: 'classic', label: 'Classic' },
            { value: 'grand', label: 'Grand' },
            { value: 'huge', label: 'Huge', disabled: true },
          ]}
          note="Twenty by eight, all 24 symbols."
        />
        <div className="paper-rest rounded-lg bg-surface p-5">
          <Switch
            label="Sound"
            note="Small effects, off until you turn them on."
            checked={on}
            onChange={setOn}
          />
          <Switch label="High contrast" checked={!on} onChange={() => setOn(!on)} />
        </div>
        <Progress label="Cards" text="1,200 of 2,252" value={1200} max={2252} />
        <Progress label="Dealing…" value={null} />
        <StatTiles>
          <StatTile label="Played" value="128" />
          <StatTile label="Won" value="101" note="79 %" />
          <StatTile label="Best" value="3:12" best />
          <StatTile label="Streak" value="6" note="days" />
        </StatTiles>
        <div className="button-row" style={{ alignItems: 'center', gap: '2rem' }}>
          <Hourglass ms={30_000} lengthMs={30_000} running={false} />
          <Hourglass ms={14_000} lengthMs={30_000} running />
          <Hourglass ms={6_000} lengthMs={30_000} running turns={1} />
          <span>
            <kbd>Shift</kbd> <kbd>U</kbd>
          </span>
          <a href="#x">A link in text</a>
        </div>
        <ErrorState title="This game stumbled" onRetry={none} onNewGame={none} report="x">
          Your game is saved. Try again, or start a new one.
        </ErrorState>
        <EmptyState
          title="Nothing here yet"
          art={<IconPuzzle />}
          actions={<Button kind="primary">Play one</Button>}
        >
          Finish a game and its figures appear here.
        </EmptyState>
      </div>
    </div>
  );
};

const Home: Room = () => (
  <div className="page-root" style={{ minHeight: '100dvh', padding: 'clamp(1rem, 4vw, 3rem)' }}>
    <div style={{ maxWidth: '84rem', margin: 'auto' }}>
      <h1 style={{ fontSize: 'var(--text-3xl)', lineHeight: 1.05, marginBottom: '1.5rem' }}>Parlour</h1>
      <Shelf>
        {MOODS.slice(1).map((mood, index) => (
          <GameBox
            key={mood}
            mood={mood}
            title={titleOf(mood)}
            line="Connect two equal tiles with at most two turns."
            cover={null}
            href="#"
            doors={index === 1 ? [DOOR] : []}
            streak={index === 0 ? 6 : 0}
            actions={
              <>
                <Button>Daily</Button>
                <Button>New</Button>
              </>
            }
          />
        ))}
      </Shelf>
    </div>
  </div>
);

const Behind = shell({});
const over =
  (dialog: React.ReactNode): Room =>
  ({ mood }) => (
    <>
      <Behind mood={mood} />
      {/* In the room of the game, or the dialog would not take its colours. */}
      <div data-mood={mood}>{dialog}</div>
    </>
  );

const Pad: Room = ({ mood }) => (
  <div className="max-w-100" data-mood={mood}>
    <NumberPad
      label="Row 2, column 3"
      numbers={[1, 2, 3, 4, 5, 6, 7, 8, 9]}
      spent={[4]}
      noted={[2, 7]}
      notes
      onPick={none}
      onLeave={none}
      onToggleNotes={none}
      onErase={none}
    />
  </div>
);

export const rooms: Record<string, Room> = {
  index: () => (
    <ul style={{ padding: '2rem' }}>
      {Object.keys(rooms).flatMap((room) =>
        MOODS.map((mood) => (
          <li key={room + mood}>
            <a href={`?room=${room}&mood=${mood}`}>
              {room} · {mood}
            </a>
          </li>
        )),
      )}
    </ul>
  ),
  controls: Controls,
  home: Home,
  shell: shell({}),
  hint: shell({ voices: { hint: HINT } }),
  finish: shell({ voices: { end: END }, result: FINISH }),
  aside: shell({
    play: (
      <div className="grid gap-2 p-2">
        <h2>Notebook</h2>
        <p>What has been tested so far.</p>
      </div>
    ),
    voices: {
      notice: {
        text: 'This browser cannot save. Your game lasts until you close it.',
        tone: 'bad',
        onDismiss: none,
        actions: [{ label: 'Save a file', onPress: none }],
      },
    },
  }),
  share: over(
    <ShareDialog
      open
      onClose={none}
      url="https://parlour.example/cups/1-classic-still-k3j4h5k3j4h5"
      code="1-classic-still-k3j4h5k3j4h5"
      text={'Parlour Cups · 18 Nov\n🟩🟩🟨🟩 4:07'}
      onShare={none}
    />,
  ),
  code: over(
    <CodeDialog
      open
      onClose={none}
      onSubmit={none}
      onFresh={none}
      error="This code ends too early: a few characters are missing."
    />,
  ),
  confirm: over(
    <ConfirmDialog
      open
      title="Show the solution?"
      confirmLabel="Show it"
      danger
      onConfirm={none}
      onCancel={none}
    >
      This ends the game without a score.
    </ConfirmDialog>,
  ),
  rules: over(
    <RulesDialog
      open
      onClose={none}
      title="How to play"
      intro="Find two equal tiles and connect them with a line of at most two turns. Clear the board."
      onTutorial={none}
      sections={['The aim', 'A line', 'Stuck?'].map((title, index) => ({
        id: String(index),
        title,
        picture:
          index < 2 ? <span style={{ padding: '2rem', background: 'var(--cell)' }}>Picture</span> : undefined,
        content: (
          <p>
            The line may run along the border, outside all tiles. It passes only where no tile lies, and bends
            at most twice on the way.
          </p>
        ),
      }))}
      keys={[
        { keys: 'H', does: 'Hint' },
        { keys: 'U', does: 'Undo' },
        { keys: 'Shift U', does: 'Redo' },
        { keys: '← ↑ → ↓', does: 'Move over the board' },
      ]}
    />,
  ),
  tutorial: over(
    <Tutorial
      onDone={none}
      onSkip={none}
      steps={[
        {
          id: 'a',
          title: 'Pick a tile',
          text: 'Then its twin. A line with at most two turns must join them.',
          target: '[data-cell="3"]',
        },
        { id: 'b', text: 'Stuck? This shows a pair.', target: '[data-tool=hint]' },
      ]}
    />,
  ),
  pad: Pad,
  toasts: over(
    <ToastStack
      onDismiss={none}
      toasts={[
        { id: '1', text: 'Link copied', tone: 'good' },
        {
          id: '2',
          text: 'A new game. The one before is still here.',
          action: { label: 'Bring it back', onPress: none },
          stays: true,
        },
      ]}
    />,
  ),
};
