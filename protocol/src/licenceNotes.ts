// The free wording of a licence: special terms, holdback and localisation stay apart in offer, order and contract (product §4).
import { z } from 'zod';
import type { Text } from './kit/text.ts';

export const LicenceNote = {
  specialTerms: { zh: '特别约定', en: 'Special terms' },
  holdback: { zh: '窗口保留', en: 'Holdback' },
  localisation: { zh: '译制', en: 'Localisation' },
} as const satisfies Record<string, Text>;
export type LicenceNote = keyof typeof LicenceNote;
export const licenceNoteNames = Object.keys(LicenceNote) as LicenceNote[];

/** A note of an order or contract; an empty text is not said. */
export const NoteText = z.object({ zh: z.string(), en: z.string() });
export type LicenceNotes = Record<LicenceNote, Text>;

/** The six columns of an offer. */
export const offerNotes = {
  zhSpecialTerms: z.string().nullable(),
  enSpecialTerms: z.string().nullable(),
  zhHoldback: z.string().nullable(),
  enHoldback: z.string().nullable(),
  zhLocalisation: z.string().nullable(),
  enLocalisation: z.string().nullable(),
};
export type OfferNotes = { [Column in keyof typeof offerNotes]: string | null };

export const notesOfOffer = (offer: OfferNotes): LicenceNotes => ({
  specialTerms: { zh: offer.zhSpecialTerms ?? '', en: offer.enSpecialTerms ?? '' },
  holdback: { zh: offer.zhHoldback ?? '', en: offer.enHoldback ?? '' },
  localisation: { zh: offer.zhLocalisation ?? '', en: offer.enLocalisation ?? '' },
});
/** The notes that are written in at least one language, in the order in which pages show them. */
export const writtenNotes = (notes: LicenceNotes): [LicenceNote, Text][] =>
  licenceNoteNames.map((name): [LicenceNote, Text] => [name, notes[name]]).filter(([, { zh, en }]) => zh || en);
