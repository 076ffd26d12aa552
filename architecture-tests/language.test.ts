// Refuses words of the former private vocabulary in comments and test titles. CONTRIBUTING asks for plain technical English.
import { expect, test } from 'vitest';
import { sourceParts } from './sourceParts.ts';
import { textOf, tracked } from './tree.ts';

/** Words that made objects speak or had a private meaning, with the usual terms in their place. */
const termFor: Readonly<Record<string, string>> = {
  'told|tells': 'report, show, notify, return',
  'says|said': 'contain, show, state',
  'stands?|stood': 'be, appear, apply',
  speaks: 'concern, use the language',
  hears: 'receive, be notified',
  'judge[sd]?': 'check, evaluate, review',
  'hand(?:s|ed)? in': 'submit',
  'asleep|sleeping': 'dormant',
  deeds: 'action, event',
  'walkers?': 'crawler',
  dice: 'seeded random',
  'mend(?:s|ed)?': 'fix, correct',
};
const inText = new RegExp(`\\b(?:${Object.keys(termFor).join('|')})\\b`, 'i');

/** Files that are rewritten with the first screens. */
const notYet = /^(?:server\/src\/modules\/site|web\/src\/site\/rendering)\//;
const sources = tracked().filter(
  (file) =>
    /^(?:architecture-tests|bench|e2e|protocol|scripts|server|web)\/.*\.tsx?$/.test(file) &&
    !notYet.test(file) &&
    file !== 'architecture-tests/language.test.ts',
);

const titlesIn = (source: string): string[] =>
  [...source.matchAll(/(?:\b(?:it|test|describe)(?:\.\w+)?|\]\))\(\s*(['"`])((?:\\.|(?!\1)[^\\\n])*)\1/g)].map(
    ([, , title]) => title!,
  );
/** Returns the comments and test titles of a source with a refused word. */
const textsAgainst = (source: string): string[] => {
  const comments = sourceParts(source).comments.filter((comment) => !/biome-ignore/.test(comment));
  return [...comments, ...titlesIn(source)].filter((text) => inText.test(text.replace(/`[^`]*`|“[^”]*”/g, '')));
};

test('comments and test titles have no words of the former vocabulary', () => {
  expect(sources.length).toBeGreaterThan(1000);
  expect(sources.flatMap((file) => textsAgainst(textOf(file)).map((text) => `${file}: ${text}`))).toEqual([]);
});

test('a refused word is found in comments and titles, and quotations are allowed', () => {
  expect(textsAgainst('/** What the page says. */\nconst a = 1; // it is told once')).toHaveLength(2);
  expect(textsAgainst("test('a buyer is told', () => {});\ntest.each([1])('%s stands', () => {});")).toHaveLength(2);
  expect(
    textsAgainst("/** Calls `say`; the button reads “he said so”. */\nconst url = 'http://judge.example';"),
  ).toEqual([]);
});
