// Rows of attendees from a spreadsheet, pasted or uploaded. The first row names the columns by the labels of the form, in either language;
// a cell of a list holds its code or its label.
import type { z } from 'zod';
import { AttendeeType, exhibitionAttendeeFields, meetingAttendeeFields } from './attendees.ts';
import { AircraftClass, FoodPreference, HotelPreference, IdType, Sex, TrafficType, YesNo } from './enumerations.ts';
import { isResidentId } from './identity.ts';
import { addDays } from './kit/days.ts';
import { labelOf } from './kit/issues.ts';
import { keysOf } from './kit/objects.ts';
import type { Text } from './kit/text.ts';

type Fields = Readonly<Record<string, z.ZodType>>;
export const fieldsOf = (type: AttendeeType): Fields => {
  const { photo: _, ...fields } = type === AttendeeType.exhibition ? exhibitionAttendeeFields : meetingAttendeeFields;
  return fields;
};
/** Other names of columns that lists of people use. */
const alsoCalled: Readonly<Record<string, readonly string[]>> = {
  name: ['中文姓名', 'Chinese name', 'Full name'],
  userName: ['中文姓名', 'Chinese name', 'Full name'],
  pinying: ['拼音', '英文名', 'Latin name'],
  userNameEn: ['拼音', '英文名', 'Latin name'],
  sfNum: ['身份证号', '证件号', 'ID no', 'Passport number'],
  idNo: ['身份证号', '证件号', 'ID no', 'Passport number'],
  jobZh: ['职位', 'Job title'],
  job: ['职位', 'Job title'],
  phone: ['手机', '电话', '手机号码', 'Mobile', 'Mobile number'],
  mobile: ['手机', '电话', '联系电话', 'Phone', 'Mobile'],
  email: ['电子邮箱', 'E-mail'],
  mail: ['电子邮箱', 'E-mail'],
  birthDate: ['生日', 'Birth date', 'Birthday'],
  sex: ['Gender'],
  nation: ['国籍', 'Nationality'],
};
const plain = (words: string) => words.toLowerCase().replace(/[\s*:：·._-]/g, '');

/** Names the field of each column; null for one that is not known. */
export function columnsOf(header: readonly string[], type: AttendeeType): (string | null)[] {
  const fields = fieldsOf(type);
  const byName = new Map<string, string>();
  for (const [field, schema] of Object.entries(fields)) {
    const label = labelOf(schema);
    for (const name of [field, ...(label ? [label.zh, label.en] : []), ...(alsoCalled[field] ?? [])])
      if (!byName.has(plain(name))) byName.set(plain(name), field);
  }
  return header.map((name) => byName.get(plain(name)) ?? null);
}

/** Splits what was copied from a spreadsheet: cells by tabs, rows by line ends; quoted cells may hold both. */
export function cellsOfPaste(pasted: string): string[][] {
  const rows: string[][] = [[]];
  const cell = /"((?:[^"]|"")*)"(?=\t|\r?\n|$)|([^\t\r\n]*)/y;
  for (let at = 0; at <= pasted.length; ) {
    cell.lastIndex = at;
    const found = cell.exec(pasted);
    if (!found) break;
    rows.at(-1)?.push((found[1]?.replaceAll('""', '"') ?? found[2] ?? '').trim());
    at = cell.lastIndex;
    if (at >= pasted.length) break;
    const end = /\t|\r\n|\n|\r/y;
    end.lastIndex = at;
    const separator = end.exec(pasted)?.[0] ?? '';
    if (separator !== '\t') rows.push([]);
    at += separator.length || 1;
  }
  return rows;
}

/** Reads a table whose first row with text names the columns. */
export function rowsOfCells(cells: readonly (readonly string[])[], type: AttendeeType) {
  const first = cells.findIndex((row) => row.some((cell) => cell.trim() !== ''));
  const header = first < 0 ? [] : (cells[first] ?? []);
  const columns = columnsOf(header, type);
  return {
    columns: columns.filter((column) => column !== null),
    unread: header.filter((name, i) => name.trim() !== '' && columns[i] === null),
    rows: cells.slice(first + 1).map((row) => {
      const values: Record<string, string> = {};
      columns.forEach((column, i) => {
        const value = row[i]?.trim() ?? '';
        if (column !== null && value !== '') values[column] = value;
      });
      return values;
    }),
  };
}

interface Options {
  options: readonly ({ code: number } & Text)[];
}
const lists: Readonly<Record<string, Options>> = {
  sex: Sex,
  sfType: IdType,
  hotelPre: HotelPreference,
  trafficPre: TrafficType,
  aircraftPre: AircraftClass,
  transferService: TrafficType,
  foodPre: FoodPreference,
  isTranslate: YesNo,
  officialCar: YesNo,
};
const shortNames: Readonly<Record<string, number>> = {
  身份证: IdType.residentId,
  居民身份证: IdType.residentId,
  residentid: IdType.residentId,
  港澳通行证: IdType.hkMacauPass,
  台胞证: IdType.taiwanPass,
  f: Sex.female,
  m: Sex.male,
  y: YesNo.yes,
  n: YesNo.no,
};
function codeOf(field: string, value: string): number | string {
  const found = lists[field]?.options.find(
    ({ code, zh, en }) => String(code) === value || plain(zh) === plain(value) || plain(en) === plain(value),
  );
  return found?.code ?? shortNames[plain(value)] ?? value;
}

/** Reads a date as people write it, or as a workbook counts it: `1990-1-2`, `1990/01/02`, `1990年1月2日`, `19900102`, `32875`. */
function dateOf(value: string): string {
  const parts =
    /^(\d{4})[-/.年](\d{1,2})[-/.月](\d{1,2})日?$/.exec(value) ?? /^(\d{4})(\d{2})(\d{2})$/.exec(value) ?? undefined;
  if (parts) return [parts[1], parts[2]?.padStart(2, '0'), parts[3]?.padStart(2, '0')].join('-');
  const serial = /^\d{4,5}$/.test(value) ? Number(value) : 0;
  return serial > 3000 ? addDays('1899-12-30', serial) : value;
}

const ageOn = (birth: string, today: string) =>
  Number(today.slice(0, 4)) - Number(birth.slice(0, 4)) - (today.slice(5) < birth.slice(5) ? 1 : 0);

/** Turns the cells of a row into the values of the form. A resident ID number fills in birth date and sex. */
export function formOfRow(values: Readonly<Record<string, string>>, type: AttendeeType, today: string) {
  const form: Record<string, unknown> = {};
  for (const [field, value] of Object.entries(values)) {
    if (!keysOf(fieldsOf(type)).includes(field)) continue;
    if (field in lists) form[field] = codeOf(field, value);
    else form[field] = field === 'birthDate' ? dateOf(value) : value;
  }
  const number = String(form[type === AttendeeType.exhibition ? 'sfNum' : 'idNo'] ?? '').toUpperCase();
  if (number.length === 18 && isResidentId(number)) {
    form.sfType ??= IdType.residentId;
    if (form.sfType === IdType.residentId) {
      form.birthDate ??= `${number.slice(6, 10)}-${number.slice(10, 12)}-${number.slice(12, 14)}`;
      form.sex ??= Number(number[16]) % 2 === 1 ? Sex.male : Sex.female;
    }
  }
  const { birthDate } = form;
  if (type === AttendeeType.meeting && typeof birthDate === 'string' && /^\d{4}-\d{2}-\d{2}$/.test(birthDate))
    form.age ??= ageOn(birthDate, today);
  return form;
}
