import { expect, test } from 'vitest';
import { withoutSpans } from './spans.ts';

test.each([
  ['a<?xml b?>c', 'ac'],
  ['<?xml a><?xml b>c<?xml d', 'c<?xml d'],
  ['nothing', 'nothing'],
  ['<?xml <?xml >a>b', 'a>b'],
  ['', ''],
])('%s', (text, kept) => {
  expect(withoutSpans(text, /<\?xml/g, />/g)).toBe(kept);
});
