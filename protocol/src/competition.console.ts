import { z } from 'zod';
import { contentConsole, maybe } from './content.console.ts';
import { instant, labelled, line, whenRight } from './fields.ts';
import { fileField, get, id, post } from './kit/endpoint.ts';
import { FileLink, Picture } from './pictures.ts';

const editor = { access: 'staff', roles: ['editor'] } as const;
const moment = (zh: string, en: string) => labelled(instant.nullable().default(null), zh, en);
const isAfter = (later: string | null, earlier: string | null) =>
  !later || !earlier || Date.parse(later) > Date.parse(earlier);
const hasBoth = (one: string | null, other: string | null) => (one === null) === (other === null);

const windows = ['entry', 'voting'] as const;
const CompetitionFields = z.object({
  zhTitle: line('大赛名称（中文）', 'Title (Chinese)', 60),
  enTitle: line('大赛名称（英文）', 'Title (English)', 100),
  zhLead: maybe('一句话介绍（中文）', 'One line (Chinese)', 200),
  enLead: maybe('一句话介绍（英文）', 'One line (English)', 300),
  zhRules: maybe('赛事规则（中文）', 'Rules (Chinese)', 60_000),
  enRules: maybe('赛事规则（英文）', 'Rules (English)', 60_000),
  entryOpensAt: moment('征集开始', 'Entries open'),
  entryClosesAt: moment('征集截止', 'Entries close'),
  votingOpensAt: moment('投票开始', 'Voting opens'),
  votingClosesAt: moment('投票截止', 'Voting closes'),
  votesPerDay: labelled(z.int().min(1).max(1000).default(10), '每人每日票数', 'Votes per voter per day'),
  bannerId: labelled(id.nullable().default(null), '横幅', 'Banner'),
});
export const CompetitionForm = windows.reduce<typeof CompetitionFields>(
  (form, name) =>
    form
      .refine((f) => hasBoth(f[`${name}OpensAt`], f[`${name}ClosesAt`]), {
        path: [`${name}ClosesAt`],
        message: 'windowBothNeeded',
        when: whenRight(`${name}OpensAt`, `${name}ClosesAt`),
      })
      .refine((f) => isAfter(f[`${name}ClosesAt`], f[`${name}OpensAt`]), {
        path: [`${name}ClosesAt`],
        message: 'endsBeforeStart',
        when: whenRight(`${name}OpensAt`, `${name}ClosesAt`),
      }),
  CompetitionFields,
);
export type CompetitionForm = z.output<typeof CompetitionForm>;

export const consoleCompetition = {
  detail: get('/api/console/competition/detail', {
    ...editor,
    summary: 'The competition with its revision',
    output: z.object({
      form: CompetitionForm,
      pictures: z.array(Picture),
      revision: z.int(),
      editedBy: z.string().nullable(),
      editedAt: instant.nullable(),
    }),
  }),
  save: post('/api/console/competition/save', {
    ...editor,
    summary: 'Change windows, rules and words; live at once, refused when somebody else has changed them meanwhile',
    input: z.object({ revision: id, form: CompetitionForm }),
    output: z.object({ revision: z.int() }),
  }),
  uploadCaptions: post('/api/console/competition/uploadCaptions', {
    ...editor,
    summary: 'Upload captions (.vtt, .srt); they are checked line by line and stored as clean WebVTT',
    send: 'form',
    input: z.object({ file: labelled(fileField(), '字幕文件', 'Captions file') }),
    output: FileLink.extend({ cues: z.int() }),
  }),
};

/** A playlist that a transcoder put into our own store. */
const isPlaylist = (path: string) => /^\/media\/[\w./-]+\.m3u8$/.test(path) && !path.includes('..');
const differ = <T, V>(rows: readonly T[], of: (row: T) => V) => new Set(rows.map(of)).size === rows.length;

export const EntryForm = z.object({
  number: labelled(z.int().min(1).max(99_999).nullable().default(null), '参赛编号', 'Number'),
  zhTitle: maybe('作品名（中文）', 'Title (Chinese)', 60),
  enTitle: maybe('作品名（英文）', 'Title (English)', 120),
  zhAuthor: maybe('作者（中文）', 'Author (Chinese)', 60),
  enAuthor: maybe('作者（英文）', 'Author (English)', 100),
  zhSchool: maybe('学校或单位（中文）', 'School or company (Chinese)', 80),
  enSchool: maybe('学校或单位（英文）', 'School or company (English)', 120),
  zhIntro: maybe('作品简介（中文）', 'About (Chinese)', 1000),
  enIntro: maybe('作品简介（英文）', 'About (English)', 2000),
  posterId: labelled(id.nullable().default(null), '竖版封面', 'Vertical poster'),
  seconds: labelled(z.int().min(1).max(7200).nullable().default(null), '时长（秒）', 'Length in seconds'),
  videos: labelled(
    z
      .array(z.object({ fileId: id, height: z.int().min(100).max(8640), name: z.string().max(255).default('') }))
      .max(4)
      .refine((rows) => differ(rows, (row) => row.height), 'sameHeightTwice')
      .default([]),
    '视频文件',
    'Video files',
  ),
  playlist: labelled(
    z
      .string()
      .trim()
      .max(300)
      .nullable()
      .default(null)
      .transform((v) => v || null)
      .refine((v) => v === null || isPlaylist(v), 'badPlaylist'),
    'HLS 播放列表',
    'HLS playlist',
  ),
  captions: labelled(
    z
      .array(z.object({ language: z.enum(['zh', 'en']), fileId: id, name: z.string().max(255).default('') }))
      .max(2)
      .refine((rows) => differ(rows, (row) => row.language), 'sameLanguageTwice')
      .default([]),
    '字幕',
    'Captions',
  ),
});
export type EntryForm = z.output<typeof EntryForm>;

export const consoleEntry = contentConsole('entry', {
  form: EntryForm,
  row: { number: z.int().nullable(), zhAuthor: z.string().nullable(), enAuthor: z.string().nullable() },
  filters: {},
});
