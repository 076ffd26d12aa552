// The page behind a shared link: small, without scripts but for one line, readable by crawlers in both languages.
import type { Locale, Text } from '@pavilion/protocol/kit/text.ts';
import { say } from '@pavilion/protocol/kit/text.ts';
import { contentSecurityPolicy } from './csp.ts';
import type { SharedItem } from './shared.service.ts';

const text = {
  brand: { zh: '云上节展', en: 'Festival Pavilion' },
  open: { zh: '在云上节展中打开', en: 'Open in Festival Pavilion' },
  home: { zh: '去首页看看', en: 'Go to the home page' },
  gone: { zh: '内容不存在或已下架', en: 'This page is no longer available' },
  goneBody: {
    zh: '该内容可能已经下架。展馆里还有许多节目、节展和资讯。',
    en: 'It may have been taken down. There are many more programmes, exhibitions and articles in the pavilion.',
  },
} satisfies Record<string, Text>;

/** The same text on every page, so that one policy with its hash fits them all. Crawlers and `?stay` keep the page. */
const script =
  "(function(){if(/bot|crawl|spider|slurp|externalhit|embed|preview|whatsapp|telegram|lighthouse/i.test(navigator.userAgent)||/[?&]stay\\b/.test(location.search))return;var a=document.getElementById('go');if(a)location.replace(a.href)})()";
const style = `:root{color-scheme:dark}*{box-sizing:border-box;margin:0}html{background:#160829;color:#f6f3fa;font:16px/1.7 "Instrument Sans",system-ui,-apple-system,"PingFang SC","Microsoft YaHei","Noto Sans SC",sans-serif;-webkit-text-size-adjust:100%}body{max-width:760px;margin:0 auto;padding:28px 20px 64px}header{display:flex;align-items:center;gap:12px;margin-bottom:32px;color:#cbc3d6}header img{width:34px;height:34px}a{color:inherit}.pic{display:block;width:100%;height:auto;border-radius:4px;background:#2c1a48}.kind{margin-top:28px;color:#fbbe68;font-size:14px}h1,h2{font-family:"Instrument Serif","Songti SC","Noto Serif SC",Georgia,serif;line-height:1.2;text-wrap:balance}h1{font-size:clamp(32px,6vw,52px);margin:6px 0 10px}h2{font-size:26px;margin:0 0 10px}.lead{font-size:18px}.body{margin-top:14px;color:#cbc3d6}.go{display:inline-flex;align-items:center;min-height:48px;margin:26px 0;padding:0 26px;border-radius:999px;background:#fbbe68;color:#2f1500;font-weight:600;text-decoration:none}.go:hover{background:#fad596}section{border-top:1px solid #40315c;padding-top:26px;margin-top:14px}:focus-visible{outline:2px solid #fbbe68;outline-offset:3px}`;
export const sharedPolicy = contentSecurityPolicy(`<style>${style}</style><script>${script}</script>`);

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;', "'": '&#39;' };
const plain = (words: string) => words.replace(/[&<>"']/g, (c) => entities[c]!);
const longest = { body: 1_500, description: 180 };
const cut = (words: string, length: number) =>
  words.length > length ? `${words.slice(0, length).replace(/\s+\S*$/, '')}…` : words;

interface Spoken {
  locale: Locale;
  title: string;
  line: string;
  body: string;
}
/** What is published of the item in one language; undefined where it is not. */
function spokenOf({ card, text: texts }: SharedItem, locale: Locale): Spoken | undefined {
  const [title, line, body] =
    locale === 'zh-CN' ? [card.zhTitle, card.zhLine, texts?.zhBody] : [card.enTitle, card.enLine, texts?.enBody];
  if (!title) return undefined;
  // Bodies begin with the line where a class has one.
  const rest = (body ?? '').trim();
  return {
    locale,
    title,
    line: line ?? '',
    body: cut(line && rest.startsWith(line) ? rest.slice(line.length).trim() : rest, longest.body),
  };
}

export interface SharedPage {
  item: SharedItem;
  locale: Locale;
  /** The language stands in the address: it is this page's own, and not the reader's. */
  fixed: boolean;
  publicUrl: string;
}
const short = (locale: Locale) => (locale === 'zh-CN' ? 'zh' : 'en');

export function renderShared({ item, locale, fixed, publicUrl }: SharedPage): string {
  const { kind, card } = item;
  const spoken = [spokenOf(item, locale), spokenOf(item, locale === 'zh-CN' ? 'en-US' : 'zh-CN')].filter(
    (s) => s !== undefined,
  );
  const [own, other] = spoken as [Spoken, Spoken | undefined];
  const address = `${publicUrl}${kind.address(card.id)}`;
  const canonical = fixed ? `${address}?lang=${short(own.locale)}` : address;
  const picture = card.picture ? `${address}.jpg` : undefined;
  const description = cut(own.line || own.body || own.title, longest.description);
  const title = `${own.title} · ${say(text.brand, own.locale)}`;
  const meta = (name: string, content: string, key = 'property') =>
    `<meta ${key}="${name}" content="${plain(content)}">`;
  const head = [
    `<title>${plain(title)}</title>`,
    meta('description', description, 'name'),
    `<link rel="canonical" href="${plain(canonical)}">`,
    ...spoken.map(
      (s) => `<link rel="alternate" hreflang="${s.locale}" href="${plain(`${address}?lang=${short(s.locale)}`)}">`,
    ),
    `<link rel="alternate" hreflang="x-default" href="${plain(address)}">`,
    meta(
      'og:type',
      kind.schema === 'NewsArticle' ? 'article' : kind.schema === 'TVSeries' ? 'video.tv_show' : 'website',
    ),
    meta('og:site_name', say(text.brand, own.locale)),
    meta('og:title', own.title),
    meta('og:description', description),
    meta('og:url', canonical),
    meta('og:locale', own.locale.replace('-', '_')),
    ...(other ? [meta('og:locale:alternate', other.locale.replace('-', '_'))] : []),
    ...(picture
      ? [
          meta('og:image', picture),
          meta('og:image:width', '1200'),
          meta('og:image:height', '630'),
          meta('og:image:alt', own.title),
          meta('twitter:card', 'summary_large_image', 'name'),
        ]
      : [meta('twitter:card', 'summary', 'name')]),
    `<script type="application/ld+json">${json(dataOf(item, own, other, { canonical, picture, description }))}</script>`,
  ];
  const body = [
    picture ? `<img class="pic" src="${plain(`${kind.address(card.id)}.jpg`)}" width="1200" height="630" alt="">` : '',
    `<p class="kind">${plain(say(kind.label, own.locale))}${card.date ? ` · <time datetime="${card.date}">${card.date}</time>` : ''}</p>`,
    `<h1>${plain(own.title)}</h1>`,
    own.line ? `<p class="lead">${plain(own.line)}</p>` : '',
    `<p><a class="go" id="go" href="${plain(kind.screen(card.id))}">${plain(say(text.open, own.locale))}</a></p>`,
    own.body ? `<p class="body">${plain(own.body)}</p>` : '',
    other
      ? `<section lang="${other.locale}"><h2>${plain(other.title)}</h2>${other.line ? `<p class="lead">${plain(other.line)}</p>` : ''}${other.body ? `<p class="body">${plain(other.body)}</p>` : ''}</section>`
      : '',
  ];
  return page(own.locale, head, body);
}

/** For links whose item is gone: a page for people with a way on, and nothing for crawlers to keep. */
export const renderNotFound = (locale: Locale): string =>
  page(
    locale,
    [`<title>${plain(say(text.gone, locale))}</title>`, '<meta name="robots" content="noindex">'],
    [
      `<h1>${plain(say(text.gone, locale))}</h1>`,
      `<p class="lead">${plain(say(text.goneBody, locale))}</p>`,
      `<p><a class="go" href="/#/home">${plain(say(text.home, locale))}</a></p>`,
    ],
  );

function page(locale: Locale, head: readonly string[], body: readonly string[]): string {
  return `<!doctype html>
<html lang="${locale}">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width,initial-scale=1">
<meta name="theme-color" content="#0d041a">
<link rel="icon" href="/mark.svg" type="image/svg+xml">
${head.join('\n')}
<style>${style}</style>
</head>
<body>
<header><img src="/mark.svg" width="34" height="34" alt=""><a href="/#/home">${plain(say(text.brand, locale))}</a></header>
<main>
${body.filter(Boolean).join('\n')}
</main>
<script>${script}</script>
</body>
</html>
`;
}

const json = (data: unknown) => JSON.stringify(data).replaceAll('<', '\\u003c');
function dataOf(
  { kind: { schema }, card, text: texts }: SharedItem,
  own: Spoken,
  other: Spoken | undefined,
  page: { canonical: string; picture: string | undefined; description: string },
) {
  return {
    '@context': 'https://schema.org',
    '@type': schema,
    [schema === 'NewsArticle' ? 'headline' : 'name']: own.title,
    ...(other && { alternateName: other.title }),
    description: page.description,
    inLanguage: own.locale,
    url: page.canonical,
    ...(page.picture && { image: page.picture }),
    ...(schema === 'Event' && {
      ...(card.date && { startDate: card.date }),
      eventAttendanceMode: 'https://schema.org/OnlineEventAttendanceMode',
    }),
    ...(schema === 'NewsArticle' && card.date && { datePublished: card.date }),
    ...(schema === 'VideoObject' && { uploadDate: texts?.at.toISOString(), thumbnailUrl: page.picture }),
    ...(schema === 'TVSeries' && texts?.year && { dateCreated: String(texts.year) }),
  };
}
