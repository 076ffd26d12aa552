import { expect, test } from 'vitest';
import { drawPicture, insertPicture } from './architecturePicture.ts';
import { textOf } from './tree.ts';

test('the picture of the architecture shows the import rules; if not, run npm run architecture', () => {
  const page = textOf('docs/architecture.md');
  expect(page).toBe(insertPicture(page));
  expect(drawPicture()).toContain('modules --> services');
  expect(drawPicture()).not.toContain('site --> console');
});
