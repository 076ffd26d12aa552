// The home shell: what the server sends at `/` so that the stage is painted before any script runs (ui.md, "First paint on a hash
// router"). Plain TypeScript without JSX, so that the server imports it as it is. The React page draws the same geometry over it.
import type { HeroSlide, HomePage } from '@pavilion/protocol/home.ts';
import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import { paths, solid } from '../ui/iconPaths.ts';
import { earlyScript } from './early.ts';
import { heroArt, heroFacts, heroFocus, heroLogline, heroTitle } from './features/home/heroWords.ts';
import { text as homeText } from './features/home/home.text.ts';
import { firstScreens } from './firstScreen.ts';
import { text } from './layouts/frame.text.ts';
import type { FrameData } from './layouts/frameShape.ts';

// The server has this door into the web alone.
export { earlyOf, type Manifest } from './early.ts';
export { heroArt };

export interface HomeShell {
  /** web/dist/index.html as it was built. */
  template: string;
  locale: Locale;
  /** The output of index.getIndexPage. */
  home: HomePage;
  /** What the header shows, as the settings and the navigation desk have it. */
  frame: FrameData;
  /** earlyOf the build's manifest. */
  early: object;
  /** The first stage's pictures in a few kilobytes, as `data:` addresses; empty where there are none. */
  glimpses: { wide: string; tall: string };
}

/**
 * The whole page for `/` in one language. Its inline script is always the same text (the CSP allows it by its hash); the home
 * JSON stands in a `application/json` element, which no CSP minds. Cache it by locale; drop it when home changes.
 */
export function renderHomeShell({ template, locale, home, frame, early, glimpses }: HomeShell): string {
  const speak = (words: Text) => plain(say(words, locale));
  const stage = home.hero[0];
  const body = [
    '<div id="root"></div>',
    `<template id="shell-frame">${header(locale, speak, frame, true)}</template>`,
    `<template id="shell-home">${header(locale, speak, frame, false)}<main class="shell">${stage ? hero(home.hero, stage, locale, speak, glimpses) : ''}${categories(home, locale)}</main>${tabBar(speak)}</template>`,
    firstScreens(locale),
    json('early', early),
    `<script>${shellScript}</script>`,
    json('frame-data', frame),
    json('home-data', home),
  ].join('\n    ');
  return template
    .replace('<html lang="en-US">', `<html lang="${locale}">`)
    .replace(/<title>.*?<\/title>/, `<title>${speak(text.brand)}</title>`)
    .replace('<!--shell:head-->', `<meta name="description" content="${speak(homeText.shelvesLead)}" />`)
    .replace('<div id="root"><!--shell:body--></div>', () => body);
}

/**
 * Looks at the address first: home gets the stage, every other screen only the header, so that its pictures are not fetched for
 * nothing. Another kept language than the page's, or no storage, draws nothing and waits for the app. In the native app the
 * page is marked as lib/nativeApp.ts marks it, so that nothing moves when that runs.
 */
export const shellScript = `(function(){try{var d=document,h=location.hash.split('?')[0],a=/\\bPavilionApp\\/\\S+(?: \\(([\\w; ]*)\\))?/.exec(navigator.userAgent),b=a&&+localStorage.getItem('statusBarHeight'),l=localStorage.getItem('locale');if(a){d.documentElement.dataset.app=(a[1]||'').replaceAll(';',' ');if(b>0&&b<=120)d.documentElement.style.setProperty('--status-bar',b+'px')}if(l&&l!==d.documentElement.lang)return;var t=d.getElementById(h===''||h==='#/'||h==='#/home'?'shell-home':'shell-frame');var c=t.content.cloneNode(true);if(localStorage.getItem('token'))c.querySelectorAll('[data-visitor]').forEach(function(e){e.remove()});d.getElementById('root').append(c);${earlyScript}}catch(e){}})()`;

const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;
type Speak = (words: Text) => string;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (words: string) => words.replace(/[&<>"]/g, (c) => entities[c]!);
type Sign = keyof typeof paths;
const icon = (name: Sign) =>
  `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"${solid.has(name) ? ' fill="currentColor"' : ''}/></svg>`;
const mark =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"><path d="M4 33C4 17 11 6 20 6s16 11 16 27"/><path d="M11 33c0-10 3.6-18 9-18s9 8 9 18" opacity=".62"/></g><path d="M20 22.5 25.2 33H14.8z" fill="#fbbe68"/></svg>';

function header(locale: Locale, speak: Speak, frame: FrameData, solidGround: boolean): string {
  const short = locale === 'zh-CN' ? '中文' : 'EN';
  const lines = frame.header.map(({ type, url, zhTitle, enTitle }) => {
    if (type === 1) return '';
    const current = !solidGround && url === '/home' ? ' aria-current="page"' : '';
    const words = plain(locale === 'zh-CN' ? zhTitle : enTitle);
    return `<a href="${plain(type === 99 ? url : `#${url}`)}"${current}>${words}${type === 99 ? icon('out') : ''}</a>`;
  });
  const library = frame.mediaLibraryUrl
    ? `<a class="u broad" href="${plain(frame.mediaLibraryUrl)}">${speak(text.mediaLibrary)}${icon('out')}</a>`
    : '';
  const app = frame.app ? `<span class="u broad">${icon('phone')}${speak(text.app)}</span>` : '';
  const language = frame.header.some(({ type }) => type === 1)
    ? `<span class="u only-wide">${icon('globe')}${short}</span><span class="sign only-narrow">${icon('globe')}</span>`
    : '';
  return `<header class="top"${solidGround ? ' data-solid=""' : ''}><div class="wrap"><a class="brand" href="#/home">${mark}<span><b>${speak(text.brand)}</b><i>${speak(text.brandUnder)}</i></span></a><nav class="nav">${lines.join('')}</nav><div class="tools"><a class="srch" href="#/search" aria-label="${speak(text.search)}">${icon('search')}<span>${speak(text.search)}</span></a>${library}${app}${language}<a class="btn btn-amber only-wide" data-visitor="" href="#/login">${speak(text.signInShort)}</a><span class="sign">${icon('menu')}</span></div></div></header>`;
}
function hero(
  slides: readonly HeroSlide[],
  stage: HeroSlide,
  locale: Locale,
  speak: Speak,
  glimpses: HomeShell['glimpses'],
): string {
  const title = heroTitle(stage, locale);
  const facts = heroFacts(stage, locale).map(
    (f) => `<span><b>${plain(f.label)}</b><span${f.figures ? ' class="num"' : ''}>${plain(f.value)}</span></span>`,
  );
  const few = slides.slice(0, 5);
  const first = (i: number) => (i === 0 ? ' aria-current="true"' : '');
  return `<section class="hero">${glimpse(stage, glimpses)}${art(stage)}<div class="wrap"><div><div class="kick">${speak(homeText.hero)}</div><h1 lang="${title.lang}"${title.long ? ' class="long"' : ''}>${plain(title.words)}</h1><p class="alt" lang="${title.altLang}">${plain(title.alt)}</p><p class="log">${plain(heroLogline(stage, locale))}</p><div class="bill">${facts.join('')}</div><div class="cta">${doors(stage, speak)}</div></div><div class="dots">${few.map((_, i) => `<span${first(i)}></span>`).join('')}</div><div class="reel">${few.map((s, i) => `<span${first(i)}><i></i><span>${plain(heroTitle(s, locale).words)}</span></span>`).join('')}</div></div></section>`;
}
function doors({ programme, url }: HeroSlide, speak: Speak): string {
  if (programme) {
    const href = `#/details?id=${programme.id}`;
    const trailer = `<a class="btn btn-line" href="${href}&amp;play=1">${icon('play')}${speak(homeText.trailer)}</a>`;
    return `<a class="btn btn-amber" href="${href}">${speak(homeText.licence)}</a>${programme.hasTrailer ? trailer : ''}`;
  }
  if (!url) return '';
  return `<a class="btn btn-amber" href="${plain(url.startsWith('/') ? `#${url}` : url)}">${speak(homeText.more)}</a>`;
}
/** Lies under the picture itself, which covers it when it comes. */
function glimpse(stage: HeroSlide, { wide, tall }: HomeShell['glimpses']): string {
  if (!wide) return '';
  const source = tall && `<source media="(max-width: 768px)" srcset="${tall}">`;
  return `<picture${marks(stage)}>${source}<img src="${wide}" alt=""></picture>`;
}
function marks(stage: HeroSlide): string {
  const { frame } = heroArt(stage);
  return Object.entries({ frame, ...heroFocus(stage) })
    .flatMap(([name, value]) => (value ? ` data-${name}="${value}"` : []))
    .join('');
}
/** The same sources in the same order as ui/Picture.tsx writes them. */
function art(stage: HeroSlide): string {
  const { wide, tall } = heroArt(stage);
  if (!wide) return '';
  const sources = [
    ...(tall ? typesOf(tall).map((type) => source(tall, type, ' media="(max-width: 768px)"')) : []),
    ...typesOf(wide).map((type) => source(wide, type, '')),
  ];
  const same = wide.sources.filter((s) => s.type === wide.sources.at(-1)?.type);
  const fallback = same[Math.floor(same.length / 2)]?.url ?? '';
  return `<picture${marks(stage)}>${sources.join('')}<img src="${plain(fallback)}" width="${wide.width}" height="${wide.height}" alt="" fetchpriority="high"></picture>`;
}
const typesOf = (picture: Picture) => [...new Set(picture.sources.map((s) => s.type))];
function source(picture: Picture, type: string, media: string): string {
  const set = picture.sources.filter((s) => s.type === type).map((s) => `${plain(s.url)} ${s.width}w`);
  return `<source${media} type="${type}" srcset="${set.join(', ')}" sizes="100vw">`;
}
const signs: Record<number, Sign> = { 1: 'tv', 2: 'film', 3: 'star', 4: 'short', 5: 'web' };
const categories = (home: HomePage, locale: Locale) =>
  `<nav class="cats">${home.types.map((t) => `<a href="#/program?typeId=${t.typeId}"><span>${icon(signs[t.typeId] ?? 'tv')}</span>${plain(locale === 'zh-CN' ? t.name : t.englishName)}</a>`).join('')}</nav>`;
const tabBar = (speak: Speak) =>
  `<nav class="tabbar"><a href="#/home" aria-current="page">${icon('home')}${speak(text.home)}</a><a href="#/exhibition">${icon('exhibition')}${speak(text.festivalTab)}</a><a href="#/program">${icon('tv')}${speak(text.programTab)}</a><a href="#/personal/defaults">${icon('user')}${speak(text.me)}</a></nav>`;
