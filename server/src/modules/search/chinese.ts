// Chinese for search: words by jieba, all two-character pairs, pinyin in full and by initials.
import { Jieba } from '@node-rs/jieba';
import { dict } from '@node-rs/jieba/dict.js';
import { pinyin, polyphonic } from 'pinyin-pro';

let jieba: Jieba | undefined;
/** Loaded at the first search, because its dictionary takes 40 MB and a sixth of a second. */
const segmenter = () => {
  jieba ??= Jieba.withDict(dict);
  return jieba;
};

/** Characters without meaning of their own; a query of these alone is still run. */
const hollow = new Set('的了和与及在是之其为以而于把被将从向对这那个吗呢吧啊'.split(''));
export const isFunctionWord = (sign: string): boolean => hollow.has(sign);

/** Returns the words of a run of Chinese characters; consecutive single characters make one word, as in names. */
export function wordsOf(run: string): string[] {
  const words: string[] = [];
  let single = '';
  const end = () => {
    if (single) words.push(single);
    single = '';
  };
  for (const word of segmenter().cut(run, true)) {
    if ([...word].length === 1 && !hollow.has(word)) single += word;
    else {
      end();
      words.push(word);
    }
  }
  end();
  return words;
}

/** Returns every pair of characters; a single character stays as it is. */
export function pairsOf(run: string): string[] {
  const signs = [...run];
  if (signs.length < 2) return signs;
  return signs.slice(1).map((sign, i) => signs[i]! + sign);
}

const read = new Map<string, readonly string[]>();
const MOST_READ = 50_000;
/** Returns the readings of a run, character by character, in context: 重庆 is chong qing. */
export function syllablesOf(run: string): readonly string[] {
  const known = read.get(run);
  if (known) return known;
  const syllables = pinyin(run, { toneType: 'none', type: 'array', v: true, nonZh: 'consecutive' }).map((s) =>
    s.toLowerCase(),
  );
  // Names and words recur, longer runs do not.
  if (run.length <= 6 && read.size < MOST_READ) read.set(run, syllables);
  return syllables;
}

/** Returns the other readings of a character: 长 is zhang too. */
function otherReadings(sign: string, reading: string): string[] {
  let all = readings.get(sign);
  if (!all) {
    all = [...new Set(polyphonic(sign, { toneType: 'none', type: 'array', v: true })[0] ?? [])];
    readings.set(sign, all);
  }
  return all.length < 2 ? [] : all.filter((other) => other !== reading).slice(0, 2);
}
const readings = new Map<string, string[]>();

const LONGEST_GRAM = 4;
/** Returns the pinyin parts of a title: one to four consecutive syllables and the whole, in full and by initials. */
export function soundsOf(run: string): { full: string[]; initials: string[]; whole: string; wholeInitials: string } {
  const syllables = syllablesOf(run);
  const signs = [...run];
  const full = new Set<string>();
  const initials = new Set<string>();
  for (let from = 0; from < syllables.length; from++)
    for (let n = 1; n <= LONGEST_GRAM && from + n <= syllables.length; n++) {
      const gram = syllables.slice(from, from + n);
      full.add(gram.join(''));
      if (n > 1) initials.add(gram.map((s) => s[0]).join(''));
    }
  // A reader may know a character by its other reading, so pairs and the whole are stored for each.
  if (signs.length === syllables.length && signs.length <= 12)
    signs.forEach((sign, i) => {
      for (const reading of otherReadings(sign, syllables[i]!)) {
        const read = syllables.with(i, reading);
        for (const from of [i - 1, i])
          if (from >= 0 && from + 2 <= read.length) full.add(read[from]! + read[from + 1]!);
        full.add(read.join(''));
      }
    });
  return {
    full: [...full],
    initials: [...initials],
    whole: syllables.join(''),
    wholeInitials: syllables.map((s) => s[0]).join(''),
  };
}
