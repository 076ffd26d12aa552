// Turns checked rows into the intended state of the catalogue: works with their licence offers. It does not use the database.
import { createHash } from 'node:crypto';
import { type Currency, ProgrammeType, Resolution } from '@pavilion/protocol/enumerations.ts';
import { lastDayOfYears } from '@pavilion/protocol/kit/days.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { OfferNotes } from '@pavilion/protocol/licenceNotes.ts';
import { type Duration, durations } from '@pavilion/protocol/limits.ts';
import type { OfferScope } from '@pavilion/protocol/offerScope.ts';
import type { Prices } from '@pavilion/protocol/programmes.ts';
import { firstOf } from '../../kit/first.ts';
import type { Avail, JudgedSheet, ReviewReason, Withdrawal } from './avails.judged.ts';
import type { Work } from './avails.works.ts';

/** Licence fees for offers whose avails name none: Avails price the sale to consumers, not the licence. */
export interface Fees {
  currency: Currency;
  amountsMinor: Partial<Record<Duration, number>>;
}

export interface PlannedOffer {
  alid: string;
  /** The same for the same avail in a later workbook, so that a repeated import changes nothing. */
  ref: string;
  name: Text;
  notes: OfferNotes;
  scope: OfferScope;
  avail: Avail;
  /** The reasons of all rows of the offer, each once. */
  review: ReviewReason[];
  active: boolean;
  notBefore: string | null;
  prices: Prices;
  /** The avails name a licence fee, which overrides a price set by staff. */
  feeNamed: boolean;
  currency: Currency;
  /** `Movies 4`, `Movies 5`. */
  rows: string[];
}
export interface PlannedWork {
  /** Identifies the work among imported programmes without a valid EIDR. */
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
  withdrawals: (Withdrawal & { row: string })[];
}

interface Source {
  avail: Avail;
  at: string;
}

export function planImport(sheets: readonly JudgedSheet[], today: string, fees?: Fees): Plan {
  const sources: Source[] = [];
  const withdrawals: Plan['withdrawals'] = [];
  for (const { sheet, row, avail } of sheets.flatMap(({ rows }) => rows)) {
    if (avail?.action === 'offer') sources.push({ avail, at: `${sheet} ${row}` });
    else if (avail) withdrawals.push({ ...avail, row: `${sheet} ${row}` });
  }
  const identity = identityOf(sources);
  const works = [...Map.groupBy(sources, ({ avail }) => identity(avail.work)).entries()].map(([key, group]) =>
    planWork(key, group, today, fees),
  );
  return { works, withdrawals };
}

/** Returns the key of a work that no valid EIDR separates from others of its title. */
export const keyOfTitle = (titleKey: string): string => `avails:${hash(titleKey)}`;
const hash = (...parts: (string | boolean | null)[]): string =>
  createHash('sha256').update(JSON.stringify(parts)).digest('hex').slice(0, 16);

/** A valid EIDR identifies the work; rows of the same title without one join it, unless two works share that title. */
function identityOf(sources: readonly Source[]): (work: Work) => string {
  const sure = new Map<string, Set<string>>();
  for (const { work } of sources.map(({ avail }) => avail)) {
    if (work.eidr) sure.set(work.titleKey, (sure.get(work.titleKey) ?? new Set()).add(work.eidr));
  }
  return (work) => {
    const eidrs = [...(sure.get(work.titleKey) ?? [])];
    const eidr = work.eidr ?? (eidrs.length === 1 ? eidrs[0]! : null);
    return eidrs.length > 1 && eidr ? `avails:${hash(work.titleKey, eidr)}` : keyOfTitle(work.titleKey);
  };
}

export const seasonal: Text<[{ title: string; season: number | null; volume: number | null }]> = {
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
  const first = <K extends keyof Work>(field: K): Work[K] | null =>
    works.find((work) => work[field] !== null)?.[field] ?? null;
  const example = firstOf(works);
  const { season, volume } = example;
  const [zhTitle, enTitle] = [first('zhTitle'), first('enTitle')];
  const single = example.kind === 'movie' || example.kind === 'short';
  const merged: Work = {
    ...example,
    zhTitle,
    enTitle,
    eidr: first('eidr'),
    isan: first('isan'),
    year: first('year'),
    minutes: single ? first('minutes') : minutesOfEpisodes(works),
    episodes: first('episodes'),
    director: first('director'),
    seller: first('seller'),
  };
  const offers = [...Map.groupBy(group, ({ avail }) => offerRef(avail)).entries()].flatMap(variantsOf);
  return {
    key,
    work: merged,
    // None of the five types fits cinema films; films licensed to platforms are listed as web-made content.
    typeId: single ? ProgrammeType.web : ProgrammeType.teleplay,
    zhTitle: zhTitle && seasonal.zh({ title: zhTitle, season, volume }),
    enTitle: enTitle && seasonal.en({ title: enTitle, season, volume }),
    languages: [...new Set(group.flatMap(({ avail }) => avail.languages.offered))],
    resolution: bestResolution(group.flatMap(({ avail }) => avail.formats)),
    offers: offers.map(([ref, sources]) => planOffer(ref, sources, today, fees)),
  };
}

function bestResolution(profiles: readonly string[]): string {
  const all = profiles.join(' ').toUpperCase();
  const best = /UHD|4K/.test(all) ? '4K' : /HD/.test(all) ? 'HD' : /SD/.test(all) ? 'SD' : '';
  return Resolution.names.find((name) => name === best) ?? '';
}

/** Returns the minutes that most episodes have; a bonus film or a double episode does not count for its season. */
function minutesOfEpisodes(works: readonly Work[]): number | null {
  const episodes = works.filter((work) => work.episode !== null && work.minutes !== null);
  const byMinutes = Map.groupBy(episodes, (work) => work.minutes!);
  const told = [...byMinutes].map(([minutes, same]) => ({
    minutes,
    episodes: new Set(same.map(({ episode }) => JSON.stringify(episode))).size,
  }));
  return told.sort((a, b) => b.episodes - a.episodes || b.minutes - a.minutes)[0]?.minutes ?? null;
}

/** Identifies an avail's terms without format and price: HD and SD of the same right are one offer if they have the same fee. */
function offerRef({ alid, window, languages, territories, conditions, licenceType, exclusive, work }: Avail): string {
  const terms = [licenceType, conditions.rights, window.start, window.end, conditions.localization.join(), exclusive];
  const episode = work.episode && JSON.stringify(work.episode);
  const spoken = [languages.tags.join(), languages.heldBack.join()];
  return `${alid}|${hash(territories.countries.join(), ...terms, ...spoken, episode)}`;
}

/** Makes separate offers of formats with different fees or conditions, so that no fee is lost. */
function variantsOf([ref, sources]: [string, Source[]]): [string, Source[]][] {
  const variants = [
    ...Map.groupBy(sources, ({ avail }) =>
      JSON.stringify([
        avail.price.fee,
        avail.price.fee && avail.price.currency,
        avail.conditions,
        avail.languages.required,
      ]),
    ).values(),
  ];
  if (variants.length === 1) return [[ref, sources]];
  const used = new Map<string, number>();
  return variants.map((variant) => {
    const formats = formatsOf(variant).join();
    const nth = (used.get(formats) ?? 0) + 1;
    used.set(formats, nth);
    const [head] = [ref.slice(0, -17)];
    return [`${head}|${hash(ref, formats, String(nth))}`, variant];
  });
}

const formatsOf = (sources: readonly Source[]): string[] => [...new Set(sources.flatMap(({ avail }) => avail.formats))];

const transactions: Readonly<Record<string, OfferScope['transaction']>> = {
  EST: 'sale',
  POEST: 'sale',
  VOD: 'rental',
};

function planOffer(ref: string, sources: readonly Source[], today: string, fees: Fees | undefined): PlannedOffer {
  const { avail } = firstOf(sources);
  const formats = formatsOf(sources);
  const { fee, currency } = avail.price;
  const named = fee && currency ? { currency, amountsMinor: { [fee.years]: fee.amountMinor } } : null;
  const asked = named ?? fees;
  const review = sources.flatMap((source) => source.avail.review);
  const { rentalHours, watchHours, localization } = avail.conditions;
  return {
    alid: avail.alid,
    ref,
    name: nameOf(avail, formats),
    notes: notesOf(avail),
    scope: {
      episode: avail.work.episode,
      formats,
      transaction: transactions[avail.licenceType] ?? null,
      rentalHours,
      watchHours,
      localization,
    },
    avail,
    review: [...new Map(review.map((reason) => [JSON.stringify(reason), reason])).values()],
    active: sources.every((source) => source.avail.active),
    notBefore:
      sources
        .flatMap((source) => source.avail.conditions.notBefore ?? [])
        .sort()
        .at(-1) ?? null,
    prices: pricesOf(avail, today, asked, named !== null),
    feeNamed: named !== null,
    currency: asked?.currency ?? currency ?? 'CNY',
    rows: sources.map(({ at }) => at),
  };
}

/** Returns every term that fits into the rest of the window: at its fee, else on request. */
function pricesOf(
  { window }: Avail,
  today: string,
  fees: Pick<Fees, 'amountsMinor'> | undefined,
  named: boolean,
): Prices {
  const soonest = window.start > today ? window.start : today;
  const fits = (years: Duration) => window.end === null || lastDayOfYears(soonest, years) <= window.end;
  // A fee of an avail covers its whole window, however much of it is left.
  const sold = durations.filter((years) => (named ? fees?.amountsMinor[years] !== undefined : fits(years)));
  return Object.fromEntries(
    (sold.length > 0 ? sold : [durations[0]]).map((years) => [years, fees?.amountsMinor[years] ?? null]),
  );
}

const short = (text: string, longest: number) => (text.length > longest ? `${text.slice(0, longest - 1)}…` : text);

function nameOf(avail: Avail, formats: readonly string[]): Text {
  const { episode } = avail.work;
  const parts = (spoken: string | null) =>
    [avail.licenceType, avail.conditions.rights, spoken, formats.join('/')].filter(Boolean).join(' · ');
  const part = episode && { number: episode.number ?? '', title: episode.title ?? '' };
  return {
    zh: short(parts(part && `第 ${part.number} 集 ${part.title}`.trim()), 100),
    en: short(parts(part && `Episode ${part.number} ${part.title}`.trim()), 200),
  };
}

/** Collects what a buyer must know. The seller's consumer prices (tiers, wholesale) concern seller and shop only and are left out. */
function notesOf({ languages, conditions }: Avail): OfferNotes {
  const { tags, heldBack, required } = languages;
  const held = heldBack.join(', ');
  const carried = conditions.carried.join('\n') || null;
  const localisation = [
    ...(tags.some((tag) => tag.includes('-'))
      ? [{ zh: `语言版本：${tags.join(', ')}。`, en: `Language versions: ${tags.join(', ')}.` }]
      : []),
    ...(required.length > 0
      ? [{ zh: `须提供以下语言版本：${required.join(', ')}。`, en: `To be offered in: ${required.join(', ')}.` }]
      : []),
  ];
  return {
    // The seller's wording is used in both languages: there is no translation.
    zhSpecialTerms: carried,
    enSpecialTerms: carried,
    zhHoldback: held ? `不含以下语言版本：${held}。` : null,
    enHoldback: held ? `Not in these languages: ${held}.` : null,
    zhLocalisation: localisation.map(({ zh }) => zh).join('') || null,
    enLocalisation: localisation.map(({ en }) => en).join(' ') || null,
  };
}
