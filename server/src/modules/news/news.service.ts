import { AppError } from '@pavilion/protocol/errors.ts';
import { addDays } from '@pavilion/protocol/kit/days.ts';
import { consoleNews } from '@pavilion/protocol/news.console.ts';
import {
  information,
  type NewsCard,
  type NewsCategory,
  type NewsDetail,
  type NewsQuery,
  type RightPanel,
} from '@pavilion/protocol/news.ts';
import type { Kysely } from 'kysely';
import type { Ctx } from '../../kit/ctx.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import type { DB } from '../../kit/tables.ts';
import { type ContentModule, consoleHandlersOf } from '../content/content.console.service.ts';
import { withPreview } from '../content/preview.service.ts';
import { getBusinessDay } from '../settings/settings.service.ts';
import { newsKind } from './news.content.service.ts';
import {
  findNeighbours,
  findNews,
  listAttachments,
  listCards,
  listCategories,
  listPopular,
  listRecommended,
  listRelated,
} from './news.queries.ts';
import { newsSource } from './source.service.ts';

const POPULAR = 6;
const RELATED = 4;
const POPULAR_DAYS = 183;

const listNewsCategories = ({ db }: Ctx): Promise<NewsCategory[]> => listCategories(db);
const listNews = ({ db }: Ctx, query: NewsQuery): Promise<{ rows: NewsCard[]; total: number }> => listCards(db, query);

/** Returns the home page's news: what editors recommend first, then the newest. */
export const listForHome = (db: Kysely<DB>, limit: number): Promise<NewsCard[]> => listRecommended(db, limit);

async function readDetail({ db }: Ctx, id: number): Promise<NewsDetail> {
  const found = await findNews(db, id);
  if (!found) throw new AppError('notFound');
  const [attachments, neighbours] = await Promise.all([listAttachments(db, id), findNeighbours(db, id)]);
  return { ...found, attachments, ...neighbours };
}
const getNews = (ctx: Ctx, input: { id: number; preview?: string | undefined }): Promise<NewsDetail> =>
  withPreview(ctx, newsKind, input, (ctx) => readDetail(ctx, input.id));

async function getRightPanel(ctx: Ctx, { id }: { id?: number | undefined }): Promise<RightPanel> {
  const { db } = ctx;
  const since = addDays(await getBusinessDay(ctx), -POPULAR_DAYS);
  const [popular, related] = await Promise.all([
    listPopular(db, since, id, POPULAR),
    id === undefined ? listRecommended(db, RELATED) : listRelated(db, id, RELATED),
  ]);
  return { popular, related };
}

const cards = ['news', 'pictures', 'dictionaryItems'] as const;
export const newsModule: ContentModule = {
  kind: newsKind,
  source: newsSource,
  slices: [
    implement(information, {
      categoryList: cached(['news', 'dictionaryItems'], listNewsCategories),
      list: cached(cards, listNews),
      detail: cached(keptUnlessPreview(...cards, 'newsAttachments', 'files'), getNews),
      // Visits have no notify trigger (0007_content.sql), so what is most read is queried each time.
      getRightPanel,
    }),
    implement(consoleNews, consoleHandlersOf(newsKind)),
  ],
};
