import { expect } from 'playwright/test';
import { text as duplicateText } from '../../web/src/console/features/duplicates/duplicates.text.ts';
import { text as sheetText } from '../../web/src/console/features/sheets/sheets.text.ts';
import { text as contentText } from '../../web/src/console/parts/content/content.text.ts';
import { staff } from '../apiClient.ts';
import { openRow } from '../console.ts';
import { button, dialog, test } from '../fixtures.ts';
import { idOf, languages, show, signedIn, take, titleOf } from './take.ts';

/** An editor enters a programme of the fair a second time, so that a possible duplicate waits for a decision. */
test.beforeAll(async () => {
  const { consoleProgramme } = await staff('admin');
  const { rows } = await consoleProgramme.list({ keyword: 'The Rooftop Cat Troupe' });
  const [programme] = rows;
  if (!programme) throw new Error('The demo fair has no such programme');
  const { typeId, country, zhTitle, enTitle, year } = programme;
  await consoleProgramme.save({ typeId, country, zhTitle, enTitle, year });
});

for (const screen of languages)
  test(`pictures of an editor (${screen.locale})`, async ({ browser }) => {
    const session = await signedIn(browser, screen, 'editor');
    const { page, say } = session;
    await take(session, 'editor-board');

    await show(session, '/news');
    await expect(page.getByRole('row')).not.toHaveCount(1);
    await take(session, 'news');
    await page.getByRole('row').nth(2).click();
    await expect(button(session, page, contentText.history)).toBeVisible();
    await take(session, 'news-edit');
    await page.getByRole('button', { name: say(contentText.publish), exact: true }).click();
    await expect(dialog(session, contentText.publishTitle)).toBeVisible();
    await take(session, 'publish');
    await button(session, page, contentText.cancel).click();

    await show(session, '/programmes?missingEnglish=true');
    await expect(page.getByRole('row')).not.toHaveCount(1);
    await take(session, 'missing-english');
    await show(session, `/programmes/edit?id=${await idOf(session, 'berth-seven')}`);
    await take(session, 'programme');

    await openRow(session, '/duplicates', titleOf(session, 'rooftop-cat-troupe'));
    await expect(page.getByRole('dialog').getByText(say(duplicateText.newer))).toBeVisible();
    await take(session, 'duplicate');

    await show(session, '/sheets');
    await expect(button(session, page, sheetText.exportButton)).toBeVisible();
    await take(session, 'import-export');
  });
