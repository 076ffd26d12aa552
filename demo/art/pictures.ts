// The list of all pictures: what to draw, how large, and which files to keep.
import { programmes } from '../catalogue/programmes.ts';
import { activityArt } from './activityArt.ts';
import { exhibitionArt } from './exhibitionArt.ts';
import { entryArt } from './entryArt.ts';
import { companyArt } from './companyArt.ts';
import { heroes } from './heroArt.ts';
import { portraitArt } from './portraitArt.ts';
import { sellerArt } from './sellerArt.ts';
import { palettes } from './palettes.ts';
import { programmeArt } from './programmeArt.ts';
import type { Shot } from './shot.ts';

export type Format = 'avif' | 'webp';
export interface Output {
  readonly width: number;
  readonly format: Format;
  readonly quality: number;
}
export type PictureKind = 'poster' | 'still' | 'hero-wide' | 'hero-tall' | 'logo' | 'display' | 'portrait' | 'entry' | 'banner' | 'photo';
export interface Picture {
  readonly id: string;
  readonly kind: PictureKind;
  readonly width: number;
  readonly height: number;
  readonly draw: readonly [kind: 'scene' | 'logo' | 'portrait', spec: Readonly<Record<string, unknown>>];
  readonly outputs: readonly Output[];
}

const outputs = (format: Format, quality: number, ...widths: number[]): Output[] =>
  widths.map((width) => ({ width, format, quality }));
const sizes = {
  poster: [...outputs('avif', 52, 240, 480), ...outputs('webp', 76, 480)],
  still: [...outputs('avif', 48, 640), ...outputs('avif', 45, 1280)],
  'hero-wide': [...outputs('avif', 48, 960, 1440, 1920), ...outputs('webp', 74, 1440)],
  'hero-tall': [...outputs('avif', 48, 480, 768, 900), ...outputs('webp', 74, 768)],
  logo: outputs('webp', 84, 256),
  display: [...outputs('avif', 48, 640), ...outputs('avif', 45, 1280)],
  portrait: outputs('webp', 80, 256),
  entry: [...outputs('avif', 50, 270, 540), ...outputs('webp', 72, 270)],
  banner: [...outputs('avif', 46, 640), ...outputs('avif', 46, 1280, 1920)],
  photo: [...outputs('avif', 46, 480), ...outputs('avif', 44, 1200)],
} as const satisfies Record<PictureKind, Output[]>;

function shot(
  id: string,
  kind: PictureKind,
  width: number,
  height: number,
  [scene, name, seed, options]: Shot,
  more: object = {},
): Picture {
  return {
    id,
    kind,
    width,
    height,
    draw: ['scene', { scene, palette: palettes[name], seed, options, width, height, ...more }],
    outputs: sizes[kind],
  };
}

function ofProgramme({ key, zhTitle, enTitle }: (typeof programmes)[number]): Picture[] {
  const art = programmeArt[key];
  if (!art) throw new Error(`No art for programme ${key}`);
  return [
    // A title at the foot gets a quiet floor of its own instead of covering the figures.
    shot(key, 'poster', 720, 1008, art.poster, {
      keep: art.title.place === 'bottom' ? 0.82 : 1,
      title: { zh: zhTitle, en: enTitle, ...art.title },
    }),
    ...art.stills.map((still, i) => shot(`${key}-${i + 1}`, 'still', 1280, 720, still)),
  ];
}

export const pictures: readonly Picture[] = [
  ...programmes.flatMap(ofProgramme),
  ...heroes.flatMap(({ key, wide, tall, keep }) => [
    shot(`hero-${key}-wide`, 'hero-wide', 1920, 1080, wide),
    shot(`hero-${key}-tall`, 'hero-tall', 900, 1296, tall, { keep }),
  ]),
  ...Object.entries(sellerArt).flatMap(([key, { display, ...mark }]): Picture[] => [
    {
      id: `logo-${key}`,
      kind: 'logo',
      width: 512,
      height: 512,
      draw: ['logo', { ...mark, size: 512 }],
      outputs: sizes.logo,
    },
    shot(`display-${key}`, 'display', 1280, 720, display),
  ]),
  ...Object.entries(exhibitionArt).flatMap(([key, { wide, tall, cover, keep, photos }]): Picture[] => [
    shot(`exhibition-${key}-wide`, 'banner', 1920, 1080, wide),
    shot(`exhibition-${key}-tall`, 'photo', 900, 1296, tall, { keep }),
    shot(`exhibition-${key}-cover`, 'photo', 1200, 750, cover),
    ...photos.map((photo, i) => shot(`exhibition-${key}-photo-${i + 1}`, 'photo', 1200, 800, photo)),
  ]),
  ...Object.entries(companyArt).map(
    ([key, mark]): Picture => ({
      id: `logo-${key}`,
      kind: 'logo',
      width: 512,
      height: 512,
      draw: ['logo', { ...mark, size: 512 }],
      outputs: sizes.logo,
    }),
  ),
  ...portraitArt.map(
    ({ palette, flip }, i): Picture => ({
      id: `portrait-${i + 1}`,
      kind: 'portrait',
      width: 512,
      height: 512,
      draw: ['portrait', { palette: palettes[palette], flip, size: 512, seed: i + 3 }],
      outputs: sizes.portrait,
    }),
  ),
  ...Object.entries(activityArt).map(([key, at]) => shot(`activity-${key}`, 'still', 1280, 720, at)),
  ...Object.entries(entryArt).map(([key, at]) => shot(`entry-${key}`, 'entry', 720, 1280, at)),
];
