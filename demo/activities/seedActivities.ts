import { readFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { ActivityForm } from '@pavilion/protocol/activities.console.ts';
import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { activityKind } from '@pavilion/server/modules/activities/activities.content.service.ts';
import { publishContent } from '@pavilion/server/modules/content/content.service.ts';
import type { z } from 'zod';
import { type Item, type SeedActivity, signupEdge, timesOf, zoneOf } from './activity.ts';
import { currentActivities } from './current.ts';
import { pastActivities } from './past.ts';
import { upcomingActivities } from './upcoming.ts';

type Form = z.input<typeof ActivityForm>;
const minutesAfter = (start: Date, minutes: number) => new Date(start.getTime() + minutes * 60_000).toISOString();

const agendaOf = (items: readonly Item[], start: Date): Form['agenda'] =>
  items.map(([at, minutes, zh, en, zhSpeaker, enSpeaker]) => ({
    startsAt: minutesAfter(start, at),
    endsAt: minutesAfter(start, at + minutes),
    zh,
    en,
    zhSpeaker: zhSpeaker ?? null,
    enSpeaker: enSpeaker ?? null,
  }));

function formOf(
  it: SeedActivity,
  now: Date,
  ids: { cover: number | null; exhibition: number | null; replay: number | null },
): Form {
  const { startsAt, endsAt } = timesOf(it, now);
  const { zhTitle, enTitle, zhSummary, enSummary, zhPlace, enPlace, zhCity, enCity, zhBody, enBody, kind } = it;
  return {
    kind,
    zhTitle,
    enTitle,
    zhSummary,
    enSummary,
    zhBody,
    enBody,
    zhPlace: zhPlace ?? null,
    enPlace: enPlace ?? null,
    zhCity: zhCity ?? null,
    enCity: enCity ?? null,
    onlineUrl: it.online ? `https://meet.example.com/${it.key}` : null,
    timeZone: zoneOf(it),
    startsAt: startsAt.toISOString(),
    endsAt: endsAt.toISOString(),
    signupOpensAt: it.signup ? signupEdge(it.signup.opens, it, startsAt, now) : null,
    signupClosesAt: it.signup ? signupEdge(it.signup.closes, it, startsAt, now) : null,
    capacity: it.capacity ?? null,
    coverId: ids.cover,
    exhibitionId: ids.exhibition,
    replayId: ids.replay,
    agenda: agendaOf(it.agenda, startsAt),
    guests: it.guests.map(([zhName, enName, zhPost, enPost]) => ({ zhName, enName, zhPost, enPost })),
  };
}

/** A trailer that the fair has already, or a recording of its own from `films/replays/`. */
async function seedReplay(ctx: JobCtx, name: string): Promise<number> {
  const known = await ctx.db.selectFrom('files').select('id').where('name', '=', name).executeTakeFirst();
  if (known) return known.id;
  const stored = await ctx.files.write(
    'public',
    `demo/${name}`,
    await readFile(join(import.meta.dirname, '../films/replays', name)),
  );
  const { id } = await ctx.db
    .insertInto('files')
    .values({ store: 'public', purpose: 'replay', name, mime: 'video/mp4', readyAt: ctx.now(), ...stored })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Activities in every status, published as the console would; after the exhibitions they belong to. */
export async function seedActivities(ctx: JobCtx, pictures: ReadonlyMap<string, number>): Promise<void> {
  const publishedAt = daysBefore(ctx.now(), 60);
  const exhibitions = await ctx.db.selectFrom('exhibitions').select(['id', 'zhTitle']).execute();
  for (const it of [...pastActivities, ...currentActivities, ...upcomingActivities]) {
    const ids = {
      cover: pictures.get(`activity-${it.key}`) ?? null,
      exhibition: exhibitions.find(({ zhTitle }) => zhTitle === it.exhibition)?.id ?? null,
      replay: it.replay ? await seedReplay(ctx, it.replay) : null,
    };
    await publishContent(ctx, activityKind, formOf(it, ctx.now(), ids), { publishedAt });
  }
}
