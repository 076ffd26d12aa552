// What a phone shows of a page as soon as its first answer and its styles have come, a second or two before the scripts have:
// the same pieces at the same places as the page's own, which takes over in one stroke. Plain markup and plain browser script, as shell.ts.
import { screenOf } from '@pavilion/protocol/contentPlaces.ts';
import { ContentClass, Genre, ProgrammeType } from '@pavilion/protocol/enumerations.ts';
import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import { headPosterSizes, posterSizes } from '../parts/posterSizes.ts';
import { titles as programmes } from './features/programmes/programmes.titles.ts';

/**
 * `data-say`: the field in the reader's language, in the other where that is missing; `data-other`: in the other one, where both are
 * there. `data-of`: the fields of a picture, the first that is there. `data-codes`: the words of codes, from `data-words`.
 * `data-rows`: once for each of that many rows. `data-if`: gone where the field is empty; `data-upright`: where the picture lies.
 */
const drawings = {
  posters: (speak: Speak) =>
    `<div class="wrap"><h1 class="serif text-[27px] leading-tight">${speak(programmes.programTitle)}</h1>${box('mt-6 h-[45px] border-b border-line')}<div class="mt-[18px] flex gap-2">${box('h-11 grow rounded-pill bg-ink-3')}${box('h-11 w-[108px] rounded-pill bg-ink-3')}</div><p class="mt-[18px] mb-3 text-13">&nbsp;</p><div class="pg lines"><a class="pc" data-rows="6" data-to="/details"><span class="gate"><img alt="" data-of="cover" data-sizes="${posterSizes}"></span><b data-say="Title"></b><span class="m">&nbsp;</span></a></div></div>`,
  hits: () =>
    `<div class="wrap searching">${box('h-13 rounded-pill bg-ink-3')}${box('mt-[22px] h-[45px] border-b border-line')}<p class="mt-3 mb-3 text-13">&nbsp;</p><div class="hits"><a class="hit" data-rows="5"><span class="thumb relative isolate block overflow-hidden rounded-picture bg-ink-3"><img class="absolute inset-0 -z-1 size-full scale-125 object-cover opacity-60 blur-md" alt="" data-of="picture" data-sizes="112px" data-upright><img class="h-full mx-auto w-auto object-contain" alt="" data-of="picture" data-sizes="112px"></span><span class="words"><small>&nbsp;</small><b class="serif" data-say="Title"></b><i data-other="Title"></i><span class="line" data-say="Line"></span></span></a></div></div>`,
  programme: (speak: Speak) =>
    `<article class="details"><div class="backdrop" data-if="heroWide"><img alt="" data-of="heroWide" data-sizes="100vw"></div><div class="trailer" data-if="trailer"><div class="player" data-state="poster"><span class="pl-start"><img alt="" data-of="heroWide cover" data-sizes="100vw"></span></div></div><div class="wrap columns"><div class="main"><header class="head"><div class="poster"><span class="gate"><img alt="" data-of="cover" data-sizes="${headPosterSizes}"></span></div><div class="words"><p class="kicker" data-codes="typeId genres" data-words="${codeWords(speak)}"></p><h1 class="serif" data-say="Title" data-most="8 24"></h1><p class="alt" data-other="Title"></p><p class="figures"><span class="num">&nbsp;</span></p><p class="log" data-say="Logline"></p></div></header></div></div></article>`,
  exhibition: () =>
    `<header class="ex-head"><picture><img alt="" data-of="bannerTall bannerWide cover" data-sizes="100vw"></picture><div class="wrap"><span class="text-13">&nbsp;</span><h1 class="serif" data-say="Title" data-most="9 26"></h1><p class="alt" data-other="Title"></p></div></header>`,
};
/** The words of the codes that stand above a programme's title. */
function codeWords(speak: Speak): string {
  const types = ProgrammeType.options.map((type) => [type.code, speak(type)]);
  const genres = Genre.options.map((genre) => [genre.name, speak(genre)]);
  return JSON.stringify(Object.fromEntries([...types, ...genres]))
    .replaceAll('&', '&amp;')
    .replaceAll('"', '&quot;');
}
/** What has no words yet: the page's own piece of that size. */
function box(look: string): string {
  return `<div class="${look}" aria-hidden="true"></div>`;
}
type Speak = (words: Text) => string;
export type Drawing = keyof typeof drawings;

/** The drawings in one language, each in a `template` of its own. */
export const firstScreens = (locale: Locale): string =>
  Object.entries(drawings)
    .map(([name, draw]) => `<template id="draw-${name}">${draw((words) => say(words, locale))}</template>`)
    .join('');

const places = Object.fromEntries(ContentClass.options.map(({ code }) => [code, screenOf(code)]));

/** Part of the inline script: `draw(answer)`, with the names that early.ts has. Words only ever become text. */
export const firstScreenScript = `
function draw(answer) {
  var shape = d.getElementById('draw-' + page.draw);
  var root = d.getElementById('root');
  if (!shape || root.querySelector('main') || answer.total === 0) return;
  var near = locale === 'zh-CN' ? ['zh', 'en'] : ['en', 'zh'];
  function fill(part, row) {
    part.querySelectorAll('[data-if]').forEach(function (e) { if (!row[e.dataset.if]) e.remove(); });
    part.querySelectorAll('[data-say]').forEach(function (e) {
      e.textContent = row[near[0] + e.dataset.say] || row[near[1] + e.dataset.say] || '';
      var most = (e.dataset.most || '').split(' ')[locale === 'zh-CN' ? 0 : 1];
      if (most && e.textContent.length > most) e.dataset.long = '';
    });
    part.querySelectorAll('[data-other]').forEach(function (e) {
      var words = row[near[0] + e.dataset.other] && row[near[1] + e.dataset.other];
      if (words) { e.textContent = words; e.lang = near[1]; } else e.remove();
    });
    part.querySelectorAll('[data-codes]').forEach(function (e) {
      var words = JSON.parse(e.dataset.words);
      var codes = e.dataset.codes.split(' ').flatMap(function (field) { return row[field]; });
      e.textContent = codes.map(function (code) { return words[code]; }).filter(Boolean).join(' · ');
    });
    part.querySelectorAll('[data-of]').forEach(function (e) {
      var picture = pictureOf(row, e.dataset.of.split(' '));
      if (!picture || ('upright' in e.dataset && picture.width > picture.height)) return e.remove();
      e.style.setProperty('--tone', picture.tone);
      e.width = picture.width;
      e.height = picture.height;
      e.sizes = e.dataset.sizes;
      e.srcset = picture.srcset;
    });
    return part;
  }
  var main = Object.assign(d.createElement('main'), { className: 'shell' });
  main.append(shape.content.cloneNode(true));
  var one = main.querySelector('[data-rows]');
  if (one) main.classList.add('pt-6');
  else root.querySelector('.top').removeAttribute('data-solid'); // its picture reaches under the header
  if (!one) fill(main, answer.data);
  else answer.rows.slice(0, one.dataset.rows).forEach(function (row) {
    var each = fill(one.cloneNode(true), row);
    each.href = '#' + (one.dataset.to || ${JSON.stringify(places)}[row.class]) + '?id=' + row.id;
    if (row.class) each.dataset.class = row.class;
    one.before(each);
  });
  if (one) one.remove();
  root.append(main);
}
`;
