import type { PaletteName } from './palettes.ts';

export type Options = Readonly<Record<string, unknown>>;
/** What one picture shows: a scene of `scenes/`, its light, the seed of its chance, and what the scene is told besides. */
export type Shot = readonly [scene: string, palette: PaletteName, seed: number, options?: Options];
