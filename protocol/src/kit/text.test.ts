import { expect, test } from 'vitest';
import { plural } from './text.ts';

test('a count has the singular only for one, as a number or as it is shown', () => {
  const forms = [0, 1, 2, 21, 1001, '1', '1,001', '0'].map((n) => plural(n, 'one', 'other'));
  expect(forms).toEqual(['other', 'one', 'other', 'other', 'other', 'one', 'other', 'other']);
});
