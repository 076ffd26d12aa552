import { z } from 'zod';
import { instant, labelled, optionalLine } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, nothing, pageOf, post } from './kit/endpoint.ts';
import { listQuery } from './lists.ts';
import { Picture } from './pictures.ts';
import { WorkLink } from './workFields.ts';
import { DuplicateReason, WorkLevel } from './works.ts';

const editor = { access: 'staff', roles: ['editor'] } as const;
const reader = { access: 'staff', roles: ['editor', 'trade'] } as const;

export const DuplicateState = labelledEnum({
  open: { zh: '待处理', en: 'Open' },
  different: { zh: '不同作品', en: 'Different works' },
  same: { zh: '同一作品', en: 'Same work' },
});
export type DuplicateState = CodeOf<typeof DuplicateState>;

/** One of the two programmes of a pair, with the facts that distinguish works. */
const ComparedProgramme = WorkLink.extend({
  year: z.int().nullable(),
  country: z.string(),
  episodes: z.int().nullable(),
  minutes: z.int().nullable(),
  cover: Picture.nullable(),
  zhSellerName: z.string().nullable(),
  enSellerName: z.string().nullable(),
  eidr: z.string().nullable(),
  isan: z.string().nullable(),
  permitNo: z.string().nullable(),
  source: z.string(),
  createdAt: instant,
  isPublished: z.boolean(),
  /** Licence offers that are switched on, and rights that are held or sold. */
  offers: z.int(),
  grants: z.int(),
});
export type ComparedProgramme = z.output<typeof ComparedProgramme>;

export const DuplicatePair = z.object({
  id: z.int(),
  state: DuplicateState.schema,
  reasons: z.array(DuplicateReason.schema),
  /** The newer one: it is not on sale while the pair is open. */
  programme: ComparedProgramme,
  other: ComparedProgramme,
  createdAt: instant,
  decidedAt: instant.nullable(),
  decidedBy: z.string().nullable(),
  note: z.string().nullable(),
});
export type DuplicatePair = z.output<typeof DuplicatePair>;

export const WorkPartForm = z.object({
  parentId: labelled(id, '上级作品', 'Belongs to'),
  childId: labelled(id, '组成部分', 'Part'),
  number: labelled(
    z
      .string()
      .trim()
      .max(20)
      .transform((number) => number || null)
      .nullable(),
    '编号',
    'Number',
  ).default(null),
});

export const consoleWorks = {
  tree: get('/api/console/works/tree', {
    ...reader,
    summary: 'The level of a programme, what it belongs to and its parts',
    input: z.object({ id }),
    output: z.object({
      level: WorkLevel.schema,
      /** The outermost first; `direct` ones can be detached from here. */
      within: z.array(WorkLink.extend({ direct: z.boolean() })),
      parts: z.array(WorkLink),
    }),
  }),
  setLevel: post('/api/console/works/setLevel', {
    ...editor,
    summary: 'Say what a programme is: single work, series, season, volume, episode or collection',
    input: z.object({ id, level: labelled(WorkLevel.schema, '层级', 'Level') }),
    output: nothing,
  }),
  attach: post('/api/console/works/attach', {
    ...editor,
    summary: 'Add a part; refused where rights of both works were sold to different buyers',
    input: WorkPartForm,
    output: nothing,
  }),
  detach: post('/api/console/works/detach', {
    ...editor,
    summary: 'Take a part out of a work',
    input: WorkPartForm.pick({ parentId: true, childId: true }),
    output: nothing,
  }),
  duplicates: get('/api/console/works/duplicates', {
    ...reader,
    summary: 'Pairs of programmes that are probably one work',
    reply: 'flat',
    input: listQuery(['createdAt']).extend({ state: labelled(DuplicateState.schema, '状态', 'State').optional() }),
    output: pageOf(DuplicatePair),
  }),
  decide: post('/api/console/works/decide', {
    ...reader,
    summary: 'Say that a pair is two works, or merge them into the one that is kept',
    input: z.object({
      id,
      decision: labelled(z.enum(['different', 'same']), '结论', 'Decision'),
      /** Which of the two stays when they are one work; without it the older one. */
      keepId: id.optional(),
      note: optionalLine('备注', 'Note', 500),
    }),
    output: nothing,
  }),
};
