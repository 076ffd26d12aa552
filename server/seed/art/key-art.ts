// Everything that is not a programme's poster or still: hero key art, sellers' marks and displays, portraits.
import type { PaletteName } from './palettes.ts';
import type { Shot } from './shot.ts';

export interface Hero {
  /** Also the key of the programme it advertises; picture ids `hero-KEY-wide` and `hero-KEY-tall` */
  readonly key: string;
  readonly wide: Shot;
  readonly tall: Shot;
  /** Part of the tall frame that the scene fills; below it the picture sinks into the page's ink. */
  readonly keep: number;
}

export const heroes: readonly Hero[] = [
  {
    key: 'twelve-lanterns',
    wide: ['palace', 'imperial', 3, { cx: 0.72, mx: 0.52, my: 0.2, mr: 0.08, size: 0.5, lanterns: 12 }],
    tall: ['palace', 'imperial', 3, { mx: 0.76, size: 0.46 }],
    keep: 0.74,
  },
  {
    key: 'echoes-of-the-deep',
    wide: ['sea', 'reef', 8, { cx: 0.7, calf: true }],
    tall: ['sea', 'reef', 8, { calf: true }],
    keep: 0.74,
  },
  {
    key: 'keeper-of-gull-rock',
    wide: ['lighthouse', 'night', 4, { cx: 0.74 }],
    tall: ['lighthouse', 'night', 4, { cx: 0.58 }],
    keep: 0.72,
  },
  {
    key: 'ring-of-stars',
    wide: ['space', 'saturn', 17, { px: 0.74, py: 0.38, pr: 0.36, figure: 0.66, tree: true }],
    tall: ['space', 'saturn', 17, { px: 0.6, py: 0.32, pr: 0.42, figure: 0.34, tree: true }],
    keep: 0.72,
  },
  { key: 'water-sleeves', wide: ['opera', 'crimson', 8, { cx: 0.7 }], tall: ['opera', 'crimson', 8], keep: 0.72 },
  {
    key: 'conductor-on-the-snow-line',
    wide: ['snowtrain', 'frost', 12, { cx: 0.58 }],
    tall: ['snowtrain', 'frost', 12, { cx: 0.36 }],
    keep: 0.72,
  },
];

export interface SellerArt {
  readonly shape: string;
  readonly ground: string;
  readonly ink: string;
  readonly accent: string;
  readonly display: Shot;
}

export const sellerArt: Readonly<Record<string, SellerArt>> = {
  yunzhanli: {
    shape: 'steps',
    ground: '#3a2a78',
    ink: '#f4eeff',
    accent: '#fbbe68',
    display: ['windows', 'violet', 41, { dark: 0.3 }],
  },
  northbank: {
    shape: 'waves',
    ground: '#0c4a5c',
    ink: '#e2fbff',
    accent: '#ffd28a',
    display: ['ferry', 'steel', 17, { cx: 0.52 }],
  },
  lumenfold: {
    shape: 'fold',
    ground: '#c8386a',
    ink: '#fff1f4',
    accent: '#ffd166',
    display: ['paperforest', 'candy', 15, { letters: true }],
  },
  'kapok-tide': {
    shape: 'flower',
    ground: '#b8321e',
    ink: '#ffe9d6',
    accent: '#ffd45a',
    display: ['harbour', 'ember', 33],
  },
  'nine-rooms': {
    shape: 'nine',
    ground: '#5c1822',
    ink: '#f6dcc0',
    accent: '#ff9a4a',
    display: ['palace', 'gold', 15, { cx: 0.5, mx: 0.8, lanterns: 6 }],
  },
  starwharf: {
    shape: 'star',
    ground: '#0a1c4a',
    ink: '#e6f0ff',
    accent: '#6af0d8',
    display: ['space', 'night', 27, { px: 0.7, pr: 0.34, bands: 3, port: true }],
  },
  'half-lamp': {
    shape: 'lamp',
    ground: '#2c1248',
    ink: '#e8d8ff',
    accent: '#ffb84a',
    display: ['city', 'imperial', 33, { roof: true }],
  },
  southreach: { shape: 'compass', ground: '#0e5a4a', ink: '#e6fff4', accent: '#ff8a5a', display: ['city', 'jade', 9] },
  'cabo-lume': {
    shape: 'cape',
    ground: '#1a5a8c',
    ink: '#fff6e0',
    accent: '#ffc43c',
    display: ['lighthouse', 'rose', 21, { cx: 0.5 }],
  },
  wildridge: {
    shape: 'ridge',
    ground: '#2a4a24',
    ink: '#f0f6e0',
    accent: '#ffb03c',
    display: ['snowpeak', 'harvest', 13, { station: false, starry: false }],
  },
};

export interface PortraitArt {
  readonly palette: PaletteName;
  readonly flip: 1 | -1;
}

export const portraitArt: readonly PortraitArt[] = [
  { palette: 'rose', flip: 1 },
  { palette: 'steel', flip: -1 },
  { palette: 'violet', flip: -1 },
  { palette: 'ember', flip: 1 },
  { palette: 'jade', flip: -1 },
  { palette: 'amber', flip: 1 },
];
