// The home shell: what the server sends at `/` so that the stage is painted before any script runs (ui.md, "First paint on a hash
// router"). Plain TypeScript without JSX, so that the server imports it as it is. The React page draws the same geometry over it.
import type { HeroProgramme, HomePage } from '@pavilion/protocol/home.ts';
import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import type { Picture } from '@pavilion/protocol/pictures.ts';
import { paths, solid } from '../ui/iconPaths.ts';
import { heroFacts, heroLogline, heroTitle } from './features/home/heroWords.ts';
import { text as homeText } from './features/home/home.text.ts';
import { text } from './layouts/frame.text.ts';

export interface HomeShell {
  /** web/dist/index.html as it was built. */
  template: string;
  locale: Locale;
  /** The output of index.getIndexPage. */
  home: HomePage;
}

/**
 * The whole page for `/` in one language. Its inline script is always the same text (the CSP allows it by its hash); the home
 * JSON stands in a `application/json` element, which no CSP minds. Cache it by locale; drop it when home changes.
 */
export function renderHomeShell({ template, locale, home }: HomeShell): string {
  const speak = (words: Text) => plain(say(words, locale));
  const stage = home.hero[0];
  const body = [
    '<div id="root"></div>',
    `<template id="shell-frame">${header(locale, speak, true)}</template>`,
    `<template id="shell-home">${header(locale, speak, false)}<main class="shell">${stage ? hero(home.hero, stage, locale, speak) : ''}${categories(home, locale)}</main>${tabBar(speak)}</template>`,
    `<script>${shellScript}</script>`,
    `<script type="application/json" id="home-data">${JSON.stringify(home).replaceAll('<', '\\u003c')}</script>`,
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
export const shellScript = `(function(){try{var d=document,h=location.hash.split('?')[0],a=/\\bPavilionApp\\/\\S+(?: \\(([\\w; ]*)\\))?/.exec(navigator.userAgent),b=a&&+localStorage.getItem('statusBarHeight'),l=localStorage.getItem('locale');if(a){d.documentElement.dataset.app=(a[1]||'').replaceAll(';',' ');if(b>0&&b<=120)d.documentElement.style.setProperty('--status-bar',b+'px')}if(l&&l!==d.documentElement.lang)return;var t=d.getElementById(h===''||h==='#/'||h==='#/home'?'shell-home':'shell-frame');var c=t.content.cloneNode(true);if(localStorage.getItem('token'))c.querySelectorAll('[data-visitor]').forEach(function(e){e.remove()});d.getElementById('root').append(c)}catch(e){}})()`;

type Speak = (words: Text) => string;
const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const plain = (words: string) => words.replace(/[&<>"]/g, (c) => entities[c]!);
type Sign = keyof typeof paths;
const icon = (name: Sign) =>
  `<svg class="ic" viewBox="0 0 24 24" aria-hidden="true"><path d="${paths[name]}"${solid.has(name) ? ' fill="currentColor"' : ''}/></svg>`;
const mark =
  '<svg viewBox="0 0 40 40" aria-hidden="true"><g fill="none" stroke="currentColor" stroke-width="2.2" stroke-linecap="round"><path d="M4 33C4 17 11 6 20 6s16 11 16 27"/><path d="M11 33c0-10 3.6-18 9-18s9 8 9 18" opacity=".62"/></g><path d="M20 22.5 25.2 33H14.8z" fill="#fbbe68"/></svg>';

function header(locale: Locale, speak: Speak, solidGround: boolean): string {
  const short = locale === 'zh-CN' ? '中文' : 'EN';
  const current = solidGround ? '' : ' aria-current="page"';
  return `<header class="top"${solidGround ? ' data-solid=""' : ''}><div class="wrap"><a class="brand" href="#/home">${mark}<span><b>${speak(text.brand)}</b><i>${speak(text.brandUnder)}</i></span></a><nav class="nav"><a href="#/home"${current}>${speak(text.home)}</a><a href="#/program">${speak(text.programmes)}</a></nav><div class="tools"><a class="srch" href="#/program">${icon('search')}${speak(text.search)}</a><a class="sign only-narrow" href="#/program" aria-label="${speak(text.search)}">${icon('search')}</a><span class="u only-wide">${icon('globe')}${short}</span><span class="sign only-narrow">${icon('globe')}</span><a class="btn btn-amber only-wide" data-visitor="" href="#/login">${speak(text.signIn)}</a><span class="sign">${icon('menu')}</span></div></div></header>`;
}
function hero(slides: readonly HeroProgramme[], stage: HeroProgramme, locale: Locale, speak: Speak): string {
  const title = heroTitle(stage, locale);
  const facts = heroFacts(stage, locale).map(
    (f) => `<span><b>${plain(f.label)}</b><span${f.figures ? ' class="num"' : ''}>${plain(f.value)}</span></span>`,
  );
  const trailer = stage.hasTrailer
    ? `<a class="btn btn-line" href="#/details?id=${stage.id}&amp;play=1">${icon('play')}${speak(homeText.trailer)}</a>`
    : '';
  const few = slides.slice(0, 5);
  const first = (i: number) => (i === 0 ? ' aria-current="true"' : '');
  return `<section class="hero">${art(stage)}<div class="wrap"><div><div class="kick">${speak(homeText.hero)}</div><h1 lang="${title.lang}"${title.long ? ' class="long"' : ''}>${plain(title.words)}</h1><p class="alt" lang="${title.altLang}">${plain(title.alt)}</p><p class="log">${plain(heroLogline(stage, locale))}</p><div class="bill">${facts.join('')}</div><div class="cta"><a class="btn btn-amber" href="#/details?id=${stage.id}">${speak(homeText.licence)}</a>${trailer}</div></div><div class="dots">${few.map((_, i) => `<span${first(i)}></span>`).join('')}</div><div class="reel">${few.map((s, i) => `<span${first(i)}><i></i><span>${plain(heroTitle(s, locale).words)}</span></span>`).join('')}</div></div></section>`;
}
/** The same sources in the same order as ui/Picture.tsx writes them. */
function art(stage: HeroProgramme): string {
  const wide = stage.heroWide ?? stage.cover;
  if (!wide) return '';
  const tall = stage.heroTall ?? stage.cover;
  const sources = [
    ...(tall ? typesOf(tall).map((type) => source(tall, type, ' media="(max-width: 768px)"')) : []),
    ...typesOf(wide).map((type) => source(wide, type, '')),
  ];
  const same = wide.sources.filter((s) => s.type === wide.sources.at(-1)?.type);
  const fallback = same[Math.floor(same.length / 2)]?.url ?? '';
  return `<picture${stage.heroWide ? '' : ' data-frame="cover"'}>${sources.join('')}<img src="${plain(fallback)}" width="${wide.width}" height="${wide.height}" alt="" fetchpriority="high"></picture>`;
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
  `<nav class="tabbar"><a href="#/home" aria-current="page">${icon('home')}${speak(text.home)}</a><a href="#/program">${icon('tv')}${speak(text.programTab)}</a><a href="#/personal/defaults">${icon('user')}${speak(text.me)}</a></nav>`;
