import type { ExhibitionForm } from '@pavilion/protocol/exhibitions.console.ts';
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import { fromZonedLocal } from '@pavilion/protocol/kit/zones.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { publishContent } from '@pavilion/server/modules/content/content.service.ts';
import { exhibitionKind } from '@pavilion/server/modules/exhibitions/exhibitions.content.service.ts';
import type { z } from 'zod';
import { dayAfter, firstDayOf, type SeedExhibition } from './exhibition.ts';
import { ownExhibitions } from './ownExhibitions.ts';
import { worldExhibitions } from './worldExhibitions.ts';

type Ids = ReadonlyMap<string, number>;
type Form = z.input<typeof ExhibitionForm>;

function idOf(ids: Ids, key: string): number {
  const id = ids.get(key);
  if (id === undefined) throw new Error(`the fair has no ${key}`);
  return id;
}
const textsOf = ({
  key: _key,
  days: _days,
  signup: _signup,
  sidebar: _s,
  films: _f,
  photos: _p,
  timetable: _t,
  ...rest
}: SeedExhibition) => rest;

function signupOf({ signup, timeZone }: SeedExhibition, first: Date): Partial<Form> {
  if (!signup) return {};
  return {
    signupKinds: [...signup.kinds],
    signupOpensAt: fromZonedLocal(`${dayAfter(first, signup.opens)}T09:00`, timeZone),
    signupClosesAt: fromZonedLocal(`${dayAfter(first, signup.closes)}T18:00`, timeZone),
  };
}

function formOf(it: SeedExhibition, now: Date, ids: { pictures: Ids; programmes: Ids }): Form {
  const first = firstDayOf(it.days, now);
  const picture = (part: string) => ids.pictures.get(`exhibition-${it.key}-${part}`) ?? null;
  return {
    ...textsOf(it),
    ...signupOf(it, first),
    startsOn: dayAfter(first, 0),
    endsOn: dayAfter(first, it.days.length - 1),
    coverId: picture('cover'),
    bannerWideId: picture('wide'),
    bannerTallId: picture('tall'),
    inSidebar: it.sidebar !== undefined,
    position: it.sidebar ?? 100,
    timetable: it.timetable.map(([day, from, to, zhTitle, enTitle, zhPlace, enPlace]) => ({
      date: dayAfter(first, day),
      from,
      to,
      zhTitle,
      enTitle,
      zhPlace,
      enPlace,
    })),
    photos: it.photos.flatMap(([zhCaption, enCaption], i) => {
      const pictureId = picture(`photo-${i + 1}`);
      return pictureId === null ? [] : [{ pictureId, zhCaption, enCaption }];
    }),
    films: it.films.flatMap(([zhSection, enSection, ...keys]) =>
      keys.map((key) => ({ programmeId: idOf(ids.programmes, key), zhSection, enSection })),
    ),
  };
}

/** Twelve markets of the world and the pavilion's own festivals, published as the console would. */
export async function seedExhibitions(ctx: JobCtx, pictures: Ids, programmes: Ids): Promise<void> {
  const publishedAt = daysBefore(ctx.now(), 90);
  for (const it of [...worldExhibitions, ...ownExhibitions])
    await publishContent(ctx, exhibitionKind, formOf(it, ctx.now(), { pictures, programmes }), { publishedAt });
}
