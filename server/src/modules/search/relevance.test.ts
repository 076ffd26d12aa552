// Measures search quality: nDCG@10 over graded queries to the demo fair.

import { seedDemo } from '@pavilion/demo/seedDemo.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { type TestApp, testApp } from '../../testing/testApp.ts';
import { refreshIndex } from './index.service.ts';
import { questions } from './relevance.data.ts';
import { searchContent } from './search.service.ts';

let t: TestApp;
const programmes = new Map<number, string>();
beforeAll(async () => {
  t = await testApp();
  await seedDemo(t.ctx());
  await refreshIndex(t.ctx());
  for (const { id, key } of await t.db.selectFrom('programmes').select(['id', 'key']).execute())
    programmes.set(id, key!);
}, 240_000);
afterAll(() => t.close());

interface Graded {
  question: string;
  grades: Map<string, number>;
}
const graded: Graded[] = questions
  .trim()
  .split('\n')
  .map((line) => {
    const [question, answers] = line.split(' = ') as [string, string];
    const grades = new Map<string, number>();
    for (const group of answers.split('; ')) {
      const [grade, ...labels] = group.split(' ');
      for (const label of labels) grades.set(label, Number(grade));
    }
    return { question, grades };
  });

const gain = (grade: number, place: number) => (2 ** grade - 1) / Math.log2(place + 2);
async function ndcg({ question, grades }: Graded): Promise<{ value: number; told: string }> {
  const { rows } = await searchContent(t.ctx(), { keyword: question, pageNum: 1, pageSize: 10 });
  const unseen = new Map(grades);
  const got = rows.map((row) => {
    const label = [...unseen.keys()].find((one) =>
      row.class === 1
        ? one === programmes.get(row.id)
        : one.includes(':') && `${row.class}:${row.zhTitle}`.startsWith(one),
    );
    const grade = label === undefined ? 0 : unseen.get(label)!;
    if (label !== undefined) unseen.delete(label);
    return grade;
  });
  const sum = (list: readonly number[]) => list.reduce((total, grade, place) => total + gain(grade, place), 0);
  const ideal = sum([...grades.values()].sort((a, b) => b - a).slice(0, 10));
  const value = sum(got) / ideal;
  const first = rows.slice(0, 5).map((row) => row.zhTitle ?? row.enTitle);
  return { value, told: `${value.toFixed(2)}  ${question}: ${first.join(' | ')}` };
}

test('nDCG@10 of 120 graded queries is at least 0.9', async () => {
  expect(graded).toHaveLength(120);
  const results = [];
  for (const question of graded) results.push(await ndcg(question));
  const mean = results.reduce((total, { value }) => total + value, 0) / results.length;
  const worst = results.sort((a, b) => a.value - b.value).slice(0, 30);
  if (process.env.TELL_RELEVANCE)
    process.stdout.write([`mean ${mean.toFixed(4)}`, ...worst.map(({ told }) => told)].join('\n'));
  expect(mean, worst.map(({ told }) => told).join('\n')).toBeGreaterThanOrEqual(0.9);
}, 120_000);
