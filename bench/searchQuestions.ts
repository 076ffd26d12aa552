// Queries of the benchmark, taken from the programmes themselves, so that frequent words are searched frequently.
import { syllablesOf } from '../server/src/modules/search/search.service.ts';
import type { Database } from '../server/src/platform/database/connect.ts';

export async function sampleQuestions({ sql }: Database): Promise<{ name: string; keywords: string[] }[]> {
  const rows = await sql<{ zh: string; en: string; year: number; person: string }[]>`
    select zh_title as zh, en_title as en, year, credits->0->>'zhName' as person
    from programmes tablesample bernoulli (20) repeatable (7) limit 400`;
  const pair = (title: string, i: number) => {
    const signs = [...title.replaceAll('的', '')];
    const at = Math.min(i % 2 === 0 ? 0 : 2, signs.length - 2);
    return signs.slice(at, at + 2).join('');
  };
  const word = (title: string, i: number) => {
    const words = title.split(' ').filter((w) => w.length > 3);
    return words[i % words.length] ?? title;
  };
  const misspelt = (w: string) => w.slice(0, 2) + w.slice(3);
  return [
    { name: 'two Chinese characters of a title', keywords: rows.map(({ zh }, i) => pair(zh, i)) },
    { name: 'an English word of a title', keywords: rows.map(({ en }, i) => word(en, i)) },
    { name: 'pinyin of two characters', keywords: rows.map(({ zh }, i) => syllablesOf(pair(zh, i)).join('')) },
    { name: 'a rare title, whole', keywords: rows.map(({ zh, en }, i) => (i % 2 ? zh : en)) },
    {
      name: 'the most frequent words',
      keywords: ['长安', '灯火', '江湖', 'river', 'lantern', 'harbour', '悬疑', '2024'],
    },
    { name: 'a person', keywords: rows.map(({ person }) => person) },
    {
      name: 'a year and a genre',
      keywords: rows.map(({ year }, i) => `${year} ${['悬疑', '爱情', 'comedy', '自然'][i % 4]}`),
    },
    { name: 'an English word with an error', keywords: rows.map(({ en }, i) => misspelt(word(en, i))) },
    { name: 'nothing (what is popular)', keywords: [''] },
  ];
}
