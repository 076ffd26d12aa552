// Reads captions from an untrusted file line by line and rewrites them as minimal WebVTT.
import { AppError } from '@pavilion/protocol/errors.ts';

const MOST_CUES = 5000;
const MOST_LETTERS = 500;
/** The position of the text; any other setting (regions, future extensions) is dropped. */
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
/** Keeps italics, bold and underline, removes every other tag, and escapes what only looks like one. */
const clean = (line: string): string =>
  line
    .replaceAll('-->', '→')
    .replace(/<(?!\/?[ibu]>)[^<>]*>/gi, '')
    .replace(/<(?!\/?[ibu]>)/gi, '&lt;')
    .slice(0, MOST_LETTERS)
    .trim();

/** Decodes the file as text; another encoding would show garbled, so it is refused. */
function textOf(bytes: Uint8Array): string {
  try {
    return new TextDecoder('utf-8', { fatal: true }).decode(bytes);
  } catch {
    return broken(1);
  }
}

/** Takes WebVTT or SubRip and returns clean WebVTT with its number of cues; throws with the line that is wrong. */
export function cleanCaptions(bytes: Uint8Array): { vtt: string; cues: number } {
  const lines = textOf(bytes)
    .replaceAll('\0', '')
    .split(/\r\n|\r|\n/);
  const isVtt = /^WEBVTT(\s|$)/.test(lines[0] ?? '');
  const cues: string[] = [];
  let at = 0;
  // The header block ends at the first empty line and describes the file.
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
  // A cue may have a name or number before its times; viewers do not see it.
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
