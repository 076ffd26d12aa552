import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

/** Words between tags or in spoken attributes that stand in the markup itself instead of a Text. */
function prose(source: string): string[] {
  const code = source.replace(/\/\*[\s\S]*?\*\/|\/\/.*$/gm, '').replace(/import[\s\S]*?;/g, '');
  // A `<` right behind a word opens a generic (`Partial<…>`), not a tag; a closing tag is told by its slash.
  const between = [
    ...code.matchAll(/(?:<\/|(?<![\w$])<)[A-Za-z][^<>{}]*>\s*([^<>{}();=]*\p{L}{2,}[^<>{}();=]*?)\s*<\/?[A-Za-z]/gu),
  ].map(([, words]) => words!.trim());
  const spoken = [...code.matchAll(/\b(?:aria-label|title|alt|placeholder)="([^"]*\p{L}{2,}[^"]*)"/gu)].map(
    ([, words]) => words!,
  );
  return [...between, ...spoken].filter(
    // Names and codes are the same in both languages; every contract number begins with PVC.
    (words) => !/^(?:Pavilion|PVC…|IPTV|SVOD|AVOD|TVOD|PDF|XLSX|TOTP|EIDR|ISAN|SHA-256|Esc|Enter)$/.test(words),
  );
}

test('no screen speaks one language only: words live in Text values', () => {
  const screens = filesBelow('web/src', /\.tsx$/).filter((file) => !file.endsWith('.test.tsx'));
  expect(screens.length).toBeGreaterThan(20);
  expect(screens.flatMap((file) => prose(textOf(file)).map((words) => `${file}: ${words}`))).toEqual([]);
});

/** A box of the browser for days or hours: it speaks the browser's language, not the page's (decision 0032). */
const nativeDates = (source: string) => source.match(/type="(?:date|time|datetime-local|month|week)"/g) ?? [];

test('days and hours speak the language of the page', () => {
  const pages = filesBelow('web/src', /\.(?:tsx|css)$/);
  expect(pages.flatMap((file) => nativeDates(textOf(file)).map((box) => `${file}: ${box}`))).toEqual([]);
  expect(nativeDates('<Input type="date" /><Input type="datetime-local" /><Input type="text" />')).toHaveLength(2);
});

/** A browser cuts what is pasted into a box with `maxlength`, and says nothing; the schema's refusal says what is too long. */
const cutFields = (source: string) => source.match(/\{\.\.\.form\.field\([^)]*\)\}[^>]*maxLength/g) ?? [];

test('no field of a form cuts what is entered', () => {
  const pages = filesBelow('web/src', /\.tsx$/);
  expect(pages.flatMap((file) => cutFields(textOf(file)).map((box) => `${file}: ${box}`))).toEqual([]);
  expect(cutFields("<Input {...form.field('zip')} maxLength={6} />")).toHaveLength(1);
});

test('the law hears prose in markup', () => {
  expect(prose('return <p>Please sign in</p>;')).toEqual(['Please sign in']);
  expect(prose('return <p>请登录</p>;')).toEqual(['请登录']);
  expect(prose('return <input aria-label="Search" />;')).toEqual(['Search']);
  expect(prose('return <p>{say(text.signIn)}</p>;')).toEqual([]);
  expect(prose('return <p>See<b>all rights</b></p>;')).toEqual(['See']);
  expect(prose('const x = {} as Partial<Input> & Record<string, unknown>;')).toEqual([]);
});
