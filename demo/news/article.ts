// The shape of an article in the demo fair: blocks of HTML whose pictures, videos and programmes are named by key.

export interface ArticleText {
  title: string;
  summary: string;
  source: string;
  author: string | null;
  body: readonly string[];
}
export interface SeedArticle {
  category: 1 | 2 | 3;
  /** The fair always looks as if it had been written lately. */
  daysAgo: number;
  cover: string | null;
  recommended?: true;
  /** How often it was read before the fair opened. */
  visits: number;
  zh: ArticleText | null;
  en: ArticleText | null;
  /** Files of this folder, by the name that readers see. */
  attachments?: readonly { file: string; name: string }[];
}

export const h = (words: string) => `<h2>${words}</h2>`;
export const h3 = (words: string) => `<h3>${words}</h3>`;
export const p = (words: string) => `<p>${words}</p>`;
export const quote = (words: string) => `<blockquote><p>${words}</p></blockquote>`;
export const list = (...items: string[]) => `<ul>${items.map((item) => `<li>${item}</li>`).join('')}</ul>`;
export const steps = (...items: string[]) => `<ol>${items.map((item) => `<li>${item}</li>`).join('')}</ol>`;
/** Cells apart by `|`; the first row is the head. */
export const table = (caption: string, head: string, ...rows: string[]) => {
  const cells = (row: string, tag: string) =>
    `<tr>${row
      .split('|')
      .map((cell) => `<${tag}>${cell.trim()}</${tag}>`)
      .join('')}</tr>`;
  return `<table><caption>${caption}</caption><thead>${cells(head, 'th')}</thead><tbody>${rows
    .map((row) => cells(row, 'td'))
    .join('')}</tbody></table>`;
};
export const picture = (key: string, alt: string, caption = '') =>
  `<figure><img src="{{picture:${key}}}" alt="${alt}" />${caption && `<figcaption>${caption}</figcaption>`}</figure>`;
export const video = (key: string, poster: string, caption: string) =>
  `<figure><video src="{{video:${key}}}" poster="{{picture:${poster}}}" width="1280" height="720"></video><figcaption>${caption}</figcaption></figure>`;
export const programme = (key: string, words: string) => `<a href="#/details?id={{programme:${key}}}">${words}</a>`;
