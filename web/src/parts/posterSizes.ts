// How wide a poster stands, for browsers to choose its file by; site/early.ts fetches the first ones with the same words.

/** In a grid of posters (spec §9). */
export const posterSizes =
  '(max-width: 768px) 31vw, (max-width: 1023px) 23vw, (max-width: 1335px) 18vw, (max-width: 1680px) 15vw, 13vw';
/** Beside a programme's names. */
export const headPosterSizes = '(max-width: 768px) 30vw, 260px';
