// Makes the files of the downloads: `node demo/art/makeDownloadFiles.ts`. The results are committed.
import { createWriteStream } from 'node:fs';
import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import { finished } from 'node:stream/promises';
import PdfDocument from 'pdfkit';
import { exhibitors } from '../companies/exhibitors.ts';
import type { SeedExhibition } from '../exhibitions/exhibition.ts';
import { ownExhibitions } from '../exhibitions/ownExhibitions.ts';

const folder = join(import.meta.dirname, '../downloads/files');
const font = (weight: string) =>
  join(import.meta.dirname, `../../node_modules/@embedpdf/fonts-sc/fonts/NotoSansHans-${weight}.otf`);
const colours = { title: '#2c1a48', text: '#160829', quiet: '#6a5a88', line: '#c9bfdc', accent: '#7644d9' };
const LEFT = 64;
const WIDTH = 467;
/** Below this a new page begins. */
const BOTTOM = 720;

type Pdf = InstanceType<typeof PdfDocument>;
type Row = readonly [zh: string, en: string];

async function write(file: string, zh: string, en: string, body: (pdf: Pdf) => void) {
  const info = { Title: `${zh} ${en}`, Author: 'Festival Pavilion', CreationDate: new Date(0) };
  const pdf = new PdfDocument({ size: 'A4', margin: LEFT, info });
  const out = pdf.pipe(createWriteStream(join(folder, file)));
  pdf.rect(0, 0, 596, 8).fill(colours.accent);
  pdf.font(font('Bold')).fontSize(22).fillColor(colours.title).text(zh, LEFT, 64, { width: WIDTH });
  pdf.font(font('Regular')).fontSize(13).fillColor(colours.quiet).text(en, { width: WIDTH }).moveDown(1.2);
  body(pdf);
  pdf.fontSize(9).fillColor(colours.quiet).text('云上节展 Festival Pavilion', LEFT, 755, { lineBreak: false });
  pdf.end();
  await finished(out);
}
/** Chinese above English, and a rule below. */
function rows(pdf: Pdf, list: readonly Row[]) {
  for (const [zh, en] of list) {
    if (pdf.y > BOTTOM - 40) pdf.addPage();
    pdf.fontSize(12).fillColor(colours.text).text(zh, LEFT, pdf.y, { width: WIDTH });
    if (en) pdf.fontSize(10).fillColor(colours.quiet).text(en, { width: WIDTH });
    const y = pdf.y + 5;
    pdf.moveTo(LEFT, y).lineTo(LEFT + WIDTH, y).lineWidth(0.5).stroke(colours.line);
    pdf.y = y + 9;
  }
}
function heading(pdf: Pdf, zh: string, en: string) {
  if (pdf.y > BOTTOM - 90) pdf.addPage();
  pdf.moveDown(0.6).fontSize(14).fillColor(colours.accent).text(`${zh}  ${en}`, LEFT, pdf.y, { width: WIDTH }).moveDown(0.6);
}
const place = (it: SeedExhibition): Row[] => [
  [`${it.zhCity} · ${it.zhVenue}`, `${it.enCity} · ${it.enVenue}`],
  [`主办：${it.zhOrganiser}`, `Organiser: ${it.enOrganiser}`],
];
const timetable = (it: SeedExhibition): Row[] =>
  it.timetable.map(([day, from, to, zh, en, zhPlace, enPlace]) => [
    `第 ${day + 1} 天 ${from}–${to ?? ''}  ${zh}（${zhPlace}）`,
    `Day ${day + 1}: ${en}, ${enPlace}`,
  ]);
const sections = (it: SeedExhibition): Row[] => it.films.map(([zh, en]) => [zh ?? '', en ?? '']);

function brochure(it: SeedExhibition) {
  return (pdf: Pdf) => {
    rows(pdf, [[it.zhIntro ?? '', it.enIntro ?? ''], ...place(it)]);
    heading(pdf, '展映单元', 'Film sections');
    rows(pdf, sections(it));
    heading(pdf, '日程', 'Programme');
    rows(pdf, timetable(it));
  };
}
/** Five rows of eight booths, stage and meeting area. */
function floorPlan(pdf: Pdf) {
  const top = pdf.y + 10;
  pdf.rect(LEFT, top, WIDTH, 480).lineWidth(1.2).stroke(colours.title);
  const box = (x: number, y: number, width: number, height: number, words: string) => {
    pdf.rect(x, y, width, height).lineWidth(0.8).fillAndStroke('#f3effa', colours.accent);
    pdf.fontSize(9).fillColor(colours.title).text(words, x, y + height / 2 - 6, { width, align: 'center' });
  };
  box(LEFT + 120, top + 16, 227, 60, '主舞台 Main stage');
  for (let i = 0; i < 40; i++) {
    const number = `${'ABCDE'[Math.floor(i / 8)]}${String((i % 8) + 1).padStart(2, '0')}`;
    box(LEFT + 20 + (i % 8) * 54, top + 100 + Math.floor(i / 8) * 54, 46, 36, number);
  }
  box(LEFT + 20, top + 380, 200, 70, '洽谈区 Meeting area');
  box(LEFT + 240, top + 380, 100, 70, '问询 Information');
  box(LEFT + 360, top + 380, 88, 70, '茶歇 Café');
  pdf.fontSize(9).fillColor(colours.quiet);
  pdf.text('入口 Entrance ↑', LEFT, top + 488, { width: WIDTH / 2 });
  pdf.text('出口 Exit ↓', LEFT + WIDTH / 2, top + 488, { width: WIDTH / 2, align: 'right' });
  pdf.text('标准展位 3 m × 3 m  Standard booth 3 m × 3 m', LEFT, top + 506, { width: WIDTH });
}
/** Labels with a line to write on. */
const form = (labels: readonly string[]) => (pdf: Pdf) => {
  for (const label of labels) {
    pdf.fontSize(11).fillColor(colours.text).text(label, LEFT, pdf.y, { width: WIDTH });
    const y = pdf.y + 22;
    pdf.moveTo(LEFT, y).lineTo(LEFT + WIDTH, y).lineWidth(0.6).stroke(colours.line);
    pdf.y = y + 10;
  }
};

const named = (key: string) => ownExhibitions.find((it) => it.key === key)!;
const jianghai = named('jianghai');
const silkroad = named('silkroad');
await mkdir(folder, { recursive: true });
await write('jianghai-brochure.pdf', jianghai.zhTitle ?? '', jianghai.enTitle ?? '', brochure(jianghai));
await write('silkroad-brochure.pdf', silkroad.zhTitle ?? '', silkroad.enTitle ?? '', brochure(silkroad));
await write('exhibitors.pdf', '展商目录', 'Exhibitor catalogue', (pdf) =>
  rows(
    pdf,
    exhibitors.map((it): Row => [
      `${it.zhName}（${it.zhCity}，${it.founded}）  ${it.zhSells}`,
      `${it.enName}, ${it.enCity}. ${it.enSells}`,
    ]),
  ),
);
await write('floor-plan.pdf', '一号馆展位图', 'Floor plan of hall 1', floorPlan);
await write(
  'booth-order-zh.pdf',
  '展位预订表',
  '江海国际影视节',
  form(['企业名称', '统一社会信用代码', '联系人与职务', '手机', '邮箱', '展位编号（三个志愿）', '楣板文字（中文）', '楣板文字（英文）', '需要的服务：设计 / 搭建 / 翻译', '发票抬头', '日期', '签字并盖章']),
);
await write(
  'booth-order-en.pdf',
  'Booth order form',
  'Jianghai International Film & TV Festival',
  form(['Company', 'Country or region', 'Contact and position', 'Phone with country code', 'E-mail', 'Booth number (three choices)', 'Name on the fascia', 'Services: design / construction / interpreting', 'Billing address', 'Date', 'Signature']),
);
await write('buyers-guide.pdf', '买方指南：从认证到签约', 'Buyer’s guide: from certification to contract', (pdf) =>
  rows(pdf, [
    ['1. 注册账号，用邮箱验证码确认', '1. Register and confirm your e-mail address.'],
    ['2. 提交个人或企业认证，审核通过后才能下单', '2. Apply for certification as a person or a company; orders need it.'],
    ['3. 在节目页选择媒体、地区与期限，查看权利是否可售', '3. Choose media, territories and term on a programme’s page, and see which rights are free.'],
    ['4. 提交订单；独家订单会暂时保留权利', '4. Place the order; an exclusive order holds the rights for a while.'],
    ['5. 卖方接受后，阅读并签署合同', '5. When the seller has accepted, read the contract and sign it.'],
    ['6. 按合同付款并上传凭证', '6. Pay as the contract says and upload the voucher.'],
    ['7. 收到物料，权利在起始日生效', '7. Receive the materials; the rights begin on their first day.'],
  ]),
);
await write('press-kit.pdf', '媒体新闻资料', 'Press kit', (pdf) => {
  rows(pdf, [
    [jianghai.zhTitle ?? '', jianghai.enTitle ?? ''],
    [jianghai.zhIntro ?? '', jianghai.enIntro ?? ''],
    ...place(jianghai),
  ]);
  heading(pdf, '重要日程', 'Main dates');
  rows(pdf, timetable(jianghai));
  heading(pdf, '现场照片', 'Photos');
  rows(pdf, jianghai.photos);
});
