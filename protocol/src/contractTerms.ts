// The terms of one licence, frozen as data when the order is placed; page, document and check all read these (product §5).
import { z } from 'zod';
import { Currency, IdType, Language, Resolution } from './enumerations.ts';
import { countryCode, date, instant, moneyMinor } from './fields.ts';
import type { Text } from './kit/text.ts';
import { durations } from './limits.ts';
import { Medium } from './media.ts';
import { OfferScope } from './offerScope.ts';
import { PriceBasis } from './priceFields.ts';

const lineOf = (max: number) => z.string().trim().min(1).max(max);
const blankable = (max: number) => z.string().trim().max(max);
/** A text in both languages. If one is missing, the document prints the other. */
const eitherLanguage = (max: number) =>
  z
    .strictObject({ zh: blankable(max), en: blankable(max) })
    .refine((text) => text.zh !== '' || text.en !== '', 'both languages are empty');
const bothLanguages = (max: number) => z.strictObject({ zh: lineOf(max), en: lineOf(max) });
const notes = (max: number) => z.strictObject({ zh: blankable(max), en: blankable(max) });
const unique = (values: readonly string[]) => new Set(values).size === values.length;

/** Who signs for a party; null in contracts of before licensor files. */
const Signatory = z.strictObject({ name: eitherLanguage(100), title: notes(100) });
/** The standing mandate by which the platform issues for the licensor. */
const Mandate = z.strictObject({ no: lineOf(60), datedOn: date, validUntil: date, signatory: Signatory });

/** Who sells: an enterprise whose programme is listed. */
const SellerParty = z.strictObject({
  name: eitherLanguage(200),
  country: countryCode,
  /** Unified Social Credit Code, or the number in the register of its country. */
  registrationNo: lineOf(60).nullable().default(null),
  address: notes(300).default({ zh: '', en: '' }),
  signatory: Signatory.nullable().default(null),
  mandate: Mandate.nullable().default(null),
  contact: blankable(100).default(''),
  email: blankable(254).default(''),
});

const BuyerParty = z
  .strictObject({
    kind: z.enum(['person', 'enterprise']),
    name: eitherLanguage(200),
    country: countryCode.nullable().default(null),
    /** A person's paper; null for an enterprise. */
    idType: IdType.schema.nullable().default(null),
    idNumber: lineOf(40).nullable().default(null),
    /** An enterprise's register number; null for a person. */
    registrationNo: lineOf(60).nullable().default(null),
    address: eitherLanguage(300),
    signatory: Signatory.nullable().default(null),
    contact: lineOf(100),
    phone: blankable(40).default(''),
    email: blankable(254).default(''),
  })
  .refine(
    (buyer) =>
      buyer.kind === 'person' ? buyer.idType !== null && buyer.idNumber !== null : buyer.registrationNo !== null,
    'the paper’s or register’s number is missing',
  );

const Term = z
  .strictObject({ startDate: date, endDate: date, years: z.literal(durations) })
  .refine((term) => term.startDate < term.endDate, 'the term ends before it begins');

/** Where the fee is paid to; null in a draft: the account in force on the day of issue is frozen in the contract. */
const BankAccount = z.strictObject({
  holder: lineOf(200),
  bank: lineOf(200),
  number: lineOf(60),
  swift: blankable(11).default(''),
  cnaps: blankable(12).default(''),
});

export const ContractTerms = z.strictObject({
  /** The wording of the clauses these terms were made for. */
  form: z.enum(['licence-1', 'licence-2']),
  contractNo: lineOf(40),
  orderNo: lineOf(40),
  /** Null while a draft. */
  issuedAt: instant.nullable(),
  /** When a contract that nobody signed lapses. */
  signBy: instant.nullable().default(null),
  /** The zone whose days the contract counts by; absent in contracts made before it was written down. */
  timeZone: lineOf(60).optional(),
  /** Who runs the pavilion: keeps the record, seals the document, is no party to the licence. */
  platform: z.strictObject({ name: bothLanguages(200), email: blankable(254).default('') }),
  seller: SellerParty,
  buyer: BuyerParty,
  programme: z.strictObject({
    id: z.number().int().positive(),
    title: eitherLanguage(300),
    type: bothLanguages(60),
    year: z.number().int().min(1880).max(2200).nullable().default(null),
    /** Null if the seller has not stated it. */
    episodes: z.number().int().min(1).max(20_000).nullable(),
    /** Of one episode; null if the seller has not stated it. */
    minutes: z.number().min(0.1).max(10_000).nullable().default(null),
    permitNo: lineOf(100).nullable().default(null),
    eidr: lineOf(60).nullable().default(null),
    /** Which part of which works this is: “Episode 3 of Season 1 “…” of Series “…””; null for a work by itself. */
    part: bothLanguages(2500).nullable().default(null),
  }),
  media: z.array(Medium.schema).min(1).max(Medium.names.length).refine(unique, 'named twice'),
  territories: z.strictObject({
    /** As the offer names them: “Worldwide excl. Mainland China”. */
    label: bothLanguages(400),
    /** What that meant on the day of the order. */
    countries: z.array(countryCode).min(1).max(300).refine(unique, 'named twice'),
  }),
  term: Term,
  exclusive: z.boolean(),
  /** Language versions that are licensed. */
  languages: z.array(Language.schema).min(1).max(Language.names.length).refine(unique, 'named twice'),
  /** Broadcasts or screenings allowed; null for any number. */
  runs: z.number().int().min(1).max(100_000).nullable(),
  /** The part and form that are licensed; null for the whole programme in any form. */
  scope: OfferScope.nullable().default(null),
  /** Go over the general wording of the clauses; empty texts where nothing is agreed. */
  specialTerms: notes(1500),
  /** Empty texts where nothing is held back. */
  holdback: notes(1500),
  /** Who dubs and subtitles and who owns the result; empty texts leave it to the general wording. */
  localisation: notes(1500),
  currency: Currency.schema,
  totalMinor: moneyMinor.refine((amount) => amount > 0, 'badMoney'),
  /** The basis of the seller's price, and its amount; null in terms that were frozen before offers had a basis. */
  price: z.strictObject({ basis: PriceBasis.schema, listMinor: moneyMinor.min(1, 'badMoney') }).nullable(),
  payment: z.strictObject({
    /** Days after signing. */
    days: z.number().int().min(1).max(365),
    account: BankAccount.nullable().default(null),
  }),
  delivery: z.strictObject({
    /** Days after the payment is confirmed. */
    days: z.number().int().min(1).max(365),
    /** Days in which the buyer may report a technical fault. */
    inspectionDays: z.number().int().min(1).max(365),
    resolution: Resolution.schema.nullable().default(null),
    materials: bothLanguages(600),
  }),
  /** Days after the end of each half-year. */
  reportingDays: z.number().int().min(1).max(365),
  law: bothLanguages(200),
  arbitration: z.strictObject({ institution: bothLanguages(200), seat: bothLanguages(100) }),
});
export type ContractTerms = z.output<typeof ContractTerms>;
/** The input for a new contract; parse it with `ContractTerms`. */
export type ContractTermsInput = z.input<typeof ContractTerms>;

/** A text in the language it is written in; the document prints it in both where only one is known. */
export const asWritten = (words: string) =>
  /\p{Script=Han}/u.test(words) ? { zh: words, en: '' } : { zh: '', en: words };

const unsaid: Text = { zh: '', en: '' };
type LaterField = 'specialTerms' | 'localisation' | 'scope' | 'price';
type LaterInParty = 'signatory' | 'mandate';
/** A party as an earlier release froze it: one address in the language it was written in, and nobody who signs. */
type KeptParty<P> = Omit<P, LaterInParty | 'address'> & { address: string | Text } & Partial<
    Pick<P, LaterInParty & keyof P>
  >;
type KeptTerms = Omit<ContractTerms, LaterField | 'seller' | 'buyer'> &
  Partial<Pick<ContractTerms, LaterField>> & {
    seller: KeptParty<ContractTerms['seller']>;
    buyer: KeptParty<ContractTerms['buyer']>;
  };
const keptAddress = (address: string | Text): Text => (typeof address === 'string' ? asWritten(address) : address);
/** Reads terms frozen by an earlier release: fields added since are empty. */
export const keptTerms = (kept: KeptTerms): ContractTerms => ({
  scope: null,
  specialTerms: unsaid,
  localisation: unsaid,
  price: null,
  ...kept,
  seller: { signatory: null, mandate: null, ...kept.seller, address: keptAddress(kept.seller.address) },
  buyer: { signatory: null, ...kept.buyer, address: keptAddress(kept.buyer.address) },
});

/** A contract without the buyer's address and signatory in both languages is neither issued nor signed (decision 0043). */
export const isBuyerNamed = ({ address, signatory }: ContractTerms['buyer']): boolean =>
  [address, signatory?.name].every((text) => text !== undefined && text.zh !== '' && text.en !== '');

const text = (zh: string, en: string): Text => ({ zh, en });
/** The conditions of every contract, unless staff agree on others. */
export const standardConditions = {
  form: 'licence-2',
  platform: { name: text('云上节展', 'Festival Pavilion'), email: '' },
  payment: { days: 15, account: null },
  delivery: {
    days: 15,
    inspectionDays: 15,
    resolution: null,
    materials: text(
      '母版或播出版文件、对白台本、已有字幕文件、海报、剧照、剧情简介及音乐使用清单',
      'master or broadcast files, dialogue list, existing subtitle files, key art, stills, synopsis and music cue sheet',
    ),
  },
  reportingDays: 30,
  law: text('中华人民共和国法律', 'the laws of the People’s Republic of China'),
  arbitration: {
    institution: text(
      '中国国际经济贸易仲裁委员会',
      'China International Economic and Trade Arbitration Commission (CIETAC)',
    ),
    seat: text('北京', 'Beijing'),
  },
} as const satisfies Partial<ContractTermsInput>;

/** The record of a signature. The drawn picture is stored separately. */
export const ContractSignature = z.strictObject({
  method: z.enum(['typed', 'drawn', 'stamped']),
  /** As the signer is certified. */
  name: lineOf(200),
  signedAt: instant,
  /** Where the code that proved the intent was sent, already masked; empty for a stamped copy. */
  email: blankable(254).default(''),
  emailCodeAt: instant.nullable().default(null),
});
export type ContractSignature = z.output<typeof ContractSignature>;
