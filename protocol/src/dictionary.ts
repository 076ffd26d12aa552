import { z } from 'zod';
import { CategoryType } from './cards.ts';
import { labelled, line, optionalLine } from './fields.ts';
import { labelledEnum } from './kit/codes.ts';
import { get, nothing, post } from './kit/endpoint.ts';

/** Dictionaries that the product itself knows; a migration may add others, which show their code. */
export const Dictionary = labelledEnum({
  category: { zh: '节目分类', en: 'Programme categories' },
  newsCategory: { zh: '资讯栏目', en: 'News categories' },
  regionType: { zh: '节展地区', en: 'Exhibition regions' },
  activityKind: { zh: '活动类型', en: 'Kinds of activity' },
});
/** The one dictionary whose items are the programme types: five, named and ordered, never added to (spec §3). */
export const categoryCode = 'category';

const typeCode = labelled(z.string().regex(/^[a-z][A-Za-z]{1,39}$/), '字典', 'Dictionary');
const itemId = labelled(z.coerce.number<number>().int().min(1).max(32_767), '编号', 'Number');

export const DictionaryItem = z.object({
  itemId: z.int(),
  zhName: z.string(),
  enName: z.string(),
  icon: z.string(),
});
export type DictionaryItem = z.output<typeof DictionaryItem>;
const ConsoleDictionaryItem = DictionaryItem.extend({ hidden: z.boolean() });
export type ConsoleDictionaryItem = z.output<typeof ConsoleDictionaryItem>;

export const dict = {
  query: get('/api/dict/query', {
    summary: 'The items of a dictionary; `category` answers categoryTypeList',
    access: 'public',
    input: z.object({ typeCode }),
    output: z.object({
      typeCode: z.string(),
      categoryTypeList: z.array(CategoryType).optional(),
      items: z.array(DictionaryItem).optional(),
    }),
  }),
};

const editor = { access: 'staff', roles: ['editor'] } as const;
export const consoleDictionary = {
  list: get('/api/console/dictionary/list', {
    ...editor,
    summary: 'Every dictionary with its items, hidden ones too',
    output: z.array(z.object({ typeCode: z.string(), items: z.array(ConsoleDictionaryItem) })),
  }),
  save: post('/api/console/dictionary/save', {
    ...editor,
    summary: 'Name an item, or add one without a number; categories are named only',
    input: z.object({
      typeCode,
      itemId: itemId.optional(),
      zhName: line('中文名称', 'Chinese name', 40),
      enName: line('英文名称', 'English name', 60),
      icon: optionalLine('图标', 'Icon', 40),
      hidden: labelled(z.boolean().default(false), '停用', 'Retired'),
    }),
    output: z.object({ itemId: z.int() }),
  }),
  order: post('/api/console/dictionary/order', {
    ...editor,
    summary: 'Put the items of a dictionary in order',
    input: z.object({ typeCode, itemIds: z.array(itemId).min(1).max(200) }),
    output: nothing,
  }),
};
