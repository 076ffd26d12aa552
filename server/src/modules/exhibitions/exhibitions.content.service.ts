import { ExhibitionForm } from '@pavilion/protocol/exhibitions.console.ts';
import { type Kysely, sql } from 'kysely';
import { cleanHtml } from '../../kit/html.ts';
import { invalid } from '../../kit/invalid.ts';
import type { DB } from '../../kit/tables.ts';
import { type ContentKind, type PublishedAt, withoutLanguages } from '../content/content.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import { findRegion, listUnknownProgrammes } from './exhibitions.queries.ts';

/** Keeps the first of each: an exhibition shows a picture or a programme once. */
const once = <T>(items: readonly T[], key: (item: T) => number): T[] =>
  [...new Map([...items].reverse().map((item) => [key(item), item])).values()].reverse();

/** Texts inside lists are left out too if their language is not published. */
const told =
  (published: PublishedAt) =>
  <T extends object>(item: T): T =>
    withoutLanguages(item, (language) => published[language] !== null);

const midnight = (day: string, zone: string) => sql<Date>`(${day}::date)::timestamp at time zone ${zone}`;
const nextMidnight = (day: string, zone: string) => sql<Date>`(${day}::date + 1)::timestamp at time zone ${zone}`;

function rowOf(id: number, form: ExhibitionForm, published: PublishedAt, today: string) {
  const { photos: _photos, films: _films, timetable, startsOn, endsOn, ...own } = form;
  // A preview may show a draft that has no days yet.
  const first = startsOn ?? endsOn ?? today;
  const last = endsOn ?? first;
  return {
    ...told(published)(own),
    id,
    startsOn: first,
    endsOn: last,
    startsAt: midnight(first, form.timeZone),
    endsAt: nextMidnight(last, form.timeZone),
    timetable: JSON.stringify(timetable.map(told(published))),
    zhPublishedAt: published.zh,
    enPublishedAt: published.en,
  };
}

async function replaceLists(db: Kysely<DB>, id: number, form: ExhibitionForm, published: PublishedAt) {
  await db.deleteFrom('exhibitionPhotos').where('exhibitionId', '=', id).execute();
  await db.deleteFrom('exhibitionFilms').where('exhibitionId', '=', id).execute();
  const own = told(published);
  const photos = form.photos.map((photo, position) => ({ ...own(photo), exhibitionId: id, position }));
  const films = form.films.map((film, position) => ({ ...own(film), exhibitionId: id, position }));
  if (photos.length) await db.insertInto('exhibitionPhotos').values(photos).execute();
  if (films.length) await db.insertInto('exhibitionFilms').values(films).execute();
}

/** Makes exhibitions a kind of content (decision 0018). */
export const exhibitionKind: ContentKind<typeof ExhibitionForm> = {
  kind: 'exhibition',
  table: 'exhibitions',
  form: ExhibitionForm,
  title: 'Title',
  needed: ['Title', 'City'],
  tidy: (form) => ({
    ...form,
    zhBody: form.zhBody && (cleanHtml(form.zhBody) || null),
    enBody: form.enBody && (cleanHtml(form.enBody) || null),
    signupKinds: [...new Set(form.signupKinds)],
    photos: once(form.photos, ({ pictureId }) => pictureId),
    films: once(form.films, ({ programmeId }) => programmeId),
  }),
  async check({ db }, form) {
    if (!(await findRegion(db, form.regionTypeId))) throw invalid('form.regionTypeId', 'regionUnknown');
    const [unknown] = await listUnknownProgrammes(
      db,
      form.films.map(({ programmeId }) => programmeId),
    );
    if (unknown !== undefined) {
      const at = form.films.findIndex(({ programmeId }) => programmeId === unknown);
      throw invalid(`form.films.${at}.programmeId`, 'programmeUnknown');
    }
  },
  ready(form) {
    if (!form.startsOn) throw invalid('form.startsOn', 'datesNeeded');
    if (!form.endsOn) throw invalid('form.endsOn', 'datesNeeded');
  },
  pictures: (form) => [form.coverId, form.bannerWideId, form.bannerTallId, ...form.photos.map((p) => p.pictureId)],
  cover: (form) => form.coverId ?? form.bannerTallId,
  async project(ctx, id, form, published) {
    const { db } = ctx;
    const { id: _id, ...row } = rowOf(id, form, published, await getBusinessDay(ctx));
    await db
      .insertInto('exhibitions')
      .values({ id, ...row })
      .onConflict((oc) => oc.column('id').doUpdateSet(row))
      .execute();
    await replaceLists(db, id, form, published);
  },
};
