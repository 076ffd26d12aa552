// Schemas of the notes of a licence, in a separate file so that pages which read notes load no schemas (decision 0030).
import { z } from 'zod';
import type { OfferNotes } from './licenceNotes.ts';

/** A note of an order or contract; an empty text is left out. */
export const NoteText = z.object({ zh: z.string(), en: z.string() });

/** The six columns of an offer. */
export const offerNotes = {
  zhSpecialTerms: z.string().nullable(),
  enSpecialTerms: z.string().nullable(),
  zhHoldback: z.string().nullable(),
  enHoldback: z.string().nullable(),
  zhLocalisation: z.string().nullable(),
  enLocalisation: z.string().nullable(),
} satisfies { [Column in keyof OfferNotes]: z.ZodType<OfferNotes[Column]> };
