import { screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import writeExcelFile from 'write-excel-file/node';
import { aProgramme, aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('a workbook is judged row by row and written on a word', async () => {
  const { id } = await aProgramme(t, { enTitle: 'Old name', recommended: 1 });
  const bytes = await writeExcelFile([
    ['Number', 'Title (English)', 'Recommended', 'Colour'],
    [id, 'New name', 500, 'red'],
    [999_999, 'Nobody', 1, 'blue'],
  ] as never).toBuffer();
  const { token } = await aStaff(t, 'editor');
  const desk = await openConsole(t, { path: '/sheets', token });
  await desk.user.upload(
    await screen.findByLabelText('Choose an XLSX file'),
    new File([new Uint8Array(bytes)], 'a.xlsx'),
  );
  expect(await screen.findByText(/There is no record with the number 999999/)).toBeTruthy();
  expect(screen.getByText('These columns are not known and are passed over: Colour')).toBeTruthy();
  await desk.press(/All rows/);
  const table = screen.getByRole('region', { name: 'Row by row' });
  expect(within(table).getByText('Changes: Title (English), Recommended')).toBeTruthy();
  expect(screen.getByText('1 refused row is left out')).toBeTruthy();
  await desk.press('Write 1 row');
  expect(await desk.told('Written: 0 new, 1 changed')).toBeTruthy();
  const row = await t.db.selectFrom('programmes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ enTitle: 'New name', recommended: 500 });
});
