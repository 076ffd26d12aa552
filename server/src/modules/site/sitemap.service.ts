import type { BaseCtx } from '../../kit/ctx.ts';
import { sharedKinds } from './shared.service.ts';

/** A sitemap may name 50,000 addresses; each of ours names its two languages beside it. */
export const urlsPerSitemap = 20_000;
const readAtOnce = 1_000;
/** Crawlers come seldom, and walking the whole house is not free. */
const keptMs = 3_600_000;

export interface Sitemap {
  /** What `/sitemap.xml` answers: the one map, or the list of maps. */
  first: string;
  /** `/sitemap-1.xml` and so on, where there are several. */
  maps: readonly string[];
}

const plain = (words: string) => words.replaceAll('&', '&amp;').replaceAll('<', '&lt;');
const declaration = '<?xml version="1.0" encoding="UTF-8"?>\n';
const mapOf = (urls: readonly string[]) =>
  `${declaration}<urlset xmlns="http://www.sitemaps.org/schemas/sitemap/0.9" xmlns:xhtml="http://www.w3.org/1999/xhtml">\n${urls.join('\n')}\n</urlset>\n`;

async function* addresses(ctx: BaseCtx): AsyncGenerator<string> {
  const { publicUrl } = ctx.config;
  yield `<url><loc>${plain(publicUrl)}/</loc></url>`;
  for (const kind of sharedKinds())
    for (let after = 0; ; ) {
      const texts = await kind.listTexts(ctx.db, { after, limit: readAtOnce });
      for (const { id, zhTitle, enTitle, at } of texts) {
        const loc = plain(`${publicUrl}${kind.address(id)}`);
        const link = (locale: string, lang: string) =>
          `<xhtml:link rel="alternate" hreflang="${locale}" href="${loc}?lang=${lang}"/>`;
        yield `<url><loc>${loc}</loc><lastmod>${at.toISOString().slice(0, 10)}</lastmod>${zhTitle ? link('zh-CN', 'zh') : ''}${enTitle ? link('en-US', 'en') : ''}</url>`;
      }
      if (texts.length < readAtOnce) break;
      after = texts.at(-1)!.id;
    }
}

async function make(ctx: BaseCtx): Promise<Sitemap> {
  const maps: string[] = [];
  let urls: string[] = [];
  for await (const url of addresses(ctx)) {
    if (urls.length === urlsPerSitemap) {
      maps.push(mapOf(urls));
      urls = [];
    }
    urls.push(url);
  }
  maps.push(mapOf(urls));
  if (maps.length === 1) return { first: maps[0]!, maps };
  const list = maps.map((_, i) => `<sitemap><loc>${plain(ctx.config.publicUrl)}/sitemap-${i + 1}.xml</loc></sitemap>`);
  return {
    first: `${declaration}<sitemapindex xmlns="http://www.sitemaps.org/schemas/sitemap/0.9">\n${list.join('\n')}\n</sitemapindex>\n`,
    maps,
  };
}

/** Every published item with both its languages; made at most once an hour, several askers share the work. */
export function createSitemap(ctx: BaseCtx) {
  let kept: { until: number; sitemap: Promise<Sitemap> } | undefined;
  return (): Promise<Sitemap> => {
    const now = ctx.now().getTime();
    if (kept && kept.until > now) return kept.sitemap;
    const sitemap = make(ctx);
    kept = { until: now + keptMs, sitemap };
    sitemap.catch(() => {
      kept = undefined; // the next asker tries again; this one is told
    });
    return sitemap;
  };
}
