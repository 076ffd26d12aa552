import { expect, it } from 'vitest';
import { createQueue } from './queue.ts';

const later = () => new Promise<void>((done) => setImmediate(done));

it('runs at most so many at once and one of a key, in the order in which they came', async () => {
  const queue = createQueue(2, 100);
  const began: string[] = [];
  const finish = new Map<string, () => void>();
  const work = (key: number, name: string) =>
    queue.run(key, async () => {
      began.push(name);
      await new Promise<void>((done) => finish.set(name, done));
    });
  const all = [work(1, 'a1'), work(1, 'a2'), work(2, 'b1'), work(3, 'c1')];
  await later();
  expect(began).toEqual(['a1', 'b1']);
  finish.get('b1')!();
  await later();
  expect(began).toEqual(['a1', 'b1', 'c1']);
  finish.get('a1')!();
  await later();
  expect(began).toEqual(['a1', 'b1', 'c1', 'a2']);
  for (const name of ['c1', 'a2']) finish.get(name)!();
  await Promise.all(all);
});
it('lets small work pass large work that waits, but not large work that came long before', async () => {
  const queue = createQueue(1, 100);
  const began: string[] = [];
  const work = (key: number, name: string, handicapMs?: number) =>
    queue.run(key, async () => void began.push(name), handicapMs);
  let finish = () => {};
  const first = queue.run(1, () => new Promise<void>((done) => (finish = done)));
  const all = [first, work(2, 'large', 5_000), work(3, 'middle', 1_000), work(4, 'small'), work(5, 'larger', 5_001)];
  await later();
  finish();
  await Promise.all(all);
  expect(began).toEqual(['small', 'middle', 'large', 'larger']);

  let finishSecond = () => {};
  const second = queue.run(1, () => new Promise<void>((done) => (finishSecond = done)));
  const early = work(2, 'early large', 10);
  await new Promise((done) => setTimeout(done, 30));
  const late = work(3, 'late small');
  finishSecond();
  await Promise.all([second, early, late]);
  expect(began.slice(4)).toEqual(['early large', 'late small']);
});
it('makes room when work fails, and refuses when too many wait', async () => {
  const queue = createQueue(1, 1);
  await expect(queue.run(1, async () => Promise.reject(new Error('no')))).rejects.toThrow('no');
  let finish = () => {};
  const first = queue.run(1, () => new Promise<void>((done) => (finish = done)));
  const second = queue.run(2, async () => 'second');
  await expect(queue.run(3, async () => 'third')).rejects.toMatchObject({ code: 503 });
  finish();
  await first;
  expect(await second).toBe('second');
});
