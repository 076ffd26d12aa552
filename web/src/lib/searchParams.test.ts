import { Medium } from '@pavilion/protocol/media.ts';
import { expect, it } from 'vitest';
import { codeOf, day, id, listOf, oneOf, page, readSearchParams, text } from './searchParams.ts';

const fields = { id, page, q: text(5), start: day, media: listOf(oneOf(Medium.names)), years: codeOf([1, 2, 3, 5]) };

it.each([
  [
    { id: '7', page: '2' },
    { id: 7, page: 2 },
  ],
  [{ id: 7 }, { id: 7 }],
  [{ id: '0', page: '1e3' }, {}],
  [{ id: '2147483648', page: '-1' }, {}],
  [{ id: ['7', '8'] }, {}],
  [{ q: '  长安  ' }, { q: '长安' }],
  [{ q: '123456' }, {}],
  [{ q: 123 }, { q: '123' }],
  [{ start: '2026-02-29' }, {}],
  [{ start: '2028-02-29' }, { start: '2028-02-29' }],
  [{ media: 'svod,avod' }, { media: ['svod', 'avod'] }],
  [{ media: ['svod', 'avod'] }, { media: ['svod', 'avod'] }],
  [{ media: 'svod,cinema-of-mars' }, {}],
  [{ years: '4' }, {}],
  [{ years: '5', id: { toString: '7' }, stray: 'x' }, { years: 5 }],
])('reads %o as %o', (search, expected) => {
  expect(readSearchParams(fields, search)).toEqual(expected);
});
