/** What a thousand boards look like: how far the players' shares are apart, and how many layouts it took. */
import { chanceFrom } from '../../../src/core/chance';
import { createBoard } from '../../../src/games/wondering-witches/board/rules/createBoard';
import type { BoardConfig } from '../../../src/games/wondering-witches/board/rules/types';

export interface Fairness {
  readonly boards: number;
  /** The widest difference between two players' cells that was met. */
  readonly widest: { readonly cauldron: number; readonly garden: number };
  readonly mean: { readonly cauldron: number; readonly garden: number };
  readonly areas: number;
  readonly meanLayouts: number;
  readonly mostLayouts: number;
}

export function fairnessOf(players: number, boards: number, wanted: Partial<BoardConfig> = {}): Fairness {
  const gaps = { cauldron: [] as number[], garden: [] as number[] };
  const layouts: number[] = [];
  let areas = 0;
  for (let run = 0; run < boards; run++) {
    const config: BoardConfig = {
      style: 'classic',
      players,
      sides: 1 + (run % 2),
      ingredients: 8,
      recipe: run % 4 < 2 ? 4 : 6,
      specials: true,
      notes: true,
      ...wanted,
    };
    let asked = 0;
    const chance = chanceFrom(`fair-${players}-${run}`);
    const board = createBoard(config, (purpose, n) => {
      asked += 1;
      return chance(purpose, n);
    });
    layouts.push(asked);
    areas += board.areas.length / config.sides;
    for (const kind of ['cauldron', 'garden'] as const) {
      const counts = Array.from({ length: players }, (_, player) =>
        board.areas
          .filter((area) => area.player === player && area.kind === kind)
          .reduce((sum, { cells }) => sum + cells.length, 0),
      );
      gaps[kind].push(Math.max(...counts) - Math.min(...counts));
    }
  }
  const mean = (values: readonly number[]) => values.reduce((sum, value) => sum + value, 0) / values.length;
  return {
    boards,
    widest: { cauldron: Math.max(...gaps.cauldron), garden: Math.max(...gaps.garden) },
    mean: { cauldron: mean(gaps.cauldron), garden: mean(gaps.garden) },
    areas: areas / boards,
    meanLayouts: mean(layouts),
    mostLayouts: Math.max(...layouts),
  };
}
