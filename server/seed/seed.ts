import { sql } from 'kysely';
import type { JobCtx } from '../src/kit/ctx.ts';
import { seedActivities } from './seedActivities.ts';
import { seedCatalogue } from './seedCatalogue.ts';
import { seedLetters } from './seedCompanies.ts';
import { seedCompetition } from './seedCompetition.ts';
import { seedDeals } from './seedDeals.ts';
import { seedExhibitions } from './seedExhibitions.ts';
import { seedFavourites } from './seedFavourites.ts';
import { seedHouse } from './seedHouse.ts';
import { seedLicensors } from './seedLicensors.ts';
import { seedNews } from './seedNews.ts';
import { seedPeople } from './seedPeople.ts';

/** Any number will do, as long as every process takes the same one. */
const LOCK = 7_352_002;

/** Fills an empty database with the demo fair, whole or not at all; a database that holds anyone already is left alone. */
export async function seedDemo(ctx: JobCtx): Promise<void> {
  const seeded = await ctx.db.transaction().execute(async (db) => {
    await sql`select pg_advisory_xact_lock(${LOCK})`.execute(db);
    const someone = await db.selectFrom('users').select('id').limit(1).executeTakeFirst();
    const staff = await db.selectFrom('staff').select('id').limit(1).executeTakeFirst();
    if (someone || staff) return false;
    const fair = { ...ctx, db };
    const { pictures, programmes } = await seedCatalogue(fair);
    const { users, staff: desks } = await seedPeople(fair, pictures);
    await seedHouse(fair, { pictures, programmes });
    await seedExhibitions(fair, pictures, programmes);
    await seedActivities(fair, pictures);
    await seedNews(fair, pictures, programmes);
    await seedCompetition(fair, pictures);
    await seedLicensors(fair, desks);
    await seedDeals(fair, { programmes, users, staff: desks });
    await seedFavourites(fair, users);
    await seedLetters(fair, users, programmes);
    return true;
  });
  if (seeded) await sql`analyze`.execute(ctx.db);
}
