import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import type { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { Kysely } from 'kysely';
import type { TableName } from '../../kit/responseCache.ts';
import type { DB } from '../../kit/tables.ts';

/** The search index entry of one published item, in both languages; a language that is not published is empty. */
export interface SearchText {
  id: number;
  zhTitle: string;
  enTitle: string;
  /** Names, genres, cities, organisers: words that people search for, separated by spaces. */
  zhNames: string;
  enNames: string;
  /** All other text of the item, as plain text. */
  zhBody: string;
  enBody: string;
  year: number | null;
  /** When it was published, or the day it is about. Among equal results the newer is first. */
  at: Date;
  /** 0 and up: the priority set by editors. */
  recommended: number;
}

/** One of the six content classes (spec §3), as favourites, history, search and shared links see it. */
export interface ContentSource {
  class: ContentClass;
  /** Tables whose changes affect cards or texts. */
  tables: readonly TableName[];
  /** Returns the published ones of these ids, in any order. */
  listCards(db: Kysely<DB>, ids: readonly number[]): Promise<ContentCard[]>;
  /** Returns a page of all published items by id, after the id `after`; or those of `ids` only. */
  listTexts(db: Kysely<DB>, page: { after: number; limit: number } | { ids: readonly number[] }): Promise<SearchText[]>;
}
