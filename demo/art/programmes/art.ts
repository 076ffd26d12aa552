// How a programme's pictures are written down: the poster's scene, light and lettering, then three stills.
// A still is `scene/palette/seed` with options; the poster's own scene comes first, seen in another frame.
import type { Shot } from '../shot.ts';

export interface Lettering {
  readonly place: 'top' | 'bottom' | 'left' | 'right';
  readonly face?: 'sans';
  readonly ink?: string;
}
export interface ProgrammeArt {
  readonly poster: Shot;
  readonly title: Lettering;
  readonly stills: readonly [Shot, Shot, Shot];
}

export const art = (poster: Shot, title: Lettering, ...stills: [Shot, Shot, Shot]): ProgrammeArt => ({
  poster,
  title,
  stills,
});
export const top = { place: 'top' } as const;
export const bottom = { place: 'bottom' } as const;
export const left = { place: 'left' } as const;
export const right = { place: 'right' } as const;
export const sans = (at: Lettering): Lettering => ({ ...at, face: 'sans' });
