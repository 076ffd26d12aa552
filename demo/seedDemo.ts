import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { sql } from 'kysely';
import { seedActivities } from './activities/seedActivities.ts';
import { seedCatalogue } from './catalogue/seedCatalogue.ts';
import { seedLetters } from './companies/seedCompanies.ts';
import { seedCompetition } from './competition/seedCompetition.ts';
import { seedDeals } from './deals/seedDeals.ts';
import { seedDownloads } from './downloads/seedDownloads.ts';
import { seedExhibitions } from './exhibitions/seedExhibitions.ts';
import { isEmpty } from './isEmpty.ts';
import { seedLicensors } from './licensors/seedLicensors.ts';
import { seedNews } from './news/seedNews.ts';
import { seedFavourites } from './people/seedFavourites.ts';
import { seedPeople } from './people/seedPeople.ts';
import { seedSignups } from './signups/seedSignups.ts';
import { seedSite } from './site/seedSite.ts';

/** Any number will do, as long as every process takes the same one. */
const LOCK = 7_352_002;

/** Fills an empty database with the demo fair, whole or not at all; a database that holds anyone already is left alone. */
export async function seedDemo(ctx: JobCtx): Promise<void> {
  const seeded = await ctx.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    if (!(await isEmpty(db))) return false;
    const fair = { ...ctx, db };
    const { pictures, programmes } = await seedCatalogue(fair);
    const { users, staff: staffIds } = await seedPeople(fair, pictures);
    await seedSite(fair, { pictures, programmes });
    await seedExhibitions(fair, pictures, programmes);
    await seedActivities(fair, pictures);
    await seedNews(fair, pictures, programmes);
    await seedDownloads(fair, pictures);
    await seedCompetition(fair, pictures);
    await seedLicensors(fair, staffIds);
    await seedDeals(fair, { programmes, users, staff: staffIds });
    await seedSignups(fair, users, staffIds);
    await seedFavourites(fair, users);
    await seedLetters(fair, users, programmes);
    return true;
  });
  if (seeded) await sql`analyze`.execute(ctx.db);
}
