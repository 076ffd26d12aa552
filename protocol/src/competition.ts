import { z } from 'zod';
import { previewKey } from './content.console.ts';
import { EntryCard } from './entryCards.ts';
import { instant, keyword, labelled } from './fields.ts';
import { labelledEnum } from './kit/codes.ts';
import { get, id, pageOf, pageQuery, post } from './kit/endpoint.ts';
import { limits } from './limits.ts';
import { Picture } from './pictures.ts';

export const EntrySort = labelledEnum({
  votes: { zh: '按票数', en: 'Most votes' },
  newest: { zh: '最新', en: 'Newest' },
  number: { zh: '按编号', en: 'By number' },
});

/** The competition itself; a text without translation is empty. Rules are cleaned HTML. */
export const Competition = z.object({
  id: z.int(),
  zhTitle: z.string(),
  enTitle: z.string(),
  zhLead: z.string(),
  enLead: z.string(),
  zhRules: z.string(),
  enRules: z.string(),
  entryOpensAt: instant.nullable(),
  entryClosesAt: instant.nullable(),
  votingOpensAt: instant.nullable(),
  votingClosesAt: instant.nullable(),
  votesPerDay: z.int(),
  banner: Picture.nullable(),
  entries: z.int(),
  votes: z.int(),
});
export type Competition = z.output<typeof Competition>;

export const EntryDetail = EntryCard.extend({
  zhIntro: z.string().nullable(),
  enIntro: z.string().nullable(),
  /** The same film in one or more sizes, largest first, and as a playlist where there is one. */
  videos: z.array(z.object({ url: z.string(), type: z.string(), height: z.int().nullable() })),
  captions: z.array(z.object({ url: z.string(), language: z.enum(['zh', 'en']) })),
  /** Its neighbours by number. */
  previous: EntryCard.nullable(),
  next: EntryCard.nullable(),
});
export type EntryDetail = z.output<typeof EntryDetail>;

const competitionId = labelled(id.default(limits.competitionId), '大赛编号', 'Competition number');
export const EntryQuery = pageQuery.extend({
  competitionId,
  sort: labelled(EntrySort.schema.default('votes'), '排序', 'Sort'),
  keyword,
});
export type EntryQuery = z.output<typeof EntryQuery>;

export const videoCompetition = {
  getVideoEntriesList: get('/api/videoCompetition/getVideoEntriesList', {
    summary: 'Entries of the short-video competition',
    access: 'public',
    reply: 'flat',
    input: EntryQuery,
    output: pageOf(EntryCard),
  }),
  getVideoEntriesDetail: get('/api/videoCompetition/getVideoEntriesDetail', {
    summary: 'One entry with its film, captions and neighbours',
    access: 'public',
    input: z.object({ id, preview: previewKey }),
    output: EntryDetail,
  }),
  addVideoEntriesView: post('/api/videoCompetition/addVideoEntriesView', {
    summary: 'Count a view: one for a visitor and entry in 30 minutes',
    access: 'public',
    input: z.object({ id }),
    output: z.object({ views: z.int() }),
  }),
  getCompetition: get('/api/videoCompetition/getCompetition', {
    summary: 'The competition: rules, entry and voting windows',
    access: 'public',
    input: z.object({ competitionId }),
    output: Competition,
  }),
};
