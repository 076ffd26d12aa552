// Lists in one cell as people write them: “Name (Role); Name (Role)”, “Award (2024); Award (2023)”.
import { isDeepStrictEqual } from 'node:util';
import type { Locale, Text } from '@pavilion/protocol/kit/text.ts';
import { type Column, oneLineEnd, reading } from './sheets.columns.ts';

type Pair = { zh: string | null; en: string | null };
const han = /\p{Script=Han}/u;

/** Writes “沈砚 / Shen Yan”; one language alone has no slash if its script identifies it. */
export function writePair({ zh, en }: Pair): string {
  if (zh !== null && en !== null) return `${zh} / ${en}`;
  if (zh !== null) return han.test(zh) ? zh : `${zh} /`;
  if (en !== null) return han.test(en) ? `/ ${en}` : en;
  return '';
}
export function readPair(words: string): Pair {
  const slash = / \/ |^\/ | \/$/.exec(words);
  if (!slash) return han.test(words) ? { zh: words, en: null } : { zh: null, en: words || null };
  const zh = words.slice(0, slash.index).trim();
  const en = words.slice(slash.index + slash[0].length).trim();
  return { zh: zh || null, en: en || null };
}

/** Splits “Text (note)”, with brackets of either width. */
export function splitBrackets(words: string): { before: string; inside: string | undefined } {
  const match = /^(.*?)\s*[(（]([^()（）]*)[)）]$/su.exec(words);
  return match ? { before: match[1]!.trim(), inside: match[2]!.trim() } : { before: words, inside: undefined };
}

interface Kept<Item> {
  write: (item: Item, locale: Locale) => string;
  read: (part: string) => Item | undefined;
  /** The form of earlier exports, with parts separated by `|`; also for values that the other form cannot represent. */
  writeLine: (item: Item, locale: Locale) => string[];
  readLine: (parts: string[]) => Item | undefined;
  /** The message for a part that cannot be read, with the expected form. */
  unread: (part: string) => Text;
}

/** A list separated by semicolons or line breaks. Cells of earlier exports (`a | b` a line, JSON) are read too. */
export function namedList<Item>(own: Pick<Column, 'field' | 'label' | 'width'>, kept: Kept<Item>): Column {
  const inLines = (words: string) => words.split('\n').map((line) => line.split('|').map((part) => part.trim()));
  const readAll = (words: string): { items: Item[] } | { unread: string } => {
    const items: Item[] = [];
    for (const line of oneLineEnd(words).split('\n')) {
      for (const part of line.includes('|') ? [line] : line.split(/[;；]/)) {
        if (!part.trim()) continue;
        const item = line.includes('|') ? kept.readLine(inLines(line)[0]!) : kept.read(part.trim());
        if (item === undefined) return { unread: part.trim() };
        items.push(item);
      }
    }
    return { items };
  };
  const survives = (items: readonly Item[], written: string) => {
    const again = readAll(written);
    return 'items' in again && isDeepStrictEqual(again.items, items);
  };
  return {
    ...own,
    write(form, locale) {
      const items = (form[own.field] ?? []) as Item[];
      if (!items.length) return null;
      const short = items.map((item) => kept.write(item, locale)).join(locale === 'zh-CN' ? '；' : '; ');
      if (survives(items, short)) return short;
      const long = items.map((item) => kept.writeLine(item, locale).join(' | ')).join('\n');
      return survives(items, long) ? long : JSON.stringify(items);
    },
    read: reading([], (value) => {
      if (value.startsWith('[')) {
        try {
          return { value: JSON.parse(value) };
        } catch {
          return { problem: kept.unread(value.slice(0, 60)) };
        }
      }
      const read = readAll(value);
      return 'items' in read ? { value: read.items } : { problem: kept.unread(read.unread.slice(0, 60)) };
    }),
  };
}
