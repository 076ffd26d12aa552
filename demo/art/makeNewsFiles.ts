// Makes the PDF attachments of articles: `node demo/art/makeNewsFiles.ts`. The results are committed.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PdfDocument from 'pdfkit';

const folder = join(import.meta.dirname, '../news/files');
const font = (weight: string) =>
  join(import.meta.dirname, `../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-${weight}.otf`);

interface Paper {
  file: string;
  zh: string;
  en: string;
  rows: readonly (readonly [zh: string, en: string])[];
}
const papers: readonly Paper[] = [
  {
    file: 'holdback-checklist.pdf',
    zh: '授权保留期核对表',
    en: 'Holdback checklist',
    rows: [
      ['保留期写成了日历日期，而不是“播出后若干天”', 'The holdback is a date on a calendar, not “days after broadcast”'],
      ['写明了媒体与国家/地区，没有“其他平台”', 'Medium and territories are named; nothing says “other platforms”'],
      ['写明了约束谁：买方、卖方、联合出品方', 'It says whom it binds: buyer, seller, co-producers'],
      ['列出了例外：预告片、片段、节展放映', 'Exempt uses are listed: trailers, clips, festival screenings'],
      ['写明了提前解除的条件与通知方式', 'It says when it ends early and how that is told'],
      ['权利状态表已按此更新', 'The availability board was updated accordingly'],
      ['续约与优先权条款没有与保留期冲突', 'Renewal and option clauses do not collide with it'],
    ],
  },
  {
    file: 'avails-fields.pdf',
    zh: '权利状态表字段说明',
    en: 'Avails fields',
    rows: [
      ['国家/地区：ISO 3166-1 两位代码，一行一个', 'Territory: ISO 3166-1 two-letter code, one a row'],
      ['媒体：合同所列代码，不写“全媒体”', 'Medium: the code of the contract, never “all media”'],
      ['起始日与结束日：年-月-日；空白表示不限', 'Start and end: year-month-day; empty means open'],
      ['语言：BCP 47 代码；配音与字幕分列', 'Language: BCP 47; dubbing and subtitles apart'],
      ['独家：是或否，不留空', 'Exclusive: yes or no, never empty'],
      ['作品编号：EIDR 或自编号，与合同一致', 'Work: EIDR or your own number, as in the contract'],
      ['版本号：每次改动加一，旧表停用', 'Version: one more with every change; the old list is void'],
    ],
  },
];

for (const { file, zh, en, rows } of papers) {
  await mkdir(folder, { recursive: true });
  const pdf = new PdfDocument({ size: 'A4', margin: 64, info: { Title: `${zh} ${en}`, Author: 'Festival Pavilion', CreationDate: new Date(0) } });
  const out = pdf.pipe(createWriteStream(join(folder, file)));
  pdf.font(font('Bold')).fontSize(22).fillColor('#2c1a48').text(zh);
  pdf.font(font('Regular')).fontSize(13).fillColor('#6a5a88').text(en).moveDown(1.2);
  for (const [own, other] of rows) {
    const top = pdf.y;
    pdf.rect(64, top + 3, 11, 11).lineWidth(0.8).stroke('#7644d9');
    pdf.fontSize(12).fillColor('#160829').text(own, 90, top);
    pdf.fontSize(10).fillColor('#6a5a88').text(other, 90).moveDown(0.9);
  }
  pdf.fontSize(9).text('云上节展 Festival Pavilion', 64, 760);
  pdf.end();
  await finished(out);
}
