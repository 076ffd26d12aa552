import type { ProgrammeArt } from './programmes/art.ts';
import { cartoons } from './programmes/cartoons.ts';
import { documentaries } from './programmes/documentaries.ts';
import { microDramas } from './programmes/micro-dramas.ts';
import { teleplays } from './programmes/teleplays.ts';
import { webContent } from './programmes/web-content.ts';

/** Poster and stills of all programmes, by the programme's key. */
export const programmeArt: Readonly<Record<string, ProgrammeArt>> = {
  ...teleplays,
  ...documentaries,
  ...cartoons,
  ...microDramas,
  ...webContent,
};
