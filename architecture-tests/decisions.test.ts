import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

const decisions = filesBelow('docs/decisions', /\/\d{4}-[a-z0-9-]+\.md$/);
const nameOf = (file: string) => file.split('/').at(-1)!;
const titleOf = (file: string) => /^# (\d{4}) (.+)\n/.exec(textOf(file));

test('a decision has a unique number, which is in its title', () => {
  expect(decisions.length).toBeGreaterThan(35);
  expect(decisions.filter((file) => titleOf(file)?.[1] !== nameOf(file).slice(0, 4))).toEqual([]);
  expect(new Set(decisions.map((file) => nameOf(file).slice(0, 4))).size).toBe(decisions.length);
});

test('the index lists every decision by its title, in order, and nothing else', () => {
  const rows = [...textOf('docs/decisions/README.md').matchAll(/^\| \d{4} \|.*$/gm)].map(([row]) => row);
  expect(rows).toEqual(
    decisions.map((file) => `| ${nameOf(file).slice(0, 4)} | [${titleOf(file)?.[2]}](${nameOf(file)}) |`),
  );
});

test('a decision has a status and then context, decision and consequences', () => {
  const status = /^# .+\n\nStatus: .+\.\n\n## Context\n/;
  const headings = (file: string) => [...textOf(file).matchAll(/^#{2,} .+$/gm)].map(([line]) => line).join(', ');
  const wrong = decisions.filter(
    (file) => !status.test(textOf(file)) || headings(file) !== '## Context, ## Decision, ## Consequences',
  );
  expect(wrong).toEqual([]);
});
