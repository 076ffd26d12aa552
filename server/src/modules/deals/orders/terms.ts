// Drafts the contract's terms from the order; they are frozen as data (product §5).
import type { Address } from '@pavilion/protocol/addresses.ts';
import { ContractTerms, type ContractTermsInput, standardConditions } from '@pavilion/protocol/contractTerms.ts';
import { Language, Resolution } from '@pavilion/protocol/enumerations.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { notesOfOffer } from '@pavilion/protocol/licenceNotes.ts';
import type { Duration } from '@pavilion/protocol/limits.ts';
import type { Medium } from '@pavilion/protocol/media.ts';
import { territoryLabel } from '@pavilion/protocol/territories.ts';
import { readEidr } from '@pavilion/protocol/workIds.ts';
import { partLabel } from '@pavilion/protocol/works.ts';
import type { Answers } from '../../certification/certification.service.ts';
import { contractDetailsOf } from '../../certification/certification.service.ts';
import type { Sale } from './orders.queries.ts';

interface Ordered {
  orderNo: string;
  contractNo: string;
  media: Medium[];
  /** The territories as chosen by the buyer, and the countries they mean today. */
  territories: readonly string[];
  countries: string[];
  groupNames: ReadonlyMap<string, Text>;
  startDate: string;
  endDate: string;
  years: Duration;
  totalMinor: number;
  timeZone: string;
}

/** Returns the buyer's certified name in both languages; a missing one is taken from the other. */
export function buyerNameOf(certified: Answers): Text {
  const { kind, answers } = certified;
  if (kind === 'person') return contractDetailsOf(certified)?.signatory.name ?? { zh: answers.name, en: answers.name };
  return { zh: answers.zhName || answers.enName, en: answers.enName || answers.zhName };
}

/** Returns the buyer as certified, with the address and signatory that its contracts name (decision 0043). */
function buyerOf(certified: Answers, country: string): ContractTermsInput['buyer'] {
  const details = contractDetailsOf(certified);
  if (!details) throw new AppError('contractDetailsMissing');
  const { kind, answers } = certified;
  if (kind === 'person') {
    const { idType, idNumber, phone, email, name } = answers;
    return { kind, name: details.signatory.name, country, idType, idNumber, ...details, contact: name, phone, email };
  }
  const { zhName, enName, uscc, registrationNo, contactName, phone, email } = answers;
  return {
    kind,
    name: { zh: zhName, en: enName },
    country: answers.country,
    registrationNo: answers.country === 'CN' ? uscc : registrationNo,
    ...details,
    contact: contactName,
    phone,
    email,
  };
}

const sellerOf = (seller: NonNullable<Sale['seller']>): ContractTermsInput['seller'] => ({
  name: { zh: seller.zhName ?? '', en: seller.enName ?? '' },
  country: seller.country,
  registrationNo: seller.registrationNo || null,
  address: { zh: seller.zhAddress ?? seller.zhCity ?? '', en: seller.enAddress ?? seller.enCity ?? '' },
  contact: seller.contactName ?? '',
  email: seller.contactEmail ?? '',
});

/** Returns the territories as the buyer chose them; a list too long for one line refers to the annex. */
function territoryWords({ territories, groupNames }: Ordered): Text {
  const names = territories.map((ref) => groupNames.get(ref) ?? territoryLabel(ref));
  const zh = names.map((name) => name.zh).join('、');
  const en = names.map((name) => name.en).join(', ');
  if (zh.length <= 400 && en.length <= 400) return { zh, en };
  return {
    zh: '所列国家/地区',
    en: 'The countries and regions listed',
  };
}

/** Returns the versions of the offer, else those of the programme; a language without a code becomes “other”. */
function languagesOf({ offer, programme }: Sale): Language[] {
  const codes = offer.languages.length ? offer.languages : programme.languages;
  const known = new Set(codes.map((code) => Language.names.find((name) => name === code) ?? 'und'));
  return known.size ? [...known] : ['und'];
}

/** Returns the best of the licensed formats, or the programme's own if the offer names none. */
function resolutionOf({ offer, programme }: Sale) {
  const formats = offer.scope?.formats.join(' ').toUpperCase() ?? '';
  const best = /UHD|4K/.test(formats) ? '4K' : /HD/.test(formats) ? 'HD' : /SD/.test(formats) ? 'SD' : '';
  const wanted = formats ? best : programme.resolution;
  return Resolution.names.find((name) => name === wanted) ?? null;
}

/** Drafts parties, programme, cells, price and standard conditions of one licence. */
export function draftTerms(
  ordered: Ordered,
  sale: Sale & { seller: NonNullable<Sale['seller']> },
  certified: Answers,
  address: Address,
): ContractTerms {
  const { offer, programme } = sale;
  return ContractTerms.parse({
    ...standardConditions,
    contractNo: ordered.contractNo,
    orderNo: ordered.orderNo,
    issuedAt: null,
    timeZone: ordered.timeZone,
    seller: sellerOf(sale.seller),
    buyer: buyerOf(certified, address.country),
    programme: {
      id: programme.id,
      title: { zh: programme.zhTitle ?? '', en: programme.enTitle ?? '' },
      type: sale.type,
      year: programme.year,
      episodes: programme.episodes,
      minutes: programme.minutes,
      permitNo: programme.permitNo || null,
      // An EIDR with a wrong check character names another work, or none.
      eidr: programme.eidr && readEidr(programme.eidr).is === 'good' ? programme.eidr : null,
      part: partLabel(sale.work, sale.within),
    },
    media: ordered.media,
    territories: { label: territoryWords(ordered), countries: ordered.countries },
    term: { startDate: ordered.startDate, endDate: ordered.endDate, years: ordered.years },
    exclusive: offer.exclusive,
    languages: languagesOf(sale),
    runs: offer.runs,
    scope: offer.scope,
    ...notesOfOffer(offer),
    currency: offer.currency,
    totalMinor: ordered.totalMinor,
    price: { basis: offer.priceBasis, listMinor: offer.prices[ordered.years]! },
    delivery: {
      ...standardConditions.delivery,
      resolution: resolutionOf(sale),
    },
  } satisfies ContractTermsInput);
}
