// The page at `/`: the built HTML with the home screen, the header for all other pages, and the inline script that shows one of them.
import { type Locale, say, type Text } from '@pavilion/protocol/kit/text.ts';
import type { DocumentInput } from '@pavilion/protocol/siteRenderer.ts';
import { text as homeText } from '../features/home/home.text.ts';
import { text } from '../layouts/frame.text.ts';
import { inlineScript } from './inlineScript.ts';

const entities: Record<string, string> = { '&': '&amp;', '<': '&lt;', '>': '&gt;', '"': '&quot;' };
const escapeHtml = (words: string) => words.replace(/[&<>"]/g, (c) => entities[c]!);
const json = (id: string, value: unknown) =>
  `<script type="application/json" id="${id}">${JSON.stringify(value).replaceAll('<', '\\u003c')}</script>`;

/** The inline script stands before the data that only React reads, so that the first screen waits for as little as possible. */
export function fillDocument({ template, locale, frame, home, prefetches, screens }: DocumentInput): string {
  const speak = (words: Text) => escapeHtml(say(words, locale satisfies Locale));
  const body = [
    '<div id="root"></div>',
    `<template id="frame-screen">${screens.header}</template>`,
    `<template id="home-screen">${screens.home}</template>`,
    json('prefetch', prefetches),
    `<script>${inlineScript()}</script>`,
    json('frame-data', frame),
    json('home-data', home),
  ].join('\n    ');
  return template
    .replace('<html lang="en-US">', `<html lang="${locale}">`)
    .replace(/<title>.*?<\/title>/, () => `<title>${speak(text.brand)}</title>`)
    .replace('<!--shell:head-->', () => `<meta name="description" content="${speak(homeText.shelvesLead)}" />`)
    .replace('<div id="root"><!--shell:body--></div>', () => body);
}
