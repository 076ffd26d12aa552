// The opening of the document: logo, title, version and parties.
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { IdType } from '@pavilion/protocol/enumerations.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { countryLabel } from '@pavilion/protocol/territories.ts';
import { dayOf } from './figures.ts';
import { type Cell, colours, type Paragraph, page, type Row } from './layout.ts';
import { drawCode, drawMark } from './marks.ts';

/** The two columns of parallel texts. */
export const columns = {
  zh: { x: page.left, width: 200 },
  en: { x: page.left + 220, width: page.right - page.left - 220 },
};
const half = { left: { x: page.left, width: 237 }, right: { x: page.left + 258, width: 237 } };

export const zh = (words: string, more: Partial<Paragraph> = {}): Paragraph => ({ words, language: 'zh', ...more });
export const en = (words: string, more: Partial<Paragraph> = {}): Paragraph => ({ words, language: 'en', ...more });
export const quiet = { size: 7.2, leading: 10.5, colour: colours.soft };
export const heading = (title: Text, tag: 'H1' | 'H2' = 'H1'): Row => ({
  tag,
  above: 24,
  below: 8,
  keepsNext: true,
  cells: [
    {
      x: page.left,
      width: page.right - page.left,
      paragraphs: [zh(`${title.zh}  ${title.en}`, { role: 'strong', size: 12.5, colour: colours.purple })],
    },
  ],
});

export interface Edition {
  version: number;
  checkUrl: string;
  signed: boolean;
}

const editionName = (terms: ContractTerms, edition: Edition): Text => {
  if (terms.issuedAt === null) return { zh: '草案', en: 'Draft' };
  return edition.signed ? { zh: '已签署', en: 'Signed' } : { zh: '签发待签', en: 'Issued for signature' };
};

export function titleRows(terms: ContractTerms, edition: Edition): Row[] {
  const name = editionName(terms, edition);
  const issued = terms.issuedAt ? dayOf(terms.issuedAt, terms.timeZone) : { zh: '—', en: '' };
  const facts: [string, string, string][] = [
    ['合同编号', 'Contract No.', terms.contractNo],
    ['订单编号', 'Order No.', terms.orderNo],
    ['签发日期', 'Date of issue', issued.zh === '—' ? '—' : `${issued.zh}\n${issued.en}`],
    ['版本', 'Version', `v${edition.version}  ${name.zh}\n${name.en}`],
  ];
  const width = (page.right - page.left) / facts.length;
  return [
    {
      cells: [
        {
          x: page.left + 44,
          width: 300,
          paragraphs: [
            zh(terms.platform.name.zh, { role: 'strong', size: 11, leading: 16 }),
            en(terms.platform.name.en, { ...quiet, size: 8 }),
          ],
        },
      ],
      figures: [
        {
          x: page.left,
          y: -2,
          width: 34,
          height: 34,
          alt: terms.platform.name.en,
          draw: (doc, x, y) => drawMark(doc, x, y, 34),
        },
        {
          x: page.right - 66,
          y: 0,
          width: 66,
          height: 66,
          alt: `QR: ${edition.checkUrl}`,
          draw: (doc, x, y) => drawCode(doc, edition.checkUrl, x, y, 66),
        },
      ],
      minHeight: 40,
    },
    {
      above: 3,
      cells: [
        {
          x: page.right - 120,
          width: 120,
          align: 'right',
          paragraphs: [
            zh('扫码核验本文件', { ...quiet, leading: 9 }),
            en('Scan to check this document', { ...quiet, size: 6.6, leading: 9 }),
          ],
        },
      ],
    },
    {
      tag: 'H1',
      above: 4,
      cells: [
        {
          x: page.left,
          width: 420,
          paragraphs: [
            zh('节目版权授权合同', { role: 'display', size: 25, leading: 34 }),
            en('Programme Licence Agreement', { role: 'display', size: 23, leading: 28, colour: colours.purple }),
          ],
        },
      ],
      below: 20,
    },
    {
      rule: { colour: colours.amber, width: 1.2 },
      cells: facts.map(([label, english, value], index) => ({
        x: page.left + index * width,
        width: width - 10,
        paragraphs: [
          zh(`${label} ${english}`, quiet),
          ...value
            .split('\n')
            .map((words, n) => zh(words, n === 0 ? { role: 'strong', size: 9 } : { ...quiet, size: 7.6 })),
        ],
      })),
      below: 18,
    },
  ];
}

function partyCell(place: { x: number; width: number }, role: Text, name: Text, facts: Fact[]): Cell {
  const shown = facts.filter(([, , value]) => value !== '');
  return {
    ...place,
    paragraphs: [
      zh(`${role.zh}  ${role.en}`, { ...quiet, role: 'strong', colour: colours.purple, size: 8, leading: 12 }),
      zh(name.zh || name.en, { role: 'strong', size: 12, leading: 18, gap: 3 }),
      ...(name.en && name.zh ? [en(name.en, { size: 9.4, leading: 13 })] : []),
      ...shown.flatMap(([label, english, value]) => [
        zh(`${label} ${english}`, { ...quiet, gap: 4 }),
        ...value.split('\n').map((words) => zh(words, { size: 8.6, leading: 12.4 })),
      ]),
    ],
  };
}

type Fact = [label: string, english: string, value: string];
/** Both languages, one below the other; a language that is missing is left out. */
const bilingual = (label: string, english: string, { zh, en }: Text): Fact[] =>
  zh && en && zh !== en ? [[label, english, `${zh}\n${en}`]] : [[label, english, zh || en]];
const signatoryFacts = (signatory: ContractTerms['seller']['signatory']): Fact[] => {
  if (!signatory) return [];
  const line = (name: string, title: string, between: string) => [name, title].filter(Boolean).join(between);
  const { name, title } = signatory;
  return bilingual('签署人', 'Signatory', {
    zh: line(name.zh || name.en, title.zh || title.en, '，'),
    en: line(name.en || name.zh, title.en || title.zh, ', '),
  });
};

const countryWords = (code: string | null) => (code ? `${countryLabel(code).zh} ${countryLabel(code).en}` : '');

export function partyRow({ seller, buyer }: ContractTerms): Row {
  const paper = buyer.idType === null ? undefined : IdType.label(buyer.idType);
  const number: [string, string, string] =
    buyer.kind === 'person'
      ? [paper?.zh ?? '证件', paper?.en ?? 'Paper', buyer.idNumber ?? '']
      : ['注册号', 'Registration No.', buyer.registrationNo ?? ''];
  return {
    rule: { colour: colours.purple, width: 0.8, each: true },
    above: 6,
    cells: [
      partyCell(half.left, { zh: '甲方 · 授权方', en: 'Licensor' }, seller.name, [
        ['国家/地区', 'Country or region', countryWords(seller.country)],
        ['注册号', 'Registration No.', seller.registrationNo ?? ''],
        ...bilingual('地址', 'Address', seller.address),
        ...signatoryFacts(seller.signatory),
        ['联系人', 'Contact', seller.contact],
        ['邮箱', 'Email', seller.email],
      ]),
      partyCell(half.right, { zh: '乙方 · 被授权方', en: 'Licensee' }, buyer.name, [
        ['国家/地区', 'Country or region', countryWords(buyer.country)],
        number,
        ...bilingual('地址', 'Address', buyer.address),
        ...signatoryFacts(buyer.signatory),
        ['联系人', 'Contact', [buyer.contact, buyer.phone].filter(Boolean).join('  ')],
        ['邮箱', 'Email', buyer.email],
      ]),
    ],
  };
}
