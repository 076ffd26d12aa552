// What part and form of a programme a licence offer covers, beside media, territories, term and languages.
// An avail brings it; the order freezes it into the contract's terms.
import { z } from 'zod';
import { type CodeOf, labelledEnum } from './kit/codes.ts';

/** How a single title is sold to viewers: the medium is the same cell, but the one does not allow the other. */
export const Transaction = labelledEnum({
  sale: { zh: '数字购买（EST）', en: 'Electronic sell-through (EST)' },
  rental: { zh: '数字租赁（VOD）', en: 'Rental (VOD)' },
});
export type Transaction = CodeOf<typeof Transaction>;

export const Localization = labelledEnum({
  sub: { zh: '字幕', en: 'Subtitles' },
  dub: { zh: '配音', en: 'Dubbing' },
});

export const OfferScope = z.strictObject({
  /** The one episode that is licensed; null for the whole programme. */
  episode: z
    .strictObject({ number: z.string().max(20).nullable(), title: z.string().max(200).nullable() })
    .nullable()
    .default(null),
  /** Picture formats that are licensed (`SD`, `HD`, `UHD`); empty for the best that the programme has. */
  formats: z.array(z.string().min(1).max(40)).max(12).default([]),
  transaction: Transaction.schema.nullable().default(null),
  /** How long a viewer may keep a rental, and watch it once begun, in hours. */
  rentalHours: z.int().min(1).max(9999).nullable().default(null),
  watchHours: z.int().min(1).max(9999).nullable().default(null),
  /** Subtitles or dubbing that the licensed language versions must have. */
  localization: z.array(Localization.schema).max(2).default([]),
});
export type OfferScope = z.output<typeof OfferScope>;
