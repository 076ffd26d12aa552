// The free wording of a licence: special terms, holdback and localisation stay apart in offer, order and contract (product §4).

import { keysOf } from './kit/objects.ts';
import type { Text } from './kit/text.ts';

export const LicenceNote = {
  specialTerms: { zh: '特别约定', en: 'Special terms' },
  holdback: { zh: '窗口保留', en: 'Holdback' },
  localisation: { zh: '译制', en: 'Localisation' },
} as const satisfies Record<string, Text>;
export type LicenceNote = keyof typeof LicenceNote;
export const licenceNoteNames = keysOf(LicenceNote);

export type LicenceNotes = Record<LicenceNote, Text>;

/** The six columns of an offer. */
export interface OfferNotes {
  zhSpecialTerms: string | null;
  enSpecialTerms: string | null;
  zhHoldback: string | null;
  enHoldback: string | null;
  zhLocalisation: string | null;
  enLocalisation: string | null;
}

export const notesOfOffer = (offer: OfferNotes): LicenceNotes => ({
  specialTerms: { zh: offer.zhSpecialTerms ?? '', en: offer.enSpecialTerms ?? '' },
  holdback: { zh: offer.zhHoldback ?? '', en: offer.enHoldback ?? '' },
  localisation: { zh: offer.zhLocalisation ?? '', en: offer.enLocalisation ?? '' },
});
/** The notes that are written in at least one language, in the order in which pages show them. */
export const writtenNotes = (notes: LicenceNotes): [LicenceNote, Text][] =>
  licenceNoteNames.map((name): [LicenceNote, Text] => [name, notes[name]]).filter(([, { zh, en }]) => zh || en);
