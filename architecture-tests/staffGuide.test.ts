// Checks the staff guide in both languages: same parts, same pictures, a part for every role, and labels that exist in the console.
import { StaffRole } from '@pavilion/protocol/staff.ts';
import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

const english = textOf('docs/staff-guide.md');
const chinese = textOf('docs/staff-guide.zh.md');
const pictures = 'docs/images/staff-guide';

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);
const levelsOf = (text: string) => matches(text, /^(#+) /gm);
const picturesOf = (text: string, folder: string) =>
  matches(text, /!\[[^\]]+\]\(([^)]+)\)/g).map((path) => path.replace(`images/staff-guide/${folder}/`, ''));
/** Returns steps, table rows and list items, by kind. */
const linesOf = (text: string) => matches(text, /^(\d+\.|\||-) ?/gm);
const sectionsOf = (text: string) => text.split(/^#{2,3} .*$/m);
const labelsOf = (text: string) => matches(text, /\*\*([^*]+)\*\*/g);

interface Pair {
  zh: string;
  en: string;
}
/** Returns every text of the console in both languages, as its sources write them. */
function pairsOfScreens(): Pair[] {
  const sources = [
    ...filesBelow('web/src/console', /\.ts$/),
    ...filesBelow('web/src/parts', /\.ts$/),
    ...filesBelow('web/src/lib', /\.text\.ts$/),
    ...filesBelow('protocol/src', /(?<!\.test)\.ts$/),
  ];
  return sources.flatMap((file) => {
    const source = textOf(file);
    const written = [...source.matchAll(/zh: '([^'\n]+)',\s*en: '([^'\n]+)'/g)];
    const passed = [...source.matchAll(/'([^'\n]*\p{Script=Han}[^'\n]*)',\s*'([^'\n]+)'/gu)];
    return [...written, ...passed].map(([, zh, en]) => ({ zh: zh!, en: en! }));
  });
}
/** Returns labels of one part of the guide that match no text of the screens, given the part in the other language. */
function unknownLabels(pairs: readonly Pair[], zhPart: string, enPart: string): string[] {
  const [zhLabels, enLabels] = [new Set(labelsOf(zhPart)), new Set(labelsOf(enPart))];
  const known = pairs.filter(({ zh, en }) => zhLabels.has(zh) && enLabels.has(en));
  return [
    ...[...enLabels].filter((label) => !known.some(({ en }) => en === label)),
    ...[...zhLabels].filter((label) => !known.some(({ zh }) => zh === label)),
  ];
}

test('both guides have the same parts, steps and pictures, in the same order', () => {
  expect(levelsOf(english).length).toBeGreaterThan(30);
  expect(levelsOf(chinese)).toEqual(levelsOf(english));
  expect(linesOf(chinese)).toEqual(linesOf(english));
  expect(picturesOf(english, 'en').length).toBeGreaterThan(20);
  expect(picturesOf(chinese, 'zh')).toEqual(picturesOf(english, 'en'));
});

test('every picture of the guides exists in its language, and no other', () => {
  for (const [text, folder] of [
    [english, 'en'],
    [chinese, 'zh'],
  ] as const) {
    const names = picturesOf(text, folder);
    expect(names.filter((name) => name.includes('/'))).toEqual([]);
    expect(filesBelow(`${pictures}/${folder}`, /./)).toEqual(
      [...new Set(names)].sort().map((name) => `${pictures}/${folder}/${name}`),
    );
  }
});

test('every role of the staff has a part and a row in the table', () => {
  for (const { zh, en } of StaffRole.options) {
    expect(english).toMatch(new RegExp(`^## ${en}$`, 'm'));
    expect(english).toContain(`| **${en}** |`);
    expect(chinese).toMatch(new RegExp(`^## ${zh}$`, 'm'));
    expect(chinese).toContain(`| **${zh}** |`);
  }
});

test('every label in bold exists on the screen, in both languages', () => {
  const pairs = pairsOfScreens();
  const [enParts, zhParts] = [sectionsOf(english), sectionsOf(chinese)];
  expect(labelsOf(english).length).toBeGreaterThan(150);
  expect(enParts.flatMap((part, i) => unknownLabels(pairs, zhParts[i] ?? '', part))).toEqual([]);
});

test('a label missing on the screen or in one language is detected', () => {
  const pairs = [{ zh: '通过', en: 'Approve' }];
  expect(unknownLabels(pairs, '点**通过**', 'Press **Approve**')).toEqual([]);
  expect(unknownLabels(pairs, '点**通过**', 'Press **Accept**')).toEqual(['Accept', '通过']);
  expect(unknownLabels(pairs, '点**通过**、**驳回**', 'Press **Approve**')).toEqual(['驳回']);
});
