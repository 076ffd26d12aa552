import { cartoons } from './cartoons.ts';
import { documentaries } from './documentaries.ts';
import { microDramas } from './micro-dramas.ts';
import type { SeedProgramme } from './programme.ts';
import { teleplays } from './teleplays.ts';
import { webContent } from './web-content.ts';

/** Sixty-four invented programmes of all five types; keys are picture ids. */
export const programmes: readonly SeedProgramme[] = [
  ...teleplays,
  ...documentaries,
  ...cartoons,
  ...microDramas,
  ...webContent,
];
