import { describe, expect, test } from 'vitest';
import { cleanCaptions } from './captions.ts';

const clean = (text: string) => cleanCaptions(new TextEncoder().encode(text));

test('WebVTT is rewritten without notes, styles, regions and cue names', () => {
  const { vtt, cues } = clean(`﻿WEBVTT - made by hand
Kind: captions

STYLE
::cue { background: url(https://spy.example/) }

NOTE nobody reads this

intro
00:01.000 --> 00:03.500 line:90% region:r1 align:center
<v Mei>Rain, <i>again</i>.</v>

2
01:00:04.000 --> 01:00:06.000
<script>alert(1)</script> 1 < 2 --> 3
`);
  expect(cues).toBe(2);
  expect(vtt).toBe(`WEBVTT

00:00:01.000 --> 00:00:03.500 line:90% align:center
Rain, <i>again</i>.

01:00:04.000 --> 01:00:06.000
alert(1) 1 &lt; 2 → 3
`);
});

test('SubRip becomes WebVTT', () => {
  expect(clean('1\r\n00:00:00,500 --> 00:00:02,000\r\n下雨了。\r\n').vtt).toBe(
    'WEBVTT\n\n00:00:00.500 --> 00:00:02.000\n下雨了。\n',
  );
});

describe('errors are reported with their line', () => {
  test.each([
    ['no cue at all', 'WEBVTT\n', 1],
    ['a cue that ends before it starts', 'WEBVTT\n\n00:05.000 --> 00:04.000\nBack\n', 3],
    ['a time that is none', 'WEBVTT\n\n00:01.000 --> 00:99.000\nLate\n', 3],
    ['a cue without words', 'WEBVTT\n\n00:01.000 --> 00:02.000\n', 3],
    ['words without a time', 'WEBVTT\n\nJust\nwords\n', 4],
    ['an HTML page', '<!doctype html>\n<p>hi</p>\n', 2],
  ])('%s', (_, text, line) => {
    expect(() => clean(text)).toThrowError(expect.objectContaining({ name: 'captionsBroken', details: { line } }));
  });
  test('another encoding', () => {
    const gbk = new Uint8Array([0xcf, 0xc2, 0xd3, 0xea]);
    expect(() => cleanCaptions(gbk)).toThrowError(expect.objectContaining({ name: 'captionsBroken' }));
  });
});
