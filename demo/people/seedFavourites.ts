import { contentClassOf } from '@pavilion/protocol/contentClasses.ts';
import type { JobCtx } from '@pavilion/server/kit/ctx.ts';
import { contentSources } from '@pavilion/server/modules/content/classes.service.ts';
import {
  addFavourite,
  addPopularity,
  addVisit,
  type Item,
} from '@pavilion/server/modules/favourites/favourites.service.ts';

/** How many of each class a demo user looked at and kept; the first ones of the class, every other one kept. */
const looked: Record<string, number> = { enterprise: 5, person: 3, visitor: 2 };
const hourMs = 3_600_000;

/** The demo users have been around: a history of the last days and some favourites in every class. */
export async function seedFavourites(ctx: JobCtx, users: ReadonlyMap<string, number>): Promise<void> {
  const items = await Promise.all(
    contentSources
      .filter((source) => contentClassOf(source.class).personal)
      .map(async (source) =>
        (await source.listTexts(ctx.db, { after: 0, limit: 5 })).map(({ id }): Item => ({ class: source.class, id })),
      ),
  );
  for (const [username, each] of Object.entries(looked)) {
    const userId = users.get(username);
    if (userId === undefined) throw new Error(`there is no demo user ${username}`);
    // Class by class in turn, so that the list is as mixed as a week's reading.
    const seen = Array.from({ length: each }, (_, i) => items.flatMap((ofClass) => ofClass[i] ?? [])).flat();
    const at = (i: number) => new Date(ctx.now().getTime() - (i + 1) * 5 * hourMs);
    for (const [i, item] of seen.entries()) {
      await addVisit(ctx.db, userId, item, at(i), true);
      if (i % 2 === 0) await addFavourite(ctx.db, userId, item, at(i));
    }
    await addPopularity(ctx.db, seen, { visits: 1 });
    await addPopularity(
      ctx.db,
      seen.filter((_, i) => i % 2 === 0),
      { favourites: 1 },
    );
  }
}
