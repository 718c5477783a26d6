/** What a sheet is drawn with: colours on paper for the eye and the file, black on white for the printer. */
interface PlayerInks {
  readonly hedge: string;
  readonly soil: string;
  readonly kettle: string;
}

export interface Inks {
  readonly ink: string;
  readonly soft: string;
  /** Lines between the cells of one area. */
  readonly faint: string;
  readonly paper: string;
  readonly leaf: string;
  readonly bloom: string;
  readonly players: readonly PlayerInks[];
}

export const COLOURS: Inks = {
  ink: '#2b2438',
  soft: '#5c5468',
  faint: '#9a917f',
  paper: '#fffdf5',
  leaf: '#c3d9a8',
  bloom: '#b48ad6',
  players: [
    { hedge: '#4c7a2f', soil: '#eef4e2', kettle: '#d7e5c3' },
    { hedge: '#3a62a8', soil: '#e9effa', kettle: '#cddaf0' },
    { hedge: '#b14d25', soil: '#fbece3', kettle: '#f1d2c0' },
    { hedge: '#8a6a00', soil: '#f9f2d6', kettle: '#ecdda0' },
    { hedge: '#7c3f95', soil: '#f3e9f7', kettle: '#dfcbe8' },
  ],
};

const BLACK = '#000000';
const WHITE = '#ffffff';

export const BLACK_ON_WHITE: Inks = {
  ink: BLACK,
  soft: BLACK,
  faint: BLACK,
  paper: WHITE,
  leaf: WHITE,
  bloom: WHITE,
  players: COLOURS.players.map(() => ({ hedge: BLACK, soil: WHITE, kettle: WHITE })),
};

/** Each player's hedge has a stroke of its own, since colours are lost on a grey printer and to some eyes. */
export const HEDGES: readonly SvgStroke[] = [
  { 'stroke-width': 2.2 },
  { 'stroke-width': 2.2, 'stroke-dasharray': '11 5' },
  { 'stroke-width': 3.6, 'stroke-dasharray': '0 7', 'stroke-linecap': 'round' },
  { 'stroke-width': 2.2, 'stroke-dasharray': '13 4 2 4' },
  { 'stroke-width': 4, 'stroke-dasharray': '2 3' },
];

type SvgStroke = Readonly<Record<string, string | number>>;

export function hedgeOf({ players }: Inks, player: number): SvgStroke {
  return { fill: 'none', stroke: players[player]?.hedge ?? BLACK, ...HEDGES[player] };
}
