// One licence as a bilingual A4 document: embedded subset fonts, tags, XMP, colour intent (in the manner of PDF/A-2b).
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { AppError } from '@pavilion/protocol/errors.ts';
import type { Font } from 'fontkit';
import PDFDocument from 'pdfkit';
import sharp from 'sharp';
import type { ContractEdition } from '../../kit/adapters.ts';
import { isolateTexts } from './bidi.ts';
import { type Clause, clausesOf } from './clauses.ts';
import { cutFonts, fontOf, openFonts } from './fonts.ts';
import {
  colours,
  type Doc,
  embedInstead,
  type Paragraph,
  page,
  type Row,
  type Section,
  setSections,
  textOf,
  textsOf,
  useFont,
} from './layout.ts';
import { breakLines } from './lines.ts';
import { drawMark } from './marks.ts';
import { columns, type Edition, heading, partyRow, titleRows } from './opening.ts';
import { annex, factRows, scheduleRows } from './particulars.ts';
import { type Drawing, type Signed, signatureSection } from './signatures.ts';

/** Grey on white at print size: a phone's full-colour canvas would outweigh the rest of the contract. */
async function prepareDrawing(bytes: Uint8Array): Promise<Drawing> {
  try {
    const { data, info } = await sharp(bytes, { limitInputPixels: 20_000_000 })
      .flatten({ background: '#ffffff' })
      .trim()
      .resize({ width: 560, height: 180, fit: 'inside', withoutEnlargement: true })
      .grayscale()
      .png({ palette: true, colours: 8, compressionLevel: 9 })
      .toBuffer({ resolveWithObject: true });
    return { png: data, width: info.width, height: info.height };
  } catch {
    // Whatever sharp could not read is no picture of a signature.
    throw new AppError('fileBroken');
  }
}

function clauseRows(clause: Clause, number: number): Row[] {
  const title = { role: 'strong', colour: colours.purple, size: 9.4, leading: 14 } as const;
  const cells = (zh: Paragraph, en: Paragraph) => [
    { ...columns.zh, paragraphs: [zh] },
    { ...columns.en, paragraphs: [en] },
  ];
  const label = (index: number) => (clause.paragraphs.length > 1 ? `${number}.${index + 1}  ` : '');
  return [
    {
      tag: 'H2',
      above: 13,
      below: 2,
      keepsNext: true,
      cells: cells(
        { ...title, words: `${number}. ${clause.title.zh}`, language: 'zh' },
        { ...title, words: `${number}. ${clause.title.en}`, language: 'en' },
      ),
    },
    ...clause.paragraphs.map(
      (text, index): Row => ({
        above: index > 0 ? 4 : 0,
        cells: cells(
          { words: label(index) + text.zh, language: 'zh', size: 8.6, leading: 13.2 },
          { words: label(index) + text.en, language: 'en', size: 8.6, leading: 13.2 },
        ),
      }),
    ),
  ];
}

function compose(given: ContractTerms, edition: Edition, signedAs: Signed | undefined): Section[] {
  const terms = isolateTexts(given);
  const signed = signedAs && {
    ...signedAs,
    signature: isolateTexts(signedAs.signature),
    licensor: isolateTexts(signedAs.licensor),
  };
  return [
    {
      tag: 'Sect',
      rows: [...titleRows(terms, edition), partyRow(terms), heading({ zh: '合同要点', en: 'Particulars' })],
    },
    { tag: 'Table', rows: factRows(terms) },
    { tag: 'Sect', rows: [heading({ zh: '授权明细', en: 'Schedule of Rights' })] },
    { tag: 'Table', rows: scheduleRows(terms) },
    {
      tag: 'Sect',
      rows: [
        heading({ zh: '合同条款', en: 'Terms and Conditions' }),
        ...clausesOf(terms).flatMap((clause, index) => clauseRows(clause, index + 1)),
      ],
    },
    signatureSection(terms, signed),
    annex(terms),
  ];
}

const footer = (terms: ContractTerms, edition: Edition, of: string): Paragraph[] => [
  { words: `${terms.contractNo}  ·  v${edition.version}`, language: 'en', size: 7.2, colour: colours.soft },
  { words: edition.checkUrl, language: 'en', size: 7.2, colour: colours.soft },
  { words: of, language: 'zh', size: 7.2, colour: colours.soft },
];

const runningTitle: Paragraph = {
  words: '节目版权授权合同  Programme Licence Agreement',
  language: 'zh',
  size: 7.6,
  colour: colours.soft,
};

function drawLine(doc: Doc, paragraph: Paragraph, baseline: number, part: number): void {
  const measure = page.right - page.left;
  const [line] = breakLines(paragraph.words, textOf(paragraph), paragraph.size!, measure);
  const left = page.left + (measure - line!.width) * part;
  for (const run of line!.runs) {
    useFont(doc, run.font);
    doc.fontSize(paragraph.size!).fillColor(paragraph.colour!);
    doc.text(run.words, left + run.x, baseline, { lineBreak: false, baseline: 'alphabetic' });
  }
}

/** Draws what every page has outside the text: the running title, number, check URL, page. */
function drawMargins(doc: Doc, paragraphs: Paragraph[], first: boolean): void {
  doc.markContent('Artifact', { type: 'Pagination' });
  doc.lineWidth(0.5).strokeColor(colours.hair).moveTo(page.left, 796).lineTo(page.right, 796).stroke();
  paragraphs.forEach((paragraph, index) => {
    drawLine(doc, paragraph, 810, index / 2);
  });
  if (!first) {
    drawMark(doc, page.left, 32, 15);
    drawLine(doc, runningTitle, 44, 1);
    doc.lineWidth(0.5).strokeColor(colours.hair).moveTo(page.left, 52).lineTo(page.right, 52).stroke();
  }
  doc.endMarkedContent();
}

function collect(doc: Doc): Promise<Uint8Array> {
  const chunks: Buffer[] = [];
  return new Promise((resolve, reject) => {
    doc.on('data', (chunk: Buffer) => chunks.push(chunk));
    doc.on('end', () => resolve(Buffer.concat(chunks)));
    doc.on('error', reject);
  });
}

function open(terms: ContractTerms, at: Date, cut: Map<Font, Font>): Doc {
  const first = fontOf({ role: 'text', language: 'zh' }, ' ');
  return new PDFDocument({
    size: 'A4',
    margin: 0,
    autoFirstPage: false,
    bufferPages: true,
    pdfVersion: '1.7',
    subset: 'PDF/A-2b' as 'PDF/A-2',
    tagged: true,
    lang: 'zh-CN',
    displayTitle: true,
    font: (cut.get(first) ?? first) as unknown as string,
    info: {
      Title: `${terms.contractNo} 节目版权授权合同 Programme Licence Agreement`,
      Author: `${terms.platform.name.zh} ${terms.platform.name.en}`,
      Subject: terms.orderNo,
      Creator: terms.platform.name.en,
      CreationDate: at,
      ModDate: at,
    },
  });
}

/**
 * Renders one version of a contract, not yet sealed. The same terms and edition give the same text. Throws AppError('glyphsMissing') if a
 * name cannot be printed, AppError('fileBroken') for an unreadable drawing.
 */
export async function renderContract(
  terms: ContractTerms,
  edition: ContractEdition,
): Promise<{ bytes: Uint8Array; pages: number }> {
  const { signature } = edition;
  const drawing = signature && edition.drawing ? await prepareDrawing(edition.drawing) : undefined;
  const signed = signature && {
    signature,
    licensor: edition.licensorSignature,
    drawing,
    issuedSha256: edition.issuedSha256,
  };
  const facts = { version: edition.version, checkUrl: edition.checkUrl, signed: signed !== undefined };
  const sections = compose(terms, facts, signed);
  const numbers = footer(terms, facts, '第 0123456789 页，共 页 Page of ');
  const texts = [...textsOf(sections), ...numbers.map(textOf), textOf(runningTitle)];
  await openFonts(texts);
  const cut = await cutFonts(texts);

  const at = signature?.signedAt ?? terms.issuedAt;
  const doc = open(terms, at ? new Date(at) : new Date(), cut);
  embedInstead(doc, cut);
  const done = collect(doc);
  setSections(doc, sections);
  const { count } = doc.bufferedPageRange();
  for (let i = 0; i < count; i++) {
    doc.switchToPage(i);
    const numbered = footer(terms, facts, `第 ${i + 1} 页，共 ${count} 页  Page ${i + 1} of ${count}`);
    drawMargins(doc, numbered, i === 0);
  }
  doc.end();
  return { bytes: await done, pages: count };
}

/** Throws glyphsMissing with every missing character, before anyone relies on a document that cannot be rendered. */
export async function checkContract(terms: ContractTerms): Promise<void> {
  await openFonts(textsOf(compose(terms, { version: 1, checkUrl: '', signed: false }, undefined)));
}
