import { expect, test } from 'vitest';
import { filesBelow, textOf } from './tree.ts';

/** What the build removes from the protocol for the site (web/build/plainProtocol.ts). */
const removed = /\b[a-z]\w*\.\w+\.(?:input|output)\b|\b[A-Z]\w*\.schema\b/;

test('the site imports the schemas of its forms by name, and none from an endpoint or a code list', () => {
  expect(removed.test('useForm(orders.cancelProgram.input, {})')).toBe(true);
  expect(removed.test('PayMethod.schema.optional()')).toBe(true);
  const sources = ['site', 'parts', 'lib', 'ui'].flatMap((folder) =>
    filesBelow(`web/src/${folder}`, /(?<!\.test)\.tsx?$/),
  );
  expect(sources.length).toBeGreaterThan(200);
  const wrong = sources.filter((file) => removed.test(textOf(file)));
  expect(wrong).toEqual([]);
});
