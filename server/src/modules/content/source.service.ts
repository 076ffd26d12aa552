import type { ContentCard } from '@pavilion/protocol/contentCards.ts';
import type { ContentClass } from '@pavilion/protocol/enumerations.ts';
import type { Kysely } from 'kysely';
import type { DB } from '../../kit/tables.ts';

/** What the search index keeps of one published item, in both languages; a language that is not published is empty. */
export interface SearchText {
  id: number;
  zhTitle: string;
  enTitle: string;
  /** Names, genres, cities, organisers: words that people look for it by, separated by spaces. */
  zhNames: string;
  enNames: string;
  /** Everything else that is said of it, as plain text. */
  zhBody: string;
  enBody: string;
  year: number | null;
  /** When it was published, or what day it is about: the newer stands first among equals. */
  at: Date;
  /** 0 and up: what editors put forward. */
  recommended: number;
}

/** One of the six content classes (spec §3), as favourites, history, search and shared links see it. */
export interface ContentSource {
  class: ContentClass;
  /** Tables whose change changes cards or texts. */
  tables: readonly string[];
  /** The published ones of these ids, in any order. */
  listCards(db: Kysely<DB>, ids: readonly number[]): Promise<ContentCard[]>;
  /** A page of all published items by id, `after` an id; or those of `ids` only. */
  listTexts(db: Kysely<DB>, page: { after: number; limit: number } | { ids: readonly number[] }): Promise<SearchText[]>;
}
