import { expect, test } from 'vitest';
import { textOf, tracked } from './tree.ts';

/** Returns the text of a section of CONTRIBUTING.md, and the example it names. */
function recipeOf(title: string) {
  const section = textOf('CONTRIBUTING.md')
    .split(/^## /m)
    .find((part) => part.startsWith(title))!;
  return { section, example: /\bCopy: `(\w+)`/m.exec(section)![1]! };
}

test('a move of a deal touches the files that its recipe names, and six at most', () => {
  const { section, example } = recipeOf('A new move of a deal');
  const touched = tracked().filter((file) => /\.tsx?$/.test(file) && textOf(file).includes(example));
  const named = [...section.matchAll(/^\d\. `([^`]+\.tsx?)`/gm)].map(([, file]) => file!);
  expect(touched.filter((file) => !/\.test\.tsx?$/.test(file))).toEqual(named.sort());
  expect(touched.some((file) => file.startsWith('server/src/modules/deals/') && file.endsWith('.test.ts'))).toBe(true);
  expect(touched.length).toBeLessThanOrEqual(6);
});

test('a kind of content touches the files that its recipe names, and fifteen at most', () => {
  const { section, example } = recipeOf('A new kind of content');
  /** Another slice that shows items of the kind is no cost of the kind. */
  const shownBy = ['web/src/site/features/exhibitions/FactsPanel.tsx'];
  const tableName = new RegExp(`^export interface ${example.replace(/^./, (first) => first.toUpperCase())} \\{`, 'm');
  const touched = tracked()
    .filter((file) => /^(?:protocol|server\/(?:src|migrations)|web\/src)\/.*\.(?:tsx?|sql)$/.test(file))
    .filter((file) => {
      const text = textOf(file);
      const isItsOwn = new RegExp(`[/_]${example}[./]`).test(file);
      const importsIt = new RegExp(`'[^']*/${example}[/.][^']*'`).test(text);
      return isItsOwn || importsIt || tableName.test(text) || text.includes(`screen: '/${example}'`);
    })
    .filter((file) => !shownBy.includes(file))
    .map((file) => file.replace(/(?<=migrations\/)\d+/, '00NN'));
  const named = [...section.matchAll(/^\d+\. `([^`]+)`/gm)].map(([, file]) => file!);
  expect([...touched].sort()).toEqual(named.sort());
  expect(touched.length).toBeLessThanOrEqual(15);
});
