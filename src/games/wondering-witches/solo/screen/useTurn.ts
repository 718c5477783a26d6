/** What the player is about to do: the herb called, the garden looked at, the cut being drawn. None of it is saved. */
import { useEffect, useState } from 'react';
import { sound } from '../../../../components/browser/sound';
import { plural } from '../../../../frame/words/plural';
import { ingredientName } from '../../recipe/ingredients';
import { testedAt } from '../../recipe/screen/testedAt';
import type { ScreenNews } from '../../recipe/screen/useScreenNews';
import { isAllergicTo, isLastPlace } from '../rules/field';
import { type Cut, callerIn, cutMove, targetsOf } from '../rules/targets';
import { gardenIndexAt, gardenInWords } from '../words/soloSentences';
import { type Game, store } from './game';
import type { Brewing } from './useBrewing';
import { lastCellInWords } from './whatNext';

export interface Turn {
  readonly called: number | null;
  /** The cell last chosen; its garden is the one looked at. */
  readonly place: number | null;
  readonly cut: Cut | null;
  readonly call: (ingredient: number) => void;
  readonly press: (cell: number) => void;
  readonly grow: (garden: number) => void;
  readonly beginCut: (garden: number) => void;
  readonly finishCut: () => void;
  readonly stopCut: () => void;
}

export function useTurn(game: Game | null, brewing: Brewing, { say, refuse }: ScreenNews): Turn {
  const view = game?.view ?? null;
  const dealt = game ? `${game.record.seed} ${game.record.deal}` : '';
  const serial = game?.last.serial ?? 0;
  const [called, setCalled] = useState<number | null>(null);
  const [place, setPlace] = useState<number | null>(null);
  const [cut, setCut] = useState<Cut | null>(null);
  const [tested, setTested] = useState<number | null>(null);
  /** The step at which it was said that the last cell is about to be planted. */
  const [warned, setWarned] = useState<number | null>(null);

  // biome-ignore lint/correctness/useExhaustiveDependencies: another deal is another board
  useEffect(() => {
    setCalled(null);
    setPlace(null);
    setCut(null);
  }, [dealt]);

  // What was looked at has been tested; what comes of it matters now. Not in an effect: the garden's card would be
  // there for a moment, and bring itself into sight instead of the result.
  if (game && testedAt(game.last) !== null && tested !== serial) {
    setTested(serial);
    setPlace(null);
  }

  const isPlaying = view?.phase === 'playing';
  const isCutting = isPlaying && cut !== null && view.cuts > 0;
  // A potion that is laid comes first: calling puts it away, as choosing does.
  const mayCall = isPlaying && called !== null && brewing.source === null;
  const calling = mayCall && !isAllergicTo(view, called) ? called : null;

  function call(ingredient: number): void {
    if (!view || !isPlaying) return;
    store.wake();
    if (isAllergicTo(view, ingredient)) {
      refuse(`You are allergic to ${ingredientName(ingredient)} until the next potion.`);
      return;
    }
    sound.play('tap');
    setCut(null);
    if (brewing.source) store.setDraft('');
    if (calling === ingredient) {
      setCalled(null);
      say(`${ingredientName(ingredient)} put back.`);
      return;
    }
    setCalled(ingredient);
    const { cells, gardens } = targetsOf(view, ingredient);
    const growing = gardens.length > 0 ? `, ${plural(gardens.length, 'garden')} to grow` : '';
    say(`${ingredientName(ingredient)} called: ${plural(cells.length, 'cell')} to plant in${growing}.`);
  }

  function press(cell: number): void {
    if (!view || !game) return;
    if (isCutting && cut) toggle(cut, cell);
    else if (calling !== null) act(calling, cell);
    else choose(cell);
  }

  function choose(cell: number): void {
    if (brewing.source && brewing.source.from !== 'lastDitch') store.setDraft('');
    sound.play('tap');
    setPlace(cell);
    if (view) say(gardenInWords(view, gardenIndexAt(view, cell)));
  }

  function act(ingredient: number, cell: number): void {
    if (!view) return;
    const garden = gardenIndexAt(view, cell);
    const { cells, gardens } = targetsOf(view, ingredient);
    const hasPlants = (view.beds[cell]?.length ?? 0) > 0;
    const grows = !cells.includes(cell) && (hasPlants || gardens.includes(garden));
    const warning = grows || warned === serial || !isLastPlace(view, cell) ? null : lastCellInWords(view);
    if (warning) {
      setWarned(serial);
      refuse(`${warning} Tap again to plant all the same.`);
      return;
    }
    const played = store.play(
      grows ? { kind: 'grow', ingredient, garden } : { kind: 'plant', ingredient, cell },
    );
    sound.play(played.ok ? 'flip' : 'wrong');
    if (!played.ok) return;
    setCalled(null);
    setPlace(cell);
  }

  function toggle(drawn: Cut, cell: number): void {
    if (!view?.gardens[drawn.garden]?.cells.includes(cell)) {
      refuse(`Choose cells of garden ${drawn.garden + 1}.`);
      return;
    }
    sound.play('tap');
    const isIn = drawn.cells.includes(cell);
    const cells = isIn ? drawn.cells.filter((own) => own !== cell) : [...drawn.cells, cell];
    setCut({ ...drawn, cells });
    const holds = cutMove(view, { ...drawn, cells }) ? 'both parts are whole' : 'no cut yet';
    say(`${isIn ? 'Left in' : 'Split off'}: ${plural(cells.length, 'cell')}, ${holds}.`);
  }

  return {
    called: calling,
    place,
    cut: isCutting ? cut : null,
    call,
    press,
    grow(garden) {
      const own = view?.gardens[garden];
      const caller = view && own ? callerIn(view, own) : null;
      if (caller === null) return;
      if (store.play({ kind: 'grow', ingredient: caller, garden }).ok) {
        sound.play('flip');
        if (brewing.source) store.setDraft('');
      } else sound.play('wrong');
    },
    beginCut(garden) {
      setCalled(null);
      store.setDraft('');
      setCut({ garden, cells: [] });
      say(`Choose the cells to split off from garden ${garden + 1}.`);
    },
    finishCut() {
      const cells = view && cut ? cutMove(view, cut) : null;
      if (!cut || !cells) return;
      if (!store.play({ kind: 'cut', garden: cut.garden, cells }).ok) return sound.play('wrong');
      sound.play('turn');
      setCut(null);
    },
    stopCut() {
      setCut(null);
      say('The garden stays whole.');
    },
  };
}
