import { daysBefore } from '@pavilion/protocol/kit/days.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { companyKind } from '@pavilion/server/modules/companies/companyKind.service.ts';
import { publishContent } from '@pavilion/server/modules/content/content.service.ts';
import type { SeedCustomer, SeedExhibitor } from './company.ts';
import { customers } from './customers.ts';
import { exhibitors, sellerLines } from './exhibitors.ts';
import { letters } from './letters.ts';
import { sellers } from './sellers.ts';

type Ids = ReadonlyMap<string, number>;
type Form = Parameters<typeof publishContent<(typeof companyKind)['form']>>[2];

/** The one that stands first has the greatest number. */
const rankOf = (place: number) => Math.max(0, 900 - place * 10);

async function publish(ctx: JobCtx, key: string, form: Form, publishedAt: Date): Promise<number> {
  const id = await publishContent(ctx, companyKind, form, { publishedAt });
  await ctx.db.updateTable('companies').set({ key }).where('id', '=', id).execute();
  return id;
}

const shared = (it: SeedCustomer | SeedExhibitor, pictures: Ids, side: string) => ({
  zhName: it.zhName,
  enName: it.enName,
  kind: it.kind,
  country: it.country,
  zhCity: it.zhCity,
  enCity: it.enCity,
  foundedYear: it.founded,
  zhProfile: it.zhProfile,
  enProfile: it.enProfile,
  website: `https://${it.key}.example.com/`,
  contactEmail: `${side}@${it.key}.example.com`,
  logoId: pictures.get(`logo-${it.key}`) ?? null,
});

/** The sellers of the catalogue, in its order; exhibitors without programmes come after them. */
export async function seedSellers(ctx: JobCtx, pictures: Ids): Promise<number[]> {
  const ids: number[] = [];
  for (const [place, seller] of sellers.entries()) {
    const line = sellerLines[seller.key];
    if (!line) throw new Error(`${seller.key} does not say what it sells`);
    const form = {
      ...shared({ ...seller, ...line }, pictures, 'sales'),
      isSeller: true,
      zhSells: line.zhSells,
      enSells: line.enSells,
      genres: [...line.genres],
      displayId: pictures.get(`display-${seller.key}`) ?? null,
      recommended: rankOf(place),
    };
    ids.push(await publish(ctx, seller.key, form, daysBefore(ctx.now(), 120)));
  }
  return ids;
}

export async function seedCompanies(ctx: JobCtx, pictures: Ids): Promise<void> {
  for (const [place, it] of exhibitors.entries()) {
    const { zhSells, enSells, genres } = it;
    const form = { ...shared(it, pictures, 'sales'), isSeller: true, zhSells, enSells, genres: [...genres] };
    await publish(ctx, it.key, { ...form, recommended: rankOf(60 + place) }, daysBefore(ctx.now(), 40 + place));
  }
  for (const [place, it] of customers.entries()) {
    const form = {
      ...shared(it, pictures, 'acquisitions'),
      isBuyer: true,
      zhBuys: it.zhBuys,
      enBuys: it.enBuys,
      wantedGenres: [...it.genres],
      wantedMedia: [...it.media],
      wantedTerritories: [...it.territories],
      // East and west in turns, as a hall would seat them.
      recommended: rankOf((place * 7) % customers.length),
    };
    await publish(ctx, it.key, form, daysBefore(ctx.now(), 90 - place));
  }
}

/** Letters that came before today; the newest wait for staff. */
export async function seedLetters(ctx: JobCtx, users: Ids, programmes: Ids): Promise<void> {
  const companies = await ctx.db.selectFrom('companies').select(['id', 'key']).where('key', 'is not', null).execute();
  const idOf = new Map(companies.map(({ id, key }) => [key, id]));
  const { id: staffId } = await ctx.db
    .selectFrom('staff')
    .select('id')
    .where('username', '=', 'service')
    .executeTakeFirstOrThrow();
  const rows = letters.map(({ from, to, programme, days, note, ...letter }) => ({
    ...letter,
    userId: users.get(from)!,
    companyId: idOf.get(to)!,
    programmeId: programme ? programmes.get(programme)! : null,
    sent: true,
    note: note ?? null,
    handledAt: note ? daysBefore(ctx.now(), days - 2) : null,
    handledBy: note ? staffId : null,
    createdAt: daysBefore(ctx.now(), days),
  }));
  await ctx.db.insertInto('companyContacts').values(rows).execute();
}
