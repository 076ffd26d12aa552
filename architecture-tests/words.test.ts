import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

/** Returns text between tags or in text attributes that is in the markup itself instead of a Text. */
function prose(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/import[\s\S]*?;/g, '');
  // A `<` right after a word opens a generic (`Partial<…>`), not a tag; a closing tag has a slash.
  const between = [
    ...code.matchAll(/(?:<\/|(?<![\w$])<)[A-Za-z][^<>{}]*>\s*([^<>{}();=]*\p{L}{2,}[^<>{}();=]*?)\s*<\/?[A-Za-z]/gu),
  ].map(([, words]) => words!.trim());
  const attributes = [...code.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*\p{L}{2,}[^"]*)"/gu)].map(
    ([, words]) => words!,
  );
  return [...between, ...attributes].filter(
    // Names and codes are the same in both languages; every contract number begins with PVC.
    (words) => !/^(?:Pavilion|PVC…|IPTV|SVOD|AVOD|TVOD|PDF|XLSX|TOTP|EIDR|ISAN|SHA-256|Esc|Enter)$/.test(words),
  );
}

test('no screen has texts in one language only: they are Text values', () => {
  const screens = filesBelow('web/src', /\.tsx$/).filter((file) => !file.endsWith('.test.tsx'));
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.flatMap((file) => prose(textOf(file)).map((words) => `${file}: ${words}`))).toEqual([]);
});

/** A native date or time field, which uses the browser's language instead of the page's (decision 0032). */
const nativeDates = (source: string) => source.match(/type="(?:date|time|datetime-local|month|week)"/g) ?? [];

test('date and time fields use the language of the page', () => {
  const pages = filesBelow('web/src', /\.(?:tsx|css)$/);
  expect(pages.flatMap((file) => nativeDates(textOf(file)).map((box) => `${file}: ${box}`))).toEqual([]);
  expect(nativeDates('<Input type="date" /><Input type="datetime-local" /><Input type="text" />')).toHaveLength(2);
});

/** A browser silently truncates what is pasted into a field with `maxlength`; the schema reports an error instead. */
const cutFields = (source: string) => source.match(/\{\.\.\.form\.field\([^)]*\)\}[^>]*maxLength/g) ?? [];

test('no field of a form truncates its input', () => {
  const pages = filesBelow('web/src', /\.tsx$/);
  expect(pages.flatMap((file) => cutFields(textOf(file)).map((box) => `${file}: ${box}`))).toEqual([]);
  expect(cutFields("<Input {...form.field('zip')} maxLength={6} />")).toHaveLength(1);
});

test('prose in markup is found', () => {
  expect(prose('return <p>Please sign in</p>;')).toEqual(['Please sign in']);
  expect(prose('return <p>请登录</p>;')).toEqual(['请登录']);
  expect(prose('return <input aria-label="Search" />;')).toEqual(['Search']);
  expect(prose('return <p>{say(text.signIn)}</p>;')).toEqual([]);
  expect(prose('return <p>See<b>all rights</b></p>;')).toEqual(['See']);
  expect(prose('const x = {} as Partial<Input> & Record<string, unknown>;')).toEqual([]);
});
