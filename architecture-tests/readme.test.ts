import { expect, test } from 'vitest';
import { textOf } from './tree.ts';

const twins = ['README.md', 'README.zh.md'] as const;
const [english, chinese] = twins.map(textOf) as [string, string];

const matches = (text: string, pattern: RegExp) => [...text.matchAll(pattern)].map(([, found]) => found!);
const blocksOf = (text: string) => matches(text, /^```\w*\n([\s\S]*?)^```/gm);
const withoutBlocks = (text: string) => text.replaceAll(/^```[\s\S]*?^```/gm, '');

/** What both languages must have in common. */
const partsOf = (text: string) => ({
  headings: matches(withoutBlocks(text), /^(#+) /gm),
  commands: blocksOf(text).map((block) => block.split('\n').map((line) => line.replace(/(?:^|\s+)#.*$/, '').trim())),
  code: matches(withoutBlocks(text), /`([^`\n]+)`/g),
  links: matches(text, /(?<!!)\[[^\]]*\]\(([^)\s]+)\)/g).filter((target) => !twins.some((twin) => twin === target)),
  images: matches(text, /!\[[^\]]*\]\(([^)\s]+)\)/g),
  // A number includes its thousands separators and decimals; the digits of a word such as p99 count too.
  figures: matches(text, /^(\|.*)$/gm).map((row) => row.match(/\d+(?:[.,]\d+)*/g) ?? []),
});

test('README.md and README.zh.md have the same content', () => {
  expect(partsOf(english).headings.length).toBeGreaterThan(3);
  expect(partsOf(english).commands.flat()).toEqual(
    expect.arrayContaining(['npm ci && npm start', 'npm ci && npm test']),
  );
  expect(partsOf(english).links.length).toBeGreaterThan(7);
  expect(partsOf(english).images).toHaveLength(1);
  expect(partsOf(english).figures.flat().length).toBeGreaterThan(12);
  expect(partsOf(chinese)).toEqual(partsOf(english));
});

test('each README links to the other in its first lines and has at most 70 lines', () => {
  for (const [text, twin] of [
    [english, 'README.zh.md'],
    [chinese, 'README.md'],
  ] as const) {
    const lines = text.trimEnd().split('\n');
    expect(lines.slice(0, 4).join('\n')).toContain(`](${twin})`);
    expect(lines.length).toBeLessThanOrEqual(70);
  }
});

test('a difference between the two is detected', () => {
  const sample = '## A\n\n```sh\nrun # why\n```\n\n[x](a.md) `b`\n\n| 1,000 | 3.5 ms |\n';
  expect(partsOf(sample.replace('# why', '# 原因').replace('[x]', '[甲]'))).toEqual(partsOf(sample));
  for (const [from, to] of [
    ['## A', '### A'],
    ['run', 'walk'],
    ['a.md', 'c.md'],
    ['`b`', '`c`'],
    ['1,000', '1,001'],
    ['3.5', '3.6'],
  ] as const)
    expect(partsOf(sample.replace(from, to))).not.toEqual(partsOf(sample));
});
