// The content classes in one table, for modules that work with any of them.
import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import type { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { activitySource } from '../activities/source.service.ts';
import { customerSource, exhibitorSource } from '../companies/companies.service.ts';
import { downloadModule } from '../downloads/downloads.service.ts';
import { exhibitionSource } from '../exhibitions/exhibitions.service.ts';
import { newsModule } from '../news/news.service.ts';
import { programmeSource } from '../programmes/source.service.ts';
import type { ContentModule } from './content.console.service.ts';
import type { ContentSource } from './source.service.ts';

/** Modules that are listed here only: the app takes their slices and kinds, search and shared links their sources. */
export const contentModules: readonly ContentModule[] = [newsModule, downloadModule];

export const contentSources: readonly ContentSource[] = [
  programmeSource,
  exhibitorSource,
  customerSource,
  exhibitionSource,
  activitySource,
  ...contentModules.map(({ source }) => source),
];

export const sourceOf = (wanted: ContentClass): ContentSource | undefined =>
  contentSources.find((source) => source.class === wanted);

/** Returns the published ones of these items, in the given order. */
export async function listContentCards(
  db: Kysely<DB>,
  wanted: readonly { class: ContentClass; id: number }[],
): Promise<ContentCard[]> {
  const found = await Promise.all(
    contentSources.map((source) => {
      const ids = wanted.filter((item) => item.class === source.class).map(({ id }) => id);
      return ids.length ? source.listCards(db, ids) : [];
    }),
  );
  const byKey = new Map(found.flat().map((card) => [`${card.class}-${card.id}`, card]));
  return wanted.flatMap((item) => byKey.get(`${item.class}-${item.id}`) ?? []);
}
