import { type ConsoleProgramme, type OfferForm, ProgrammeForm } from '@pavilion/protocol/programmes.console.ts';
import type { z } from 'zod';
import { useForm } from '../../../lib/form.ts';

export type ConsoleOffer = ConsoleProgramme['offers'][number];
type Input = z.input<typeof ProgrammeForm>;

/** Every field has a value from the start: a field without one would make the untouched form count as changed. */
const blank: Input = {
  typeId: 1,
  zhTitle: null,
  enTitle: null,
  zhLogline: null,
  enLogline: null,
  zhSynopsis: null,
  enSynopsis: null,
  genres: [],
  year: null,
  country: 'CN',
  languages: ['zh'],
  episodes: 1,
  minutes: null,
  resolution: '',
  credits: [],
  awards: [],
  permitNo: '',
  eidr: '',
  isan: '',
  sellerId: null,
  recommended: 0,
  coverId: null,
  heroWideId: null,
  heroTallId: null,
  stillIds: [],
  trailerId: null,
};
/** Returns the initial values: those of a saved programme, or an empty teleplay from the mainland. */
function valuesOf(programme: ConsoleProgramme | undefined): Input {
  if (!programme) return blank;
  const p = programme;
  return {
    id: p.id,
    typeId: p.typeId,
    zhTitle: p.zhTitle,
    enTitle: p.enTitle,
    zhLogline: p.zhLogline,
    enLogline: p.enLogline,
    zhSynopsis: p.zhSynopsis,
    enSynopsis: p.enSynopsis,
    genres: p.genres as Input['genres'],
    year: p.year,
    country: p.country,
    languages: p.languages as Input['languages'],
    episodes: p.episodes,
    minutes: p.minutes,
    resolution: p.resolution as Input['resolution'],
    credits: p.credits,
    awards: p.awards,
    permitNo: p.permitNo ?? '',
    eidr: p.eidr ?? '',
    isan: p.isan ?? '',
    sellerId: p.sellerId,
    recommended: p.recommended,
    coverId: p.cover?.id ?? null,
    heroWideId: p.heroWide?.id ?? null,
    heroTallId: p.heroTall?.id ?? null,
    stillIds: p.stills.map((s) => s.id),
    trailerId: p.trailerId,
  };
}
export const useProgrammeForm = (programme: ConsoleProgramme | undefined) =>
  useForm(ProgrammeForm, valuesOf(programme));
export type ProgrammeFormState = ReturnType<typeof useProgrammeForm>;
export type OfferFormState = ReturnType<typeof useForm<typeof OfferForm>>;

/** An emptied field means “nothing”, which the wire writes as null. */
export const orNull = { setValueAs: (v: unknown) => v || null };
/** The same for a number field. */
export const numberOrNull = { setValueAs: (v: unknown) => (v === '' || v == null ? null : Number(v)) };
