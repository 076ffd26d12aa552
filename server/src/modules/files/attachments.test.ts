import { errors } from '@pavilion/protocol/errors.ts';
import { zipSync } from 'fflate';
import { afterAll, expect, test } from 'vitest';
import { aPicture, aStaff } from '../../testing/builders.ts';
import { testApp } from '../../testing/testApp.ts';

const t = await testApp();
afterAll(() => t.close());
const { client } = await aStaff(t, 'editor');

const office = 'application/vnd.openxmlformats-officedocument';
const words = (text: string) => new Uint8Array(Buffer.from(text, 'latin1'));
const zip = (parts: Record<string, string>) =>
  zipSync(Object.fromEntries(Object.entries(parts).map(([name, text]) => [name, words(text)])));
const typed = (type: string) => `<Types><Override ContentType="${type}"/></Types>`;
const docx = zip({
  '[Content_Types].xml': typed(`${office}.wordprocessingml.document.main+xml`),
  'word/document.xml': '<w:document/>',
});
const xlsx = zip({
  '[Content_Types].xml': typed(`${office}.spreadsheetml.sheet.main+xml`),
  'xl/workbook.xml': '<workbook/>',
});
const pptx = zip({
  '[Content_Types].xml': typed(`${office}.presentationml.presentation.main+xml`),
  'ppt/presentation.xml': '<p:presentation/>',
});
const pdf = words('%PDF-1.7\n1 0 obj\n<<>>\nendobj\n%%EOF\n');
const upload = (name: string, bytes: Uint8Array, type = 'application/octet-stream') =>
  client.consoleFile.uploadAttachment({ file: { name, type, bytes } });

test.each([
  ['paper.pdf', pdf, 'application/pdf'],
  ['paper.DOCX', docx, `${office}.wordprocessingml.document`],
  ['table.xlsx', xlsx, `${office}.spreadsheetml.sheet`],
  ['slides.pptx', pptx, `${office}.presentationml.presentation`],
])('%s is recognised by its content, whatever type is declared', async (name, bytes, mime) => {
  const { data } = await upload(name, bytes, 'text/html');
  const file = await t.db.selectFrom('files').select('mime').where('id', '=', data.id).executeTakeFirstOrThrow();
  expect(file.mime).toBe(mime);
});

test.each<[string, string, Uint8Array]>([
  ['a page behind the first bytes of a PDF', 'paper.pdf', words('%PDF-<html><script>alert(1)</script></html>')],
  ['a PDF that is cut off', 'paper.pdf', pdf.subarray(0, 20)],
  ['a document with the name of a workbook', 'table.xlsx', docx],
  ['a workbook with the name of a PDF', 'paper.pdf', xlsx],
  ['the words of a workbook without a ZIP', 'table.xlsx', words('PK\x03\x04 [Content_Types].xml xl/workbook.xml')],
  ['a ZIP that is no Office file', 'paper.docx', zip({ 'page.html': '<html/>' })],
  ['a ZIP with the main part alone', 'paper.docx', zip({ 'word/document.xml': '<w:document/>' })],
  [
    'a document with macros under another name',
    'paper.docx',
    zip({
      '[Content_Types].xml': typed('application/vnd.ms-word.document.macroEnabled.main+xml'),
      'word/document.xml': '<w:document/>',
    }),
  ],
  [
    'a document that carries macros',
    'paper.docx',
    zip({
      '[Content_Types].xml': typed(`${office}.wordprocessingml.document.main+xml`),
      'word/document.xml': '<w:document/>',
      'word/vbaProject.bin': 'x',
    }),
  ],
  ['a ZIP that is cut off', 'paper.docx', docx.subarray(0, docx.length - 30)],
])('%s is refused', async (_, name, bytes) => {
  await expect(upload(name, bytes, 'application/pdf')).rejects.toMatchObject({ code: errors.fileBroken.code });
});

test('a picture is no attachment, and a name without a known ending is refused', async () => {
  await expect(upload('photo.pdf', await aPicture())).rejects.toMatchObject({ code: errors.fileBroken.code });
  await expect(upload('page.html', pdf)).rejects.toMatchObject({ code: errors.fileKindRefused.code });
});
