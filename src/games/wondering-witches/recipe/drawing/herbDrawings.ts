/** The ten herbs as shapes within 48 × 48: what the screen draws with its own inks, and a printed board with black. */
export const LEAF_SHAPES = {
  frill:
    'M0 0C-2-1-5 0-6-3C-9-3-9-7-7-8C-8-11-4-13-2.5-11C-2-14 2-14 2.5-11C4-13 8-11 7-8C9-7 9-3 6-3C5 0 2-1 0 0Z',
  tongue: 'M0 0C-4-1-5-6-4.5-11C-4-16-2-18 0-18C2-18 4-16 4.5-11C5-6 4-1 0 0Z',
  needle: 'M0 0C-1.6-3-1.2-8 0-10C1.2-8 1.6-3 0 0Z',
  oval: 'M0 0C-6-2-5.5-9 0-12C5.5-9 6-2 0 0Z',
  broad: 'M0 0C-9-1-10-10 0-14C10-10 9-1 0 0Z',
  round: 'M0 0C-3.6-.6-3.6-5.8 0-6C3.6-5.8 3.6-.6 0 0Z',
  saw: 'M0 0L-3-1L-3.4-3L-5.2-4.4L-4.8-6.6L-6-8.6L-4.6-10.4L-4.6-12.6L-2.8-13.8L-2-16L0-18L2-16L2.8-13.8L4.6-12.6L4.6-10.4L6-8.6L4.8-6.6L5.2-4.4L3.4-3L3-1Z',
  heart: 'M0 0C-3-3-9-2-9-7C-9-12-3-15 0-20C3-15 9-12 9-7C9-2 3-3 0 0Z',
} as const;

interface Leaf {
  readonly shape: keyof typeof LEAF_SHAPES;
  readonly x: number;
  readonly y: number;
  readonly turn: number;
  readonly size: number;
}

export interface HerbDrawing {
  readonly stem: string;
  readonly leaves?: readonly Leaf[];
  readonly veins?: string;
  readonly blooms?: readonly (readonly [number, number])[];
  readonly bloomSize?: number;
  readonly bloomKind?: 'berry' | 'seed';
}

function leaf(shape: Leaf['shape'], x: number, y: number, turn: number, size: number): Leaf {
  return { shape, x, y, turn, size };
}

function pairs(shape: Leaf['shape'], rows: readonly (readonly [number, number])[], turn: number): Leaf[] {
  return rows.flatMap(([y, size]) => [leaf(shape, 24, y, -turn, size), leaf(shape, 24, y, turn, size)]);
}

const PARSLEY: HerbDrawing = {
  stem: 'M24 46V26M24 41L12 33M24 41L36 33',
  leaves: [leaf('frill', 12, 34, -40, 0.95), leaf('frill', 36, 34, 40, 0.95), leaf('frill', 24, 27, 0, 1.6)],
  veins: 'M24 26V14M24 21L18 16M24 21L30 16',
};
const SAGE: HerbDrawing = {
  stem: 'M24 47V40',
  leaves: [leaf('tongue', 24, 43, -52, 1.3), leaf('tongue', 24, 43, 52, 1.3), leaf('tongue', 24, 42, 0, 2.1)],
  veins: 'M24 42V12M24 34L19 29M24 34L29 29M24 27L19 22M24 27L29 22M24 20L20 16M24 20L28 16',
};
const CHIVES: HerbDrawing = {
  stem: 'M23 46C22 34 18 20 13 10M24 46V14M25 46C27 34 31 22 36 13M21 46C18 37 12 28 6 22M27 46C31 38 37 31 43 26',
  blooms: [
    [24, 4.5],
    [19.5, 7.5],
    [28.5, 7.5],
    [21.5, 11.5],
    [26.5, 11.5],
    [24, 8.5],
  ],
  bloomSize: 3,
};
const ROSEMARY: HerbDrawing = {
  stem: 'M24 47V8',
  leaves: [
    ...pairs(
      'needle',
      [
        [44, 1.5],
        [38, 1.5],
        [32, 1.45],
        [26, 1.35],
        [20, 1.15],
        [14, 0.95],
      ],
      58,
    ),
    leaf('needle', 24, 11, 0, 0.9),
  ],
};
const OREGANO: HerbDrawing = {
  stem: 'M24 47V12',
  leaves: pairs(
    'oval',
    [
      [42, 1.35],
      [31, 1.05],
      [21, 0.75],
    ],
    66,
  ),
  blooms: [
    [24, 5],
    [19, 9],
    [29, 9],
    [24, 11],
    [21, 14],
    [27, 14],
  ],
  bloomSize: 2.6,
};
const MINT: HerbDrawing = {
  stem: 'M27 47C27 45 26 43 25 41',
  leaves: [leaf('saw', 26, 43, 48, 1.25), leaf('saw', 25, 42, -20, 2.1)],
  veins: 'M25 42L13 8M22 33L14 31M22 33L26 25M18.500 23.500L11 22M18.500 23.500L22 16',
};
const DILL: HerbDrawing = {
  stem: 'M24 47V25M24 25L7 16M24 25L14 9M24 25V6M24 25L34 9M24 25L41 16M24 40L13 36M24 40L35 36M17 37.500L15 33M31 37.500L33 33',
  blooms: [
    [7, 15],
    [10, 11.5],
    [14, 8],
    [19, 6.5],
    [24, 5],
    [29, 6.5],
    [34, 8],
    [38, 11.5],
    [41, 15],
  ],
  bloomSize: 2.2,
  bloomKind: 'seed',
};
const BASIL: HerbDrawing = {
  stem: 'M24 47V30',
  leaves: [
    leaf('broad', 24, 38, -72, 1.45),
    leaf('broad', 24, 38, 72, 1.45),
    leaf('broad', 24, 29, -26, 1.05),
    leaf('broad', 24, 29, 26, 1.05),
    leaf('broad', 24, 31, 0, 0.9),
  ],
  veins: 'M24 38L9 33M24 38L39 33M24 30V21',
};
const THYME: HerbDrawing = {
  stem: 'M5 43C16 44 21 36 25 27C29 18 34 11 43 6',
  leaves: [
    leaf('round', 10, 43, -25, 1.15),
    leaf('round', 12, 43, 160, 1.05),
    leaf('round', 17, 40, -60, 1.2),
    leaf('round', 19, 38, 125, 1.2),
    leaf('round', 22, 33, -70, 1.2),
    leaf('round', 24, 30, 110, 1.2),
    leaf('round', 26, 25, -65, 1.15),
    leaf('round', 28, 21, 115, 1.15),
    leaf('round', 31, 17, -55, 1.05),
    leaf('round', 34, 13, 125, 1),
    leaf('round', 38, 9, -50, 0.9),
    leaf('round', 42, 7, 60, 0.9),
  ],
};
const BLACK_PEPPER: HerbDrawing = {
  stem: 'M14 4C22 5 28 9 28 16V44',
  leaves: [leaf('heart', 24, 9, -78, 0.95)],
  veins: 'M23 9L9 12',
  bloomKind: 'berry',
  blooms: [
    [24.5, 17],
    [31.5, 19],
    [24.5, 24],
    [32, 26],
    [24.5, 31],
    [32, 33],
    [25.5, 38],
    [31.5, 40],
    [28, 44.5],
  ],
  bloomSize: 3.7,
};

export const HERB_DRAWINGS: readonly HerbDrawing[] = [
  PARSLEY,
  SAGE,
  CHIVES,
  ROSEMARY,
  OREGANO,
  MINT,
  DILL,
  BASIL,
  THYME,
  BLACK_PEPPER,
];
