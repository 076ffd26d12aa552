// Formats the length of a programme. What the seller has not stated is left out (decision 0034).
import { plural, type Text } from './kit/text.ts';

interface Length {
  /** Null if the number is unknown. */
  episodes: number | null;
  /** Of one episode. */
  minutes: number | null;
}

/** “36 × 45 min”, 36 集 × 45 分钟; undefined where nothing is known. */
export function lengthText({ episodes, minutes }: Length): Text | undefined {
  if (episodes === null) return minutes ? { zh: `每集 ${minutes} 分钟`, en: `${minutes} min per episode` } : undefined;
  if (minutes) return { zh: `${episodes} 集 × ${minutes} 分钟`, en: `${episodes} × ${minutes} min` };
  return { zh: `${episodes} 集`, en: `${episodes} ${plural(episodes, 'episode', 'episodes')}` };
}

/** The same in the least room: “36 × 45′”, “36 ep.”. */
export function shortLengthText({ episodes, minutes }: Length): Text | undefined {
  if (episodes === null) return minutes ? { zh: `每集 ${minutes}′`, en: `${minutes}′ per ep.` } : undefined;
  if (minutes) return { zh: `${episodes} × ${minutes}′`, en: `${episodes} × ${minutes}′` };
  return { zh: `${episodes} 集`, en: `${episodes} ep.` };
}
