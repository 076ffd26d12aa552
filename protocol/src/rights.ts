import { z } from 'zod';
import { date, flag, instant, labelled, line, optionalLine, reason } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { get, id, listOf, pageOf, post } from './kit/endpoint.ts';
import { listQuery } from './lists.ts';
import { Medium } from './media.ts';
import { cellsQuery, Years } from './programmes.ts';
import { countryCodes, isCountryCode } from './territories.ts';
import { Territories, TerritoryRef } from './territoryFields.ts';
import { RelatedWork } from './workFields.ts';

export const CellState = labelledEnum({
  free: { zh: '空闲', en: 'Free' },
  held: { zh: '预留', en: 'Held' },
  sold: { zh: '已售', en: 'Sold' },
  notOffered: { zh: '未开放', en: 'Not offered' },
});
export type CellState = CodeOf<typeof CellState>;
export const CellReason = labelledEnum({
  free: { zh: '该期限内可授权', en: 'Free for the whole term' },
  heldByOrder: { zh: '有订单正在办理，暂时预留', en: 'Held while an order is being processed' },
  soldByOrder: { zh: '已通过本平台授权', en: 'Licensed on this platform' },
  soldElsewhere: { zh: '已在站外售出', en: 'Licensed elsewhere' },
  holdback: { zh: '处于授权保留期', en: 'Under a holdback' },
  sharedAlready: {
    zh: '已有非独家授权，不能再独家授权',
    en: 'Already licensed non-exclusively, so not free as an exclusive',
  },
  notOffered: { zh: '没有覆盖该媒体与地区的授权方案', en: 'No licence offer covers this medium and territory' },
  outsideWindow: { zh: '不在授权方案的可售期内', en: 'Outside the window of the licence offer' },
  inReview: { zh: '正在核实是否重复上架，暂不可售', en: 'Not on sale while we check whether it is listed twice' },
});
export type CellReason = CodeOf<typeof CellReason>;

/** One cell of the board for the requested term. The buyer is never named. */
export const Cell = z.object({
  medium: Medium.schema,
  territory: z.string(),
  state: CellState.schema,
  reason: CellReason.schema,
  /** The last day it is taken, `YYYY-MM-DD`; null when free, not offered or taken without end. */
  until: z.string().nullable(),
  /** The nearest start on which the same term would be free; null if none is known. */
  nextFree: z.string().nullable(),
  /** Offers that cover the cell. */
  offerIds: z.array(z.int()),
  /** The work whose licence conflicts, if it is not the programme itself; named in `works`. */
  workId: z.int().optional(),
});
export type Cell = z.output<typeof Cell>;

export const Availability = z.object({
  programmeId: z.int(),
  startDate: z.string(),
  /** The last day of the term. */
  endDate: z.string(),
  media: z.array(Medium.schema),
  /** The requested territories, expanded to countries. */
  territories: z.array(z.string()),
  cells: z.array(Cell),
  /** The works that cells refer to. */
  works: z.array(RelatedWork),
});
export type Availability = z.output<typeof Availability>;

export const rights = {
  availability: get('/api/rights/availability', {
    summary: 'Which cells are free for a start and a duration, and why not',
    access: 'public',
    input: z.object({
      programmeId: id,
      ...cellsQuery,
      startDate: labelled(date, '授权起始日', 'Licence start'),
      years: Years,
      /** Ask for an exclusive licence; without it the answer is that of each cell's offers. */
      exclusive: flag.optional(),
      offerId: id.optional(),
    }),
    output: Availability,
  }),
  groups: get('/api/rights/groups', {
    summary: 'Groups of territories, those of staff too',
    access: 'public',
    output: z.array(
      z.object({ key: z.string(), zhName: z.string(), enName: z.string(), countries: z.array(z.string()) }),
    ),
  }),
};

export const GrantState = labelledEnum({
  held: { zh: '预留', en: 'Held' },
  granted: { zh: '授出', en: 'Granted' },
  released: { zh: '释放', en: 'Released' },
});
export type GrantState = CodeOf<typeof GrantState>;
export const GrantSource = labelledEnum({
  order: { zh: '平台订单', en: 'Order' },
  elsewhere: { zh: '站外售出', en: 'Sold elsewhere' },
  holdback: { zh: '授权保留期', en: 'Holdback' },
});
export type GrantSource = CodeOf<typeof GrantSource>;

export const Grant = z.object({
  id: z.int(),
  medium: Medium.schema,
  territory: z.string(),
  from: z.string(),
  /** The last day, null without an end. */
  until: z.string().nullable(),
  exclusive: z.boolean(),
  state: GrantState.schema,
  source: GrantSource.schema,
  orderNo: z.string().nullable(),
  note: z.string().nullable(),
  staffName: z.string().nullable(),
  createdAt: instant,
  releasedAt: instant.nullable(),
  /** The work it was granted for, where that is not the programme itself: what contains it, or a part of it. */
  work: RelatedWork.nullable(),
});
export type Grant = z.output<typeof Grant>;

const blocked = z.object({
  programmeId: id,
  media: labelled(z.array(Medium.schema).min(1, 'pickMedium'), '媒体', 'Media'),
  territories: labelled(Territories, '地区', 'Territories'),
  from: labelled(date, '开始日期', 'From'),
  /** The last day; null or absent without an end. */
  until: labelled(date, '结束日期', 'Until').nullable().default(null),
  note: optionalLine('备注', 'Note', 500),
});
const inOrder = {
  check: (v: { from: string; until: string | null }) => v.until === null || v.from <= v.until,
  told: { path: ['until'], error: 'endsBeforeStart' },
};
const TerritoryGroup = z.object({
  key: labelled(
    z
      .string()
      .regex(/^[a-z][a-z0-9_]{2,39}$/)
      .refine((key) => !isCountryCode(key)),
    '代码',
    'Key',
  ),
  zhName: line('中文名称', 'Name (Chinese)', 100),
  enName: line('英文名称', 'Name (English)', 100),
  countries: labelled(
    z.array(z.string().refine(isCountryCode, 'badCountry')).min(1, 'pickTerritory').max(countryCodes.length),
    '国家/地区',
    'Countries and regions',
  ),
});

const seller = { access: 'staff', roles: ['trade', 'editor'] } as const;
const trade = { access: 'staff', roles: ['trade'] } as const;
export const consoleRights = {
  calendar: get('/api/console/rights/calendar', {
    ...seller,
    summary: 'The grants of a programme, cell by cell',
    reply: 'flat',
    input: listQuery(['from', 'medium', 'territory', 'createdAt']).extend({
      programmeId: id,
      media: labelled(listOf(Medium.schema), '媒体', 'Media'),
      territories: labelled(listOf(TerritoryRef), '地区', 'Territories'),
      state: GrantState.schema.optional(),
      source: GrantSource.schema.optional(),
      /** Only grants that touch these days. */
      from: date.optional(),
      until: date.optional(),
    }),
    output: pageOf(Grant),
  }),
  addGrant: post('/api/console/rights/addGrant', {
    ...trade,
    summary: 'Enter rights that were sold elsewhere; refused whole if one cell is taken',
    input: blocked
      .extend({ exclusive: labelled(z.boolean(), '独家', 'Exclusive').default(true) })
      .refine(inOrder.check, inOrder.told),
    output: z.object({ grants: z.int() }),
  }),
  addHoldback: post('/api/console/rights/addHoldback', {
    ...trade,
    summary: 'Keep cells from sale; refused whole if one cell is taken',
    input: blocked.refine(inOrder.check, inOrder.told),
    output: z.object({ grants: z.int() }),
  }),
  releaseGrant: post('/api/console/rights/releaseGrant', {
    ...trade,
    summary: 'Free cells that staff had entered; those of orders end with their order',
    input: z.object({ ids: z.array(id).min(1).max(5000), reason }),
    output: z.object({ released: z.int() }),
  }),
  saveGroup: post('/api/console/rights/saveGroup', {
    ...trade,
    summary: 'Make or change a group of territories; offers and orders keep the countries they have',
    input: TerritoryGroup,
    output: z.object({ key: z.string() }),
  }),
};
