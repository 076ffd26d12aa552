import { screen, waitFor, within } from '@testing-library/react';
import { afterAll, expect, test } from 'vitest';
import { aProgramme, aStaff } from '../../../../../server/src/testing/builders.ts';
import { testApp } from '../../../../../server/src/testing/testApp.ts';
import { openConsole } from '../../../testing/consoleTest.tsx';

const t = await testApp();
afterAll(() => t.close());

/** Returns the part of the form under a heading. */
const section = async (heading: string) =>
  within((await screen.findByText(heading, { selector: 'h2' })).closest('section')!);

test('an editor adds, moves and removes items of the programme and festival films', async () => {
  const { client, token } = await aStaff(t, 'editor');
  const programmes = [];
  for (const enTitle of ['Harbour Lights', 'Iron Kite']) programmes.push((await aProgramme(t, { enTitle })).id);
  const [harbour, kite] = programmes as [number, number];
  const { id } = await client.consoleExhibition.save({
    form: {
      zhTitle: '光影周',
      enTitle: 'Film week',
      startsOn: '2026-10-10',
      timetable: [{ date: '2026-10-10', from: '10:00', to: '11:30', enTitle: 'Opening' }],
      films: [{ programmeId: harbour, enSection: 'New voices' }],
    },
  });
  const consoleApp = await openConsole(t, { path: `/exhibitions/edit?id=${id}`, token });

  const timetable = await section('Programme');
  await consoleApp.user.click(timetable.getByRole('button', { name: 'Add an item' }));
  await consoleApp.user.type(timetable.getAllByRole('textbox', { name: 'Item (English)' })[1]!, 'Awards');
  await consoleApp.user.click(timetable.getByRole('button', { name: 'Move row 2 up' }));

  const films = await section('Festival films');
  const picker = films.getByRole('combobox', { name: 'Add a programme' });
  await consoleApp.user.click(picker);
  await consoleApp.user.type(picker, 'Iron');
  await consoleApp.user.click(await screen.findByRole('option', { name: /^Iron Kite/ }));
  await films.findByText('Iron Kite');
  await consoleApp.user.click(films.getByRole('button', { name: 'Remove row 1' }));

  await consoleApp.press('Save the draft');
  await waitFor(async () => expect((await client.consoleExhibition.detail({ id })).revision).toBe(2));
  const { form } = await client.consoleExhibition.detail({ id });
  expect(form.timetable).toMatchObject([
    { date: '2026-10-10', from: '11:30', to: null, enTitle: 'Awards' },
    { date: '2026-10-10', from: '10:00', to: '11:30', enTitle: 'Opening' },
  ]);
  expect(form.films).toMatchObject([{ programmeId: kite, enSection: 'New voices' }]);
});
