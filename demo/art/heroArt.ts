// The pictures of the banners of the home page, in a wide and a tall frame.
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
