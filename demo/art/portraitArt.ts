// The portraits of accounts.
import type { PaletteName } from './palettes.ts';

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
