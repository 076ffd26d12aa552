import { ProgrammeForm } from '@pavilion/protocol/programmes.console.ts';
import { type Identifier, readEidr, readIsan } from '@pavilion/protocol/workIds.ts';
import { publishProgramme, saveProgramme } from '../programmes/programmes.console.service.ts';
import {
  listFilteredProgrammes,
  listMeantProgrammes,
  listSellerNames,
  type ProgrammeRecord,
} from '../programmes/sheetForms.service.ts';
import { programmeColumns } from './programmes.columns.ts';
import type { Language, SheetRecord, Subject } from './sheets.subject.ts';
import { text } from './sheets.words.ts';

const recordOf = ({ id, version, form, zhPublished, enPublished }: ProgrammeRecord): SheetRecord => ({
  id,
  version,
  form,
  published: [...(zhPublished ? (['zh'] as const) : []), ...(enPublished ? (['en'] as const) : [])],
  notes: [],
});
const filled = (values: readonly (string | null)[]) => values.filter((value): value is string => Boolean(value));
/** A value missing on one side is no difference. */
const agrees = (a: unknown, b: unknown) => a === undefined || a === null || b === undefined || b === null || a === b;

const identifiers: Record<string, { name: string; example: string; read: (value: string) => Identifier }> = {
  eidr: { name: 'EIDR', example: '10.5240/7791-8534-2C23-9030-8610-5', read: readEidr },
  isan: { name: 'ISAN', example: '0000-0001-8947-0000-8', read: (value) => readIsan(value, true) },
};
/** Refuses a number of the wrong form; a wrong check character is reported (product §6). */
function judgeIdentifier(field: string, value: unknown) {
  const kind = identifiers[field];
  if (!kind || typeof value !== 'string' || value === '') return undefined;
  const found = kind.read(value);
  if (found.is === 'wrongCheck') return { note: text.wrongCheck(kind.name, found.check) };
  return found.is === 'good' ? undefined : { problem: text.badIdentifier(kind.name, kind.example) };
}

export const programmeSubject: Subject = {
  of: 'programmes',
  zhTitle: 'zhTitle',
  enTitle: 'enTitle',
  number: 'eidr',
  schema: ProgrammeForm,
  columns: async (db) => programmeColumns(await listSellerNames(db)),
  list: async (db, { keyword, ...filter }, limit) =>
    (await listFilteredProgrammes(db, { keyword, ...filter }, limit)).map(recordOf),
  meant: async (db, rows, lock) =>
    (
      await listMeantProgrammes(
        db,
        {
          ids: rows.flatMap(({ id }) => id ?? []),
          eidrs: filled(rows.map((row) => row.number)),
          zhTitles: filled(rows.map((row) => row.zhTitle)),
          enTitles: filled(rows.map((row) => row.enTitle)),
        },
        lock,
      )
    ).map(recordOf),
  isSame: ({ form }, { values }) =>
    agrees(form.typeId, values.typeId) && agrees(form.year, values.year) && agrees(form.sellerId, values.sellerId),
  judgeValue: judgeIdentifier,
  unfit: () => undefined,
  async write(ctx, { record, form, published }) {
    const shown = record?.published ?? [];
    const wanted = published ?? shown;
    const turn = async (id: number, languages: readonly Language[], on: boolean) => {
      for (const language of languages) await publishProgramme(ctx, { id, language, published: on });
    };
    // Withdrawn before the rest is written: a withdrawn language may lose its title.
    if (record)
      await turn(
        record.id,
        shown.filter((l) => !wanted.includes(l)),
        false,
      );
    const id = form ? (await saveProgramme(ctx, ProgrammeForm.parse(form))).id : record!.id;
    await turn(
      id,
      wanted.filter((l) => !shown.includes(l)),
      true,
    );
  },
};
