/**
 * The seed's path finder as its document describes it: a matrix of cell objects, every line walked cell by cell.
 * Ours is measured against it and proven equal to it.
 */
export interface PlainCell {
  type: number;
  visible: boolean;
  readonly row: number;
  readonly col: number;
}

export interface PlainPoint {
  readonly row: number;
  readonly col: number;
}

export interface PlainPath {
  readonly valid: boolean;
  readonly path: PlainPoint[] | null;
  readonly pattern: 'I' | 'L' | 'U' | 'Z' | null;
}

export class PlainPikachu {
  readonly board: PlainCell[][];
  readonly rows: number;
  readonly cols: number;

  constructor(rows: number, columns: number, tiles: readonly number[]) {
    this.rows = rows + 2;
    this.cols = columns + 2;
    this.board = [];
    for (let row = 0; row < this.rows; row++) {
      const line: PlainCell[] = [];
      for (let col = 0; col < this.cols; col++) {
        const isBorder = row === 0 || col === 0 || row === this.rows - 1 || col === this.cols - 1;
        const type = isBorder ? 0 : tiles[(row - 1) * columns + col - 1]!;
        line.push({ type, visible: type !== 0, row, col });
      }
      this.board.push(line);
    }
  }

  findPath(start: PlainPoint, end: PlainPoint): PlainPath {
    const iPath = this.findIPath(start, end);
    if (iPath) return { valid: true, path: iPath, pattern: 'I' };
    const lPath = this.findLPath(start, end);
    if (lPath) return { valid: true, path: lPath, pattern: 'L' };
    const uPath = this.findUPath(start, end);
    if (uPath) return { valid: true, path: uPath, pattern: 'U' };
    const zPath = this.findZPath(start, end);
    if (zPath) return { valid: true, path: zPath, pattern: 'Z' };
    return { valid: false, path: null, pattern: null };
  }

  hasValidPath(start: PlainPoint, end: PlainPoint): boolean {
    return this.findPath(start, end).valid;
  }

  isPathClear(start: PlainPoint, end: PlainPoint): boolean {
    if (start.row === end.row && start.col === end.col) return true;
    if (start.row === end.row) {
      const to = Math.max(start.col, end.col);
      for (let col = Math.min(start.col, end.col) + 1; col < to; col++) {
        if (!this.isEmpty({ row: start.row, col })) return false;
      }
      return true;
    }
    if (start.col === end.col) {
      const to = Math.max(start.row, end.row);
      for (let row = Math.min(start.row, end.row) + 1; row < to; row++) {
        if (!this.isEmpty({ row, col: start.col })) return false;
      }
      return true;
    }
    return false;
  }

  findIPath(start: PlainPoint, end: PlainPoint): PlainPoint[] | null {
    if (start.row === end.row && start.col === end.col) return null;
    return this.isPathClear(start, end) ? [start, end] : null;
  }

  findLPath(start: PlainPoint, end: PlainPoint): PlainPoint[] | null {
    if (start.row === end.row || start.col === end.col) return null;
    const corners = [
      { row: start.row, col: end.col },
      { row: end.row, col: start.col },
    ];
    for (const corner of corners) {
      if (this.isEmpty(corner) && this.isPathClear(start, corner) && this.isPathClear(corner, end)) {
        return [start, corner, end];
      }
    }
    return null;
  }

  findUPath(start: PlainPoint, end: PlainPoint): PlainPoint[] | null {
    if (start.row !== end.row) {
      for (let col = Math.max(start.col, end.col) + 1; col < this.cols; col++) {
        const path = this.viaColumn(start, end, col);
        if (path) return path;
      }
      for (let col = Math.min(start.col, end.col) - 1; col >= 0; col--) {
        const path = this.viaColumn(start, end, col);
        if (path) return path;
      }
    }
    if (start.col !== end.col) {
      for (let row = Math.max(start.row, end.row) + 1; row < this.rows; row++) {
        const path = this.viaRow(start, end, row);
        if (path) return path;
      }
      for (let row = Math.min(start.row, end.row) - 1; row >= 0; row--) {
        const path = this.viaRow(start, end, row);
        if (path) return path;
      }
    }
    return null;
  }

  findZPath(start: PlainPoint, end: PlainPoint): PlainPoint[] | null {
    for (let col = 0; col < this.cols; col++) {
      if (col === start.col || col === end.col) continue;
      const path = this.viaColumn(start, end, col);
      if (path) return path;
    }
    for (let row = 0; row < this.rows; row++) {
      if (row === start.row || row === end.row) continue;
      const path = this.viaRow(start, end, row);
      if (path) return path;
    }
    return null;
  }

  /** The first connecting pair of equal cells, all visible pairs being searched. */
  findHint(): [PlainCell, PlainCell] | null {
    const cells = this.board.flat().filter((cell) => cell.visible);
    for (let i = 0; i < cells.length; i++) {
      for (let j = i + 1; j < cells.length; j++) {
        const [a, b] = [cells[i]!, cells[j]!];
        if (a.type === b.type && this.hasValidPath(a, b)) return [a, b];
      }
    }
    return null;
  }

  private isEmpty({ row, col }: PlainPoint): boolean {
    return this.board[row]![col]!.type === 0;
  }

  private viaColumn(start: PlainPoint, end: PlainPoint, col: number): PlainPoint[] | null {
    return this.via(start, { row: start.row, col }, { row: end.row, col }, end);
  }

  private viaRow(start: PlainPoint, end: PlainPoint, row: number): PlainPoint[] | null {
    return this.via(start, { row, col: start.col }, { row, col: end.col }, end);
  }

  private via(
    start: PlainPoint,
    corner1: PlainPoint,
    corner2: PlainPoint,
    end: PlainPoint,
  ): PlainPoint[] | null {
    const isClear =
      this.isEmpty(corner1) &&
      this.isEmpty(corner2) &&
      this.isPathClear(start, corner1) &&
      this.isPathClear(corner1, corner2) &&
      this.isPathClear(corner2, end);
    return isClear ? [start, corner1, corner2, end] : null;
  }
}
