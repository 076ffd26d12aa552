// Key art of the exhibitions in three crops, and what cameras saw there.
import type { PaletteName } from './palettes.ts';
import type { Options, Shot } from './shot.ts';

export interface ExhibitionArt {
  readonly wide: Shot;
  readonly tall: Shot;
  readonly cover: Shot;
  /** Part of the tall frame that the scene fills; below it the picture sinks into the page's ink. */
  readonly keep: number;
  readonly photos: readonly Shot[];
}

/** A city by the water in all three crops: its landmark to the right when wide, in the middle when tall. */
const city = (
  land: string,
  palette: PaletteName,
  seed: number,
  { size = 0.5, ...more }: Options & { size?: number } = {},
  ...photos: Shot[]
): ExhibitionArt => ({
  wide: ['waterfront', palette, seed, { land, cx: 0.7, size, ...more }],
  tall: ['waterfront', palette, seed, { land, cx: 0.5, size: size * 0.9, ...more, mx: undefined }],
  cover: ['waterfront', palette, seed + 1, { land, cx: 0.54, size: size * 1.06, ...more }],
  keep: 0.78,
  photos,
});
/** Another scene, seen wide and tall. */
const scene = (
  [name, palette, seed, options = {}]: Shot,
  tall: Options,
  cover: Options,
  ...photos: Shot[]
): ExhibitionArt => ({
  wide: [name, palette, seed, options],
  tall: [name, palette, seed, tall],
  cover: [name, palette, seed + 1, cover],
  keep: 0.78,
  photos,
});

export const exhibitionArt: Readonly<Record<string, ExhibitionArt>> = {
  // ---- the pavilion's own
  jianghai: city(
    'pagoda',
    'ember',
    21,
    { size: 0.42, mx: 0.52, my: 0.26, mr: 0.1, beams: 5 },
    ['carpet', 'ember', 3, { guests: 5, blossoms: true }],
    ['hallway', 'ember', 12, { people: 14 }],
    ['panel', 'imperial', 6, { guests: 4 }],
    ['screening', 'ember', 9],
    ['waterfront', 'ember', 33, { land: 'pagoda', cx: 0.36, size: 0.5 }],
    ['concert', 'rose', 8],
    ['hallway', 'violet', 41, { cx: 0.4, people: 9 }],
    ['panel', 'ember', 17, { guests: 3, chart: true }],
    ['carpet', 'rose', 27, { cx: 0.44, guests: 4 }],
  ),
  silkroad: scene(
    ['dunes', 'amber', 24, { cx: 0.66 }],
    { cx: 0.5 },
    { cx: 0.5 },
    ['panel', 'amber', 5, { guests: 5 }],
    ['screening', 'harvest', 14],
    ['hallway', 'amber', 30, { people: 8 }],
    ['panel', 'gold', 22, { guests: 2, chart: true }],
    ['carpet', 'gold', 11, { guests: 3 }],
    ['dunes', 'ember', 44],
  ),
  galaxy: scene(
    ['space', 'saturn', 23, { px: 0.72, py: 0.4, pr: 0.34, figure: 0.64 }],
    { px: 0.58, py: 0.36, pr: 0.4, figure: 0.36 },
    { px: 0.6, py: 0.42, pr: 0.36 },
    ['hallway', 'paper', 15, { people: 12 }],
    ['panel', 'paper', 28, { guests: 3 }],
    ['screening', 'saturn', 7],
    ['hallway', 'candy', 18, { cx: 0.58, people: 10, signs: false }],
    ['stage', 'paper', 12],
  ),
  island: city(
    'island',
    'teal',
    9,
    { size: 0.46, base: 0.7, mx: 0.46, my: 0.24, mr: 0.06 },
    ['carpet', 'teal', 16, { guests: 4 }],
    ['screening', 'reef', 20, { sun: false }],
    ['concert', 'neon', 25],
    ['panel', 'teal', 29, { guests: 3 }],
  ),
  northparallel: scene(
    ['aurora', 'polar', 14, { cx: 0.66 }],
    { cx: 0.5 },
    { cx: 0.5 },
    ['hallway', 'frost', 23, { people: 11 }],
    ['panel', 'polar', 19, { guests: 4, chart: true }],
    ['carpet', 'frost', 34, { guests: 3 }],
    ['screening', 'polar', 31, { sun: false }],
  ),
  nanyang: scene(
    ['harbour', 'copper', 26, { cx: 0.66 }],
    { cx: 0.56 },
    { cx: 0.6 },
    ['hallway', 'copper', 37, { people: 13 }],
    ['panel', 'copper', 13, { guests: 5 }],
    ['carpet', 'copper', 21, { guests: 5, blossoms: true }],
    ['screening', 'copper', 24],
    ['hallway', 'mint', 26, { cx: 0.42, people: 8 }],
    ['concert', 'copper', 16],
    ['panel', 'jade', 36, { guests: 3 }],
  ),
  chunshen: city('dome', 'neon', 17, { size: 0.5 }),
  // ---- markets of the world
  stvf: city('pearl', 'violet', 12, { size: 0.56 }, ['hallway', 'violet', 52, { people: 12 }], ['panel', 'violet', 44, {
    guests: 4,
  }], ['carpet', 'violet', 47, { guests: 4 }], ['waterfront', 'violet', 58, { land: 'pearl', cx: 0.4, size: 0.6 }]),
  bjiff: city('altar', 'imperial', 8, { size: 0.5, base: 0.68 }),
  filmart: city('junk', 'rose', 31, { size: 0.46, base: 0.62 }, ['hallway', 'neon', 61, { people: 12 }], ['panel', 'rose', 64, {
    guests: 4,
    chart: true,
  }], ['hallway', 'rose', 66, { cx: 0.6, people: 9 }], ['screening', 'rose', 68]),
  mipcom: city('palms', 'copper', 28, { size: 0.5 }, ['hallway', 'day', 71, { people: 12 }], ['panel', 'copper', 74, {
    guests: 4,
  }], ['carpet', 'crimson', 77, { guests: 5 }], ['hallway', 'amber', 79, { cx: 0.42, people: 10 }]),
  miplondon: city('wheel', 'storm', 11, { size: 0.54 }),
  marche: city('palms', 'candy', 44, { size: 0.44, base: 0.7, mx: 0.46, my: 0.22, mr: 0.05 }),
  efm: city('gate', 'frost', 19, { size: 0.56, base: 0.7 }),
  venice: city('lagoon', 'amber', 36, { size: 0.54, base: 0.6 }),
  acfm: city('bridge', 'night', 22, { size: 0.5, base: 0.64 }),
  tiffcom: city('lattice', 'crimson', 15, { size: 0.62, base: 0.7 }),
  atf: city('skypark', 'jade', 27, { size: 0.5, base: 0.64 }),
  mifa: city('alps', 'paper', 18, { size: 0.5, base: 0.64, beams: 2 }),
};
