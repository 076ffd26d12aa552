// Captions as a stranger's file: read line by line, and written anew as the least WebVTT that says the same.
import { AppError } from '@pavilion/protocol/errors.ts';

const MOST_CUES = 5000;
const MOST_LETTERS = 500;
/** Where the words stand; anything else in a setting (regions, what a player may one day understand) is dropped. */
const settings = [
  /^line:-?\d{1,3}(\.\d+)?%?$/,
  /^position:\d{1,3}(\.\d+)?%$/,
  /^size:\d{1,3}(\.\d+)?%$/,
  /^align:(start|center|end|left|right)$/,
];
const time = /^(?:(\d{1,3}):)?([0-5]?\d):([0-5]\d)[.,](\d{3})$/;

const broken = (line: number): never => {
  throw new AppError('captionsBroken', { line });
};
function millisecondsOf(words: string | undefined, line: number): number {
  const found = time.exec(words ?? '');
  if (!found) return broken(line);
  const [, h = '0', m, s, ms] = found;
  return ((Number(h) * 60 + Number(m)) * 60 + Number(s)) * 1000 + Number(ms);
}
function clockOf(ms: number): string {
  const two = (n: number) => String(n).padStart(2, '0');
  const [h, m, s] = [Math.floor(ms / 3_600_000), Math.floor(ms / 60_000) % 60, Math.floor(ms / 1000) % 60];
  return `${two(h)}:${two(m)}:${two(s)}.${String(ms % 1000).padStart(3, '0')}`;
}
/** Italics, bold and underline stay; every other tag goes, and what only looks like one is written as the letter it is. */
const clean = (line: string): string =>
  line
    .replaceAll('-->', '→')
    .replace(/<(?!\/?[ibu]>)[^<>]*>/gi, '')
    .replace(/<(?!\/?[ibu]>)/gi, '&lt;')
    .slice(0, MOST_LETTERS)
    .trim();

/** What the file says, as text; a file in another encoding would show as nonsense, so it is refused. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return broken(1);
  }
}

/** Takes WebVTT or SubRip; gives clean WebVTT and how many cues it has, or refuses with the line that is wrong. */
export function cleanCaptions(bytes: Uint8Array): { vtt: string; cues: number } {
  const lines = textOf(bytes)
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/);
  const isVtt = /^WEBVTT(\s|$)/.test(lines[0] ?? '');
  const cues: string[] = [];
  let at = 0;
  // The header block: everything up to the first empty line is about the file.
  if (isVtt) while (at < lines.length && lines[at]!.trim() !== '') at++;
  while (at < lines.length) {
    if (lines[at]!.trim() === '') {
      at++;
      continue;
    }
    const block: string[] = [];
    const first = at;
    while (at < lines.length && lines[at]!.trim() !== '') block.push(lines[at++]!);
    if (isVtt && /^(NOTE|STYLE|REGION)(\s|$)/.test(block[0]!)) continue;
    cues.push(cueOf(block, first + 1));
    if (cues.length > MOST_CUES) broken(first + 1);
  }
  if (cues.length === 0) broken(1);
  return { vtt: `WEBVTT\n\n${cues.join('\n\n')}\n`, cues: cues.length };
}

function cueOf(block: readonly string[], firstLine: number): string {
  // A cue may have a name or number before its times; it says nothing to a viewer.
  const timesAt = block[0]!.includes('-->') ? 0 : 1;
  const line = firstLine + timesAt;
  const [from, to, ...rest] = [...(block[timesAt] ?? '').split('-->')];
  if (to === undefined || rest.length > 0) broken(line);
  const [end, ...wishes] = to!.trim().split(/\s+/);
  const start = millisecondsOf(from!.trim(), line);
  const stop = millisecondsOf(end, line);
  if (stop <= start) broken(line);
  const kept = wishes.filter((wish) => settings.some((allowed) => allowed.test(wish)));
  const words = block
    .slice(timesAt + 1)
    .map(clean)
    .filter(Boolean);
  if (words.length === 0) broken(line);
  return [[clockOf(start), '-->', clockOf(stop), ...kept].join(' '), ...words].join('\n');
}
