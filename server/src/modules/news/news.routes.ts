import { information } from '@pavilion/protocol/news.ts';
import { consoleNews } from '@pavilion/protocol/newsDesk.ts';
import { cached, implement, keptUnlessPreview } from '../../kit/implement.ts';
import { deskOf } from '../content/desk.service.ts';
import { newsKind } from './news.content.service.ts';
import { getNews, getRightPanel, listNews, listNewsCategories } from './news.service.ts';

const cards = ['news', 'pictures', 'dictionary_items'];
export const newsSlice = implement(information, {
  categoryList: cached(['news', 'dictionary_items'], listNewsCategories),
  list: cached(cards, listNews),
  detail: cached(keptUnlessPreview(...cards, 'news_attachments', 'files'), getNews),
  // Visits tell of no change (migration 0041), so what is most read is asked for each time.
  getRightPanel,
});
export const consoleNewsSlice = implement(consoleNews, deskOf(newsKind));
