import { cleanup, configure, render, screen } from '@testing-library/react';
import userEvent from '@testing-library/user-event';
import { useState } from 'react';
import { afterEach, expect, test } from 'vitest';
import { cleanHtml } from '../../../../../server/src/kit/html.ts';
import { setLocale } from '../../../lib/locale.ts';
import { Providers } from '../../../lib/Providers.tsx';
import { createQueryClient } from '../../../lib/queryClient.ts';
import { RichTextField } from '../RichTextField.tsx';
import { linkOf } from './links.ts';
import { cleanPasted } from './pasted.ts';

// Loading the editor may take long on a busy machine.
configure({ asyncUtilTimeout: 10_000 });
afterEach(cleanup);

/** The clipboard content of Word 365, shortened. */
const fromWord = `<html xmlns:o="urn:schemas-microsoft-com:office:office"><head><style><!-- p.MsoNormal {mso-style-unhide:no} --></style></head><body lang=ZH-CN style='tab-interval:21.0pt'><!--StartFragment-->
<p class=MsoTitle><span lang=EN-US>Holdbacks in practice<o:p></o:p></span></p>
<p class=MsoNormal style='text-indent:21.0pt'><b><span lang=EN-US style='color:red'>Three</span></b><span lang=EN-US> rules</span><o:p>&nbsp;</o:p></p>
<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>1.<span style='font:7.0pt "Times New Roman"'>&nbsp;&nbsp; </span></span><![endif]>Write dates<o:p></o:p></p>
<p class=MsoListParagraph style='margin-left:36.0pt;mso-list:l0 level2 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>·<span>&nbsp;</span></span><![endif]>not seasons</p>
<p class=MsoListParagraph style='margin-left:18.0pt;mso-list:l0 level1 lfo1'><![if !supportLists]><span style='mso-list:Ignore'>2.<span>&nbsp;</span></span><![endif]>Name territories</p>
<p class=MsoNormal><img width=20 src="file:///C:/Temp/image001.png"><o:p>&nbsp;</o:p></p>
<table class=MsoTableGrid border=1 style='border-collapse:collapse'><tr><td width=200 style='width:2cm'><p class=MsoNormal>Free TV</p></td></tr></table>
<!--EndFragment--></body></html>`;

test('pasted Word text becomes plain headings, lists and tables', () => {
  const { html, leftOut } = cleanPasted(fromWord);
  expect(leftOut).toBe(1);
  expect(cleanHtml(html).replace(/\n\s*/g, '')).toBe(
    '<h2>Holdbacks in practice</h2><p><strong>Three</strong> rules </p>' +
      '<ol><li>Write dates<ul><li>not seasons</li></ul></li><li>Name territories</li></ol>' +
      '<table><tbody><tr><td><p>Free TV</p></td></tr></tbody></table>',
  );
});
test('bold by style, and bold without effect', () => {
  const docs =
    '<b style="font-weight:normal" id="docs-internal-guid"><p><span style="font-weight:700">One</span><span style="font-style: italic">two</span></p></b>';
  expect(cleanPasted(docs).html).toBe('<p><strong>One</strong><em>two</em></p>');
});
test('typed links', () => {
  expect(['example.com/a', 'desk@example.com', '#/details?id=1', 'https://a.example'].map(linkOf)).toEqual([
    'https://example.com/a',
    'mailto:desk@example.com',
    '#/details?id=1',
    'https://a.example',
  ]);
  expect(['javascript:alert(1)', 'data:text/html,x', 'https://a@b.example', 'two words'].map(linkOf)).toEqual([
    undefined,
    undefined,
    undefined,
    undefined,
  ]);
});

function Held({ onValue }: { onValue: (html: string | null) => void }) {
  const [value, setValue] = useState<string | null>(
    '<p>Rights</p><table><caption>What is free</caption><tbody><tr><td>1</td></tr></tbody></table>',
  );
  return (
    <>
      <RichTextField
        label="Body"
        value={value}
        lang="en"
        onChange={(html) => {
          setValue(html);
          onValue(html);
        }}
      />
      <button type="button" onClick={() => setValue(null)}>
        Empty it
      </button>
    </>
  );
}
test('the editor reports its content, accepts a paste, and follows its form', async () => {
  setLocale('en-US');
  const values: (string | null)[] = [];
  render(
    <Providers client={createQueryClient()}>
      <Held onValue={(html) => values.push(html)} />
    </Providers>,
  );
  const user = userEvent.setup();
  const box = await screen.findByRole('textbox', { name: 'Body' });
  expect(box.textContent).toBe('RightsWhat is free1');
  expect(box.querySelectorAll('td')).toHaveLength(1);
  expect(values).toEqual([]);
  await user.click(screen.getByRole('button', { name: 'Heading' }));
  expect(values.at(-1)).toMatch(/^<h2>Rights<\/h2><table><caption>What is free<\/caption><tbody>/);
  expect(screen.getByRole('button', { name: 'Heading' }).getAttribute('aria-pressed')).toBe('true');
  await user.click(screen.getByRole('button', { name: 'Undo' }));
  expect(values.at(-1)).toMatch(/^<p>Rights<\/p>/);
  await user.click(screen.getByRole('button', { name: 'Empty it' }));
  expect(box.textContent).toBe('');
  const paste = new Event('paste', { bubbles: true, cancelable: true });
  Object.assign(paste, {
    clipboardData: {
      files: [],
      types: ['text/html'],
      getData: (kind: string) => (kind === 'text/html' ? fromWord : ''),
    },
  });
  box.dispatchEvent(paste);
  expect(box.querySelector('ol li ul li')?.textContent).toBe('not seasons');
  expect(values.at(-1)).not.toMatch(/mso|style=|file:/i);
});
