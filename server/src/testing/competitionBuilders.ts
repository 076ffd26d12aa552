import type { CompetitionForm, EntryForm } from '@pavilion/protocol/competition.console.ts';
import { putCompetition } from '../modules/competition/competition.console.service.ts';
import { entryKind } from '../modules/competition/competition.content.service.ts';
import { putCounts } from '../modules/competition/counts.queries.ts';
import { publishContent } from '../modules/content/content.service.ts';
import { nextNumber } from './builders.ts';
import type { TestApp } from './testApp.ts';

/** Inserts a poster without a file; responses only need the row. */
async function aPosterId(t: TestApp): Promise<number> {
  const sources = JSON.stringify([{ width: 270, type: 'image/avif', url: '/media/p.avif' }]);
  const { id } = await t.db
    .insertInto('pictures')
    .values({ key: `poster-${nextNumber()}`, width: 9, height: 16, tone: '#123456', sources })
    .returning('id')
    .executeTakeFirstOrThrow();
  return id;
}

/** Makes a published entry under `number`, with its counts. */
export async function anEntry(
  t: TestApp,
  number: number,
  { votes, views, ...form }: Partial<EntryForm> & { votes: number; views: number },
): Promise<number> {
  const id = await publishContent(t.ctx(), entryKind, {
    number,
    zhTitle: `第${number}部`,
    enTitle: `Film ${number}`,
    zhAuthor: '作者',
    enAuthor: 'Somebody',
    posterId: await aPosterId(t),
    playlist: '/media/demo/x/master.m3u8',
    ...form,
  });
  await putCounts(t.db, id, { votes, views }, t.clock.now);
  return id;
}

/** Sets the competition's voting window; nulls mean not announced. */
export async function setVoting(
  t: TestApp,
  window: Pick<CompetitionForm, 'votingOpensAt' | 'votingClosesAt'>,
): Promise<void> {
  const { revision } = await t.db.selectFrom('competitions').select('revision').executeTakeFirstOrThrow();
  await putCompetition(
    t.ctx(),
    revision,
    {
      zhTitle: '短视频大赛',
      enTitle: 'Short Video Competition',
      zhLead: null,
      enLead: 'Stories under three minutes',
      zhRules: null,
      enRules: '<p>One vote a day for an entry.</p>',
      entryOpensAt: null,
      entryClosesAt: null,
      votesPerDay: 10,
      bannerId: null,
      ...window,
    },
    null,
  );
}
