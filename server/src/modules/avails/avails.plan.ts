// From judged rows to what shall stand in the catalogue: works with their licence offers. Still without a database.
import { createHash } from 'node:crypto';
import { type Currency, ProgrammeType, Resolution } from '@pavilion/protocol/enumerations.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { type Duration, durations } from '@pavilion/protocol/limits.ts';
import type { Prices } from '@pavilion/protocol/programmes.ts';
import { lastDayOfYears } from './avails.dates.ts';
import type { Avail, JudgedSheet, Withdrawal } from './avails.rows.ts';
import type { Work } from './avails.works.ts';

/** Licence fees for offers whose avails name none: Avails price the consumer's sale, not the licence. */
export interface Fees {
  currency: Currency;
  amountsMinor: Partial<Record<Duration, number>>;
}

export interface PlannedOffer {
  alid: string;
  /** The same for the same avail in a later workbook, so that importing twice changes nothing. */
  ref: string;
  name: Text;
  notes: Text | null;
  avail: Avail;
  prices: Prices;
  /** The avails name a fee of their own, which goes over a price that staff have set. */
  feeNamed: boolean;
  currency: Currency;
  /** `Movies 4`, `Movies 5`. */
  rows: string[];
}
export interface PlannedWork {
  /** Tells the work among imported programmes in absence of a sure EIDR. */
  key: string;
  work: Work;
  typeId: ProgrammeType;
  zhTitle: string | null;
  enTitle: string | null;
  languages: string[];
  resolution: string;
  offers: PlannedOffer[];
}
export interface Plan {
  works: PlannedWork[];
  withdrawals: Withdrawal[];
}

interface Source {
  avail: Avail;
  at: string;
}

export function planImport(sheets: readonly JudgedSheet[], today: string, fees?: Fees): Plan {
  const sources: Source[] = [];
  const withdrawals: Withdrawal[] = [];
  for (const { sheet, row, avail } of sheets.flatMap(({ rows }) => rows)) {
    if (avail?.action === 'offer') sources.push({ avail, at: `${sheet} ${row}` });
    else if (avail) withdrawals.push(avail);
  }
  const identity = identityOf(sources);
  const works = [...Map.groupBy(sources, ({ avail }) => identity(avail.work)).entries()].map(([key, group]) =>
    planWork(key, group, today, fees),
  );
  return { works, withdrawals };
}

const hash = (...parts: (string | boolean | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** A sure EIDR tells the work; rows of the same title without one join it, unless two works share that title. */
function identityOf(sources: readonly Source[]): (work: Work) => string {
  const sure = new Map<string, Set<string>>();
  for (const { work } of sources.map(({ avail }) => avail)) {
    if (work.eidr && work.eidrSure) sure.set(work.titleKey, (sure.get(work.titleKey) ?? new Set()).add(work.eidr));
  }
  return (work) => {
    const eidrs = [...(sure.get(work.titleKey) ?? [])];
    const eidr = work.eidrSure ? work.eidr : eidrs.length === 1 ? eidrs[0]! : null;
    return eidrs.length > 1 && eidr ? `avails:${hash(work.titleKey, eidr)}` : `avails:${hash(work.titleKey)}`;
  };
}

const seasonal: Text<[{ title: string; season: number | null; volume: number | null }]> = {
  zh: ({ title, season, volume }) =>
    [title, season === null ? '' : `第 ${season} 季`, volume === null ? '' : `第 ${volume} 卷`]
      .filter(Boolean)
      .join(' '),
  en: ({ title, season, volume }) =>
    [title, season === null ? '' : `Season ${season}`, volume === null ? '' : `Volume ${volume}`]
      .filter(Boolean)
      .join(', '),
};

function planWork(key: string, group: readonly Source[], today: string, fees: Fees | undefined): PlannedWork {
  const works = group.map(({ avail }) => avail.work);
  const first = <K extends keyof Work>(field: K): Work[K] =>
    works.find((work) => work[field] !== null)?.[field] ?? (null as Work[K]);
  const [example] = works as [Work];
  const { season, volume } = example;
  const sureEidr = works.find((work) => work.eidrSure)?.eidr ?? null;
  const [zhTitle, enTitle] = [first('zhTitle'), first('enTitle')];
  const single = example.kind === 'movie' || example.kind === 'short';
  const merged: Work = {
    ...example,
    eidr: sureEidr ?? first('eidr'),
    eidrSure: sureEidr !== null,
    isan: first('isan'),
    year: first('year'),
    minutes: first('minutes'),
    episodes: first('episodes'),
    director: first('director'),
    seller: first('seller'),
  };
  const offers = [...Map.groupBy(group, ({ avail }) => offerRef(avail)).entries()];
  return {
    key,
    work: merged,
    // The five types of the fair have none for cinema films; films that are licensed to platforms stand with web-made content.
    typeId: single ? ProgrammeType.web : ProgrammeType.teleplay,
    zhTitle: zhTitle && seasonal.zh({ title: zhTitle, season, volume }),
    enTitle: enTitle && seasonal.en({ title: enTitle, season, volume }),
    languages: [...new Set(group.flatMap(({ avail }) => avail.languages.offered))],
    resolution: bestResolution(group.map(({ avail }) => avail.formatProfile)),
    offers: offers.map(([ref, sources]) => planOffer(ref, sources, today, fees)),
  };
}

function bestResolution(profiles: readonly string[]): string {
  const all = profiles.join(' ').toUpperCase();
  const best = /UHD|4K/.test(all) ? '4K' : /HD/.test(all) ? 'HD' : /SD/.test(all) ? 'SD' : '';
  return Resolution.names.find((name) => name === best) ?? '';
}

/** Rows that differ in format and price only are one offer: HD and SD of the same right. */
function offerRef(avail: Avail): string {
  const { window, languages, territories } = avail;
  const terms = [avail.licenceType, avail.rights, window.start, window.end, avail.localization, avail.exclusive];
  return `${avail.alid}|${hash(territories.countries.join(), ...terms, languages.tags.join(), languages.heldBack.join())}`;
}

function planOffer(ref: string, sources: readonly Source[], today: string, fees: Fees | undefined): PlannedOffer {
  const [{ avail }] = sources as [Source];
  const formats = [...new Set(sources.map((source) => source.avail.formatProfile))];
  const fee = sources.map((source) => source.avail.price).find((price) => price.fee !== null);
  const named =
    fee?.fee && fee.currency
      ? { currency: fee.currency, amountsMinor: { [fee.fee.years]: fee.fee.amountMinor } }
      : null;
  const asked = named ?? fees;
  return {
    alid: avail.alid,
    ref,
    name: nameOf(avail, formats),
    notes: notesOf(avail),
    avail: { ...avail, active: sources.every((source) => source.avail.active) },
    prices: pricesOf(avail, today, asked, named !== null),
    feeNamed: named !== null,
    currency: asked?.currency ?? avail.price.currency ?? 'CNY',
    rows: sources.map(({ at }) => at),
  };
}

/** Every term that fits into what is left of the window: at its fee, else on request. */
function pricesOf(
  { window }: Avail,
  today: string,
  fees: Pick<Fees, 'amountsMinor'> | undefined,
  named: boolean,
): Prices {
  const soonest = window.start > today ? window.start : today;
  const fits = (years: Duration) => window.end === null || lastDayOfYears(soonest, years) <= window.end;
  // A fee that an avail names is for its whole window, whatever of it is left.
  const sold = durations.filter((years) => (named ? fees?.amountsMinor[years] !== undefined : fits(years)));
  return Object.fromEntries(
    (sold.length > 0 ? sold : [durations[0]]).map((years) => [years, fees?.amountsMinor[years] ?? null]),
  );
}

const short = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

function nameOf(avail: Avail, formats: readonly string[]): Text {
  const { episode } = avail.work;
  const parts = (spoken: string | null) =>
    [avail.licenceType, avail.rights, spoken, formats.join('/')].filter(Boolean).join(' · ');
  const part = episode && { number: episode.number ?? '', title: episode.title ?? '' };
  return {
    zh: short(parts(part && `第 ${part.number} 集 ${part.title}`.trim()), 100),
    en: short(parts(part && `Episode ${part.number} ${part.title}`.trim()), 200),
  };
}

const localizations: Readonly<Record<string, Text>> = {
  sub: { zh: '须含字幕。', en: 'Subtitles included.' },
  dub: { zh: '须含配音。', en: 'Dubbed audio included.' },
  subdub: { zh: '须含字幕和配音。', en: 'Subtitles and dubbed audio included.' },
};

/** What a buyer must know. The seller's consumer prices (tiers, wholesale) are between seller and shop and stay out. */
function notesOf({ languages, localization, work }: Avail): Text | null {
  const notes: Text[] = [];
  const plain = localization?.toLowerCase() ?? '';
  if (Object.hasOwn(localizations, plain)) notes.push(localizations[plain]!);
  const variants = languages.tags.filter((tag) => tag.includes('-')).join(', ');
  if (variants) notes.push({ zh: `语言版本：${variants}。`, en: `Language versions: ${variants}.` });
  const held = languages.heldBack.join(', ');
  if (held) notes.push({ zh: `不含以下语言版本：${held}。`, en: `Not in these languages: ${held}.` });
  if (work.episode) notes.push({ zh: '仅含所列的一集。', en: 'For the named episode only.' });
  if (notes.length === 0) return null;
  return {
    zh: short(notes.map((note) => note.zh).join(''), 1000),
    en: short(notes.map((note) => note.en).join(' '), 1500),
  };
}
