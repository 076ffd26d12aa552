import { daysAfter } from '@pavilion/protocol/kit/days.ts';
import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, beforeAll, beforeEach, expect, test, vi } from 'vitest';
import { anEntry, setVoting } from '../../../../../server/src/testing/competitionBuilders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openSite } from '../../../testing/siteTest.tsx';

const t = await testApp();
afterAll(() => t.close());

function setWindow(opens: number | null, closes: number | null) {
  // The button follows the server's clock, and the browser's continues from it.
  t.clock.now = new Date();
  const at = (days: number | null) => (days === null ? null : daysAfter(new Date(), days).toISOString());
  return setVoting(t, { votingOpensAt: at(opens), votingClosesAt: at(closes) });
}
const ids: number[] = [];
beforeAll(async () => {
  // happy-dom has no remote playback.
  Object.defineProperty(HTMLMediaElement.prototype, 'remote', { value: undefined, configurable: true });
  for (let i = 1; i <= 13; i++)
    ids.push(await anEntry(t, i, { votes: i * 10, views: 5, ...(i === 13 && { enAuthor: 'Gu Lanyin' }) }));
});
beforeEach(() => setWindow(3, 10));

const cards = () => screen.findAllByRole('link', { name: /Film \d+/ });

test('the entries are listed by votes in pages, can be sorted by number, and are searched', async () => {
  const { user } = await openSite(t, { paths: ['/competition'] });
  expect(await screen.findByRole('heading', { level: 1, name: 'Short Video Competition' })).toBeTruthy();
  await waitFor(async () => expect(await cards()).toHaveLength(12));
  expect((await cards())[0]!.textContent).toMatch(/Place 1: .*Film 13.*130/);
  await user.click(screen.getByRole('tab', { name: 'By number' }));
  await waitFor(async () => expect((await cards())[0]!.textContent).toMatch(/Film 1Somebody10votesNo\. 1/));
  await user.type(screen.getByRole('searchbox'), 'lanyin');
  await waitFor(async () => expect(await cards()).toHaveLength(1));
  await user.clear(screen.getByRole('searchbox'));
  await user.type(screen.getByRole('searchbox'), 'nobody at all');
  expect(await screen.findByText('No entry matches.')).toBeTruthy();
  await user.click(screen.getByRole('button', { name: 'Clear the search' }));
  await waitFor(async () => expect(await cards()).toHaveLength(12));
  expect(screen.getByText('One vote a day for an entry.')).toBeTruthy();
});

test('an entry plays in place, counts its view once, and links to its neighbours', async () => {
  vi.spyOn(HTMLMediaElement.prototype, 'play').mockResolvedValue();
  const { user } = await openSite(t, { paths: [`/competition/details?id=${ids[4]}`] });
  expect(await screen.findByRole('heading', { level: 1, name: /Film 5/ })).toBeTruthy();
  const beside = screen.getByRole('navigation', { name: 'Neighbouring entries' });
  expect(
    within(beside)
      .getAllByRole('link')
      .map((a) => a.textContent),
  ).toEqual([expect.stringContaining('Film 4'), expect.stringContaining('Film 6')]);
  const figure = () => screen.getByText('Views').parentElement!.textContent;
  expect(figure()).toBe('Views5');
  await user.click(screen.getByRole('button', { name: 'Play Film 5' }));
  await waitFor(() => expect(figure()).toBe('Views6'));
  expect(await screen.findByRole('slider', { name: 'Seek' })).toBeTruthy();
});

test.each([
  ['before it opens', [3, 10], /^Voting opens /, /Online voting opens/],
  ['while it is open', [-1, 10], /^Vote for it$/, /voting period has begun/],
  ['after it closed', [-10, -1], /^Voting has closed$/, /count shown is final/],
  ['without dates', [null, null], /^Voting dates to be announced$/, /not announced the dates/],
] as const)('the vote button shows the right state %s', async (_, [opens, closes], button, words) => {
  await setWindow(opens, closes);
  const { user } = await openSite(t, { paths: [`/competition/details?id=${ids[0]}`] });
  await user.click(await screen.findByRole('button', { name: button }));
  expect(await screen.findByText(words)).toBeTruthy();
});

test('an unknown entry links back to the competition', async () => {
  await openSite(t, { paths: ['/competition/details?id=99999'] });
  expect(await screen.findByText(/does not exist, or is no longer shown/)).toBeTruthy();
  expect(screen.getByRole('link', { name: 'All entries' })).toBeTruthy();
});
