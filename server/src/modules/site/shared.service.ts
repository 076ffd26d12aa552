import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import {
  ContentClass,
  type ContentClassRow,
  classOfWord,
  contentClassOf,
  entryWord,
  screenOf,
  shareEntryUrl,
  shareUrl,
} from '@pavilion/protocol/contentClasses.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import type { Kysely } from 'kysely';
import type { TableName } from '../../kit/responseCache.ts';
import type { DB } from '../../kit/tables.ts';
import { entrySource } from '../competition/competition.service.ts';
import { contentSources, sourceOf } from '../content/classes.service.ts';
import type { ContentSource, SearchText } from '../content/source.service.ts';

/** A kind of thing that has shared links. */
export interface SharedKind {
  label: Text;
  /** Its type at schema.org. */
  schema: ContentClassRow['schemaOrg'] | 'VideoObject';
  tables: readonly TableName[];
  /** Its address on this site: the shared link, and the screen it leads to. */
  address: (id: number) => string;
  screen: (id: number) => string;
  listCards: (db: Kysely<DB>, ids: readonly number[]) => Promise<Pick<ContentCard, SharedField>[]>;
  listTexts: ContentSource['listTexts'];
}
type SharedField = 'id' | 'zhTitle' | 'enTitle' | 'zhLine' | 'enLine' | 'picture' | 'date';

const kindOfClass = (source: ContentSource): SharedKind => ({
  label: ContentClass.label(source.class),
  schema: contentClassOf(source.class).schemaOrg,
  tables: source.tables,
  address: (id) => shareUrl(source.class, id),
  screen: (id) => `/#${screenOf(source.class)}?id=${id}`,
  listCards: source.listCards,
  listTexts: source.listTexts,
});

const entryKind: SharedKind = {
  label: { zh: '短视频大赛参赛作品', en: 'Short-video competition entry' },
  schema: 'VideoObject',
  tables: entrySource.tables,
  address: shareEntryUrl,
  screen: (id) => `/#/competition/details?id=${id}`,
  listCards: entrySource.listCards,
  listTexts: entrySource.listTexts,
};

/** All that the sitemap names. */
export const sharedKinds = (): SharedKind[] => [...contentSources.map(kindOfClass), entryKind];
/** What `/s/<word>/…` speaks of; undefined for a word that nobody gave. */
export function kindOfWord(word: string): SharedKind | undefined {
  if (word === entryWord) return entryKind;
  const of = classOfWord(word);
  const source = of && sourceOf(of);
  return source && kindOfClass(source);
}

export interface SharedItem {
  kind: SharedKind;
  card: Pick<ContentCard, SharedField>;
  text: SearchText | undefined;
}
/** A published item; undefined for everything else. */
export async function findShared(db: Kysely<DB>, kind: SharedKind, id: number): Promise<SharedItem | undefined> {
  const [[card], [text]] = await Promise.all([kind.listCards(db, [id]), kind.listTexts(db, { ids: [id] })]);
  return card && { kind, card, text };
}
