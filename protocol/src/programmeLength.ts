// How long a programme is, in words; what the seller has not told is left out (decision 0034).
import type { Text } from './kit/text.ts';

interface Length {
  /** Null where nobody has said how many there are. */
  episodes: number | null;
  /** Of one episode. */
  minutes: number | null;
}

/** “36 × 45 min”, 36 集 × 45 分钟; undefined where nothing is known. */
export function lengthText({ episodes, minutes }: Length): Text | undefined {
  if (episodes === null) return minutes ? { zh: `每集 ${minutes} 分钟`, en: `${minutes} min an episode` } : undefined;
  if (minutes) return { zh: `${episodes} 集 × ${minutes} 分钟`, en: `${episodes} × ${minutes} min` };
  return { zh: `${episodes} 集`, en: `${episodes} ${episodes === 1 ? 'episode' : 'episodes'}` };
}

/** The same in the least room: “36 × 45′”, “36 ep.”. */
export function shortLengthText({ episodes, minutes }: Length): Text | undefined {
  if (episodes === null) return minutes ? { zh: `每集 ${minutes}′`, en: `${minutes}′ an ep.` } : undefined;
  if (minutes) return { zh: `${episodes} × ${minutes}′`, en: `${episodes} × ${minutes}′` };
  return { zh: `${episodes} 集`, en: `${episodes} ep.` };
}
