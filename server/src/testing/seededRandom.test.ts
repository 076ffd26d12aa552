import { expect, onTestFailed, test } from 'vitest';
import { generatorOf, seededRandom, seedFrom } from './seededRandom.ts';

const tenOf = (seed: number) => {
  const random = generatorOf(seed);
  return Array.from({ length: 10 }, () => random.below(1000));
};

test('one seed always makes the same numbers, another one others', () => {
  expect(tenOf(7)).toEqual(tenOf(7));
  expect(tenOf(7)).not.toEqual(tenOf(8));
  const many = generatorOf(7);
  const counts = [0, 0, 0, 0];
  for (let i = 0; i < 4000; i++) counts[many.below(4)]!++;
  expect(Math.min(...counts)).toBeGreaterThan(900);
});

test('the seed is the one given, else a fixed one; anything but a number is refused', () => {
  expect(seedFrom('123')).toBe(123);
  expect(seedFrom(undefined)).toBe(seedFrom(''));
  for (const wrong of ['x', '1.5', '-1', '1e3', '1234567890']) expect(() => seedFrom(wrong)).toThrow('TEST_SEED');
});

const failed: { message: string }[] = [];
test.fails('a random test that fails', () => {
  onTestFailed(({ task }) => {
    failed.push(...(task.result?.errors ?? []));
  });
  seededRandom();
  seededRandom(1);
  throw new Error('red');
});
test('… prints how to run it again, once', () => {
  expect(failed).toHaveLength(1);
  expect(failed[0]!.message).toBe(`red\nRun it again with TEST_SEED=${seedFrom(process.env.TEST_SEED)}`);
});
