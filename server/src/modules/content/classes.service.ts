// The six content classes in one table: whoever deals with any of them asks here.
import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import type { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';
import { activitySource } from '../activities/source.service.ts';
import { customerSource, exhibitorSource } from '../companies/source.service.ts';
import { exhibitionSource } from '../exhibitions/source.service.ts';
import { newsSource } from '../news/source.service.ts';
import { programmeSource } from '../programmes/source.service.ts';
import type { ContentSource } from './source.service.ts';

export const contentSources: readonly ContentSource[] = [
  programmeSource,
  exhibitorSource,
  customerSource,
  exhibitionSource,
  activitySource,
  newsSource,
];

export const sourceOf = (wanted: ContentClass): ContentSource | undefined =>
  contentSources.find((source) => source.class === wanted);

/** The published ones of these items, in the order asked for. */
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
