import { countryOptions } from '@pavilion/protocol/territories.ts';
import { type Code, type Column, codes, itemsOf, number } from './sheets.columns.ts';

/** ISO 3166 reserves ZZ for “not known”: an avail does not state where a programme was made. */
export const countries: readonly Code[] = [...countryOptions, { code: 'ZZ', zh: '未知', en: 'Not known' }];
/** The record's own number, which identifies the row. */
export const idColumn: Column = number({ field: 'id', label: { zh: '编号', en: 'Number' }, width: 8 }, null);
const languages: Column = codes({ field: 'published', label: { zh: '已发布语言', en: 'Published in' }, width: 16 }, [
  { code: 'zh', zh: '中文', en: 'Chinese' },
  { code: 'en', zh: '英文', en: 'English' },
]);
/** The languages in which visitors read it. */
export const publishedColumn: Column = {
  ...languages,
  read(cell) {
    const read = languages.read(cell);
    if (read === 'keep' || 'problem' in read) return read;
    return { value: ['zh', 'en'].filter((language) => itemsOf(read.value).includes(language)) };
  },
};
