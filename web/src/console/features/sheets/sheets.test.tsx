import { screen, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aProgramme, aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

test('a workbook is checked row by row and written after a confirmation', async () => {
  const { id } = await aProgramme(t, { enTitle: 'The old name', recommended: 1 });
  const gone = await aProgramme(t, { enTitle: 'Gone' });
  const { token, client } = await aStaff(t, 'editor');
  const { url } = await client.consoleSheet.export({ of: 'programmes' });
  const bytes = new Uint8Array((await t.app.inject({ url })).rawPayload);
  await t.db
    .updateTable('programmes')
    .set({ enTitle: 'Another name', recommended: 500 })
    .where('id', '=', id)
    .execute();
  await t.db.deleteFrom('programmes').where('id', '=', gone.id).execute();

  const consoleApp = await openConsole(t, { path: '/sheets', token });
  await consoleApp.user.upload(
    await screen.findByLabelText('Choose an XLSX file'),
    new File([bytes], 'programmes.xlsx'),
  );
  expect(await screen.findByText(`There is no record with the number ${gone.id}`)).toBeTruthy();
  expect(screen.getByText('1 rejected row is skipped')).toBeTruthy();
  await consoleApp.press(/All rows/);
  const table = screen.getByRole('region', { name: 'Row by row' });
  expect(within(table).getByText('Changes: Title (English), Recommended')).toBeTruthy();
  await consoleApp.press('Save 1 row');
  expect(await consoleApp.toast('Saved: 0 new, 1 changed')).toBeTruthy();
  const row = await t.db.selectFrom('programmes').selectAll().where('id', '=', id).executeTakeFirstOrThrow();
  expect(row).toMatchObject({ enTitle: 'The old name', recommended: 1 });
});
