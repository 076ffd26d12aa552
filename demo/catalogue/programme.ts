// The shape of a catalogue programme in the demo fair. All titles, names and numbers are invented.

export type CreditRole = 'director' | 'writer' | 'producer' | 'cast' | 'composer' | 'cinematographer' | 'narrator';

/** role, Chinese name, romanised or English name */
export type Credit = readonly [role: CreditRole, zh: string, en: string];

/** 1 teleplay, 2 documentary, 3 cartoon, 4 micro short drama, 5 web-made content (spec §3). */
export type TypeId = 1 | 2 | 3 | 4 | 5;

export interface SeedProgramme {
  /** Picture id: poster `KEY`, stills `KEY-1` … `KEY-3`. */
  readonly key: string;
  readonly typeId: TypeId;
  readonly zhTitle: string | null;
  readonly enTitle: string | null;
  readonly genres: readonly string[];
  readonly year: number;
  /** ISO 3166-1 alpha-2 */
  readonly country: string;
  /** BCP 47, original audio first */
  readonly languages: readonly string[];
  readonly episodes: number;
  /** Minutes an episode */
  readonly minutes: number;
  readonly resolution: '4K HDR' | '4K' | 'HD';
  readonly zhLogline: string | null;
  readonly enLogline: string | null;
  /** Null where the seller has not delivered this language yet; the page then shows the other with a mark. */
  readonly zhSynopsis: string | null;
  readonly enSynopsis: string | null;
  readonly credits: readonly Credit[];
  readonly awards?: readonly { readonly zh: string; readonly en: string }[];
  /** Distribution permit or filing number; micro short dramas must have one. */
  readonly permitNo?: string;
  readonly eidr?: string;
  /** Index into `sellers` */
  readonly seller: number;
  /** Order on the recommended wall, 1 first; absent where not recommended. */
  readonly recommended?: number;
}
