// What is licensed, at a glance: key terms, schedule of rights, and the annex of countries.
import type { ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import { Language, Resolution } from '@pavilion/protocol/enumerations.ts';
import { plural, type Text } from '@pavilion/protocol/kit/text.ts';
import { LicenceNote, writtenNotes } from '@pavilion/protocol/licenceNotes.ts';
import { Medium } from '@pavilion/protocol/media.ts';
import { scopeFacts } from '@pavilion/protocol/offerScopeFacts.ts';
import { lengthText } from '@pavilion/protocol/programmeLength.ts';
import { territoryLabel } from '@pavilion/protocol/territories.ts';
import { dayText, moneyText } from './figures.ts';
import { type Cell, colours, type Paragraph, page, type Row, type Section } from './layout.ts';
import { columns, en, heading, quiet, zh } from './opening.ts';

/** A text of which one language may be missing. */
const known = (text: Text): Text => ({ zh: text.zh || text.en, en: text.en || text.zh });

type Fact = [label: Text, value: Text];
function factsOf(terms: ContractTerms): Fact[] {
  const { programme, term } = terms;
  const money = moneyText(terms.totalMinor, terms.currency);
  const title = known(programme.title);
  const length = lengthText(programme);
  const languages = terms.languages.map((code) => Language.label(code));
  const optional = (label: Text, value: string | null): Fact[] => (value ? [[label, { zh: value, en: value }]] : []);
  const [from, to] = [dayText(term.startDate), dayText(term.endDate)];
  return [
    [
      { zh: '节目', en: 'Programme' },
      { zh: `《${title.zh}》`, en: title.en },
    ],
    ...(programme.part ? [[{ zh: '授权作品范围', en: 'Part licensed' }, programme.part] satisfies Fact] : []),
    [
      { zh: '类型与体量', en: 'Type and length' },
      {
        zh: [programme.type.zh, length?.zh, programme.year && `${programme.year} 年`].filter(Boolean).join('，'),
        en: [programme.type.en, length?.en, programme.year].filter(Boolean).join(', '),
      },
    ],
    ...optional({ zh: '许可/备案号', en: 'Permit or filing No.' }, programme.permitNo),
    ...optional({ zh: 'EIDR', en: 'EIDR' }, programme.eidr),
    [
      { zh: '授权地区', en: 'Territory' },
      {
        zh: `${terms.territories.label.zh}（${terms.territories.countries.length} 个国家和地区，见附件）`,
        en: `${terms.territories.label.en} (${terms.territories.countries.length} ${plural(terms.territories.countries.length, 'country or region', 'countries and regions')}, see Annex)`,
      },
    ],
    [
      { zh: '授权期限', en: 'Term' },
      {
        zh: `${term.years} 年：${from.zh}至${to.zh}`,
        en: `${term.years} ${plural(term.years, 'year', 'years')}: ${from.en} to ${to.en}`,
      },
    ],
    [{ zh: '授权性质', en: 'Basis' }, basis(terms)],
    [
      { zh: '语言版本', en: 'Language versions' },
      { zh: languages.map((label) => label.zh).join('、'), en: languages.map((label) => label.en).join(', ') },
    ],
    [
      { zh: '播出次数', en: 'Runs' },
      terms.runs === null ? { zh: '不限', en: 'Unlimited' } : { zh: `${terms.runs} 次`, en: String(terms.runs) },
    ],
    ...scopeFacts(terms.scope).map(({ label, value }): Fact => [label, value]),
    ...writtenNotes(terms).map(([name, note]): Fact => [LicenceNote[name], inBrief(name, known(note))]),
    [
      { zh: '授权费', en: 'Licence Fee' },
      { zh: `${money.figures}（${money.words.zh}）`, en: `${money.figures} (${money.words.en})` },
    ],
    [
      { zh: '付款', en: 'Payment' },
      {
        zh: `签署后 ${terms.payment.days} 日内，银行转账`,
        en: `Bank transfer within ${terms.payment.days} ${plural(terms.payment.days, 'day', 'days')} of signature`,
      },
    ],
    [{ zh: '素材交付', en: 'Delivery' }, deliveryFact(terms)],
  ];
}
const noteClause: Record<LicenceNote, Text> = {
  specialTerms: { zh: '特别约定', en: 'Special terms' },
  holdback: { zh: '窗口保留', en: 'Holdback' },
  localisation: { zh: '署名、译制与内容完整', en: 'Credits, localisation and integrity' },
};
/** A long note is printed in its clause only. */
function inBrief(name: LicenceNote, note: Text): Text {
  if (note.zh.length <= 120 && note.en.length <= 240) return note;
  const { zh, en } = noteClause[name];
  return { zh: `见合同条款“${zh}”`, en: `See the clause “${en}”` };
}
const basis = ({ exclusive }: ContractTerms): Text =>
  exclusive ? { zh: '独家', en: 'Exclusive' } : { zh: '非独家', en: 'Non-exclusive' };
function deliveryFact({ delivery }: ContractTerms): Text {
  const format = delivery.resolution ? Resolution.label(delivery.resolution) : { zh: '', en: '' };
  return {
    zh: `付款确认后 ${delivery.days} 日内${format.zh && `，${format.zh}`}`,
    en: `Within ${delivery.days} ${plural(delivery.days, 'day', 'days')} of confirmed payment${format.en && `, ${format.en}`}`,
  };
}

const hair = { colour: colours.hair, width: 0.5 };
export function factRows(terms: ContractTerms): Row[] {
  return factsOf(terms).map(([label, value]) => ({
    tag: 'TR',
    rule: hair,
    above: 8.6,
    cells: [
      {
        x: page.left,
        width: 92,
        heads: true,
        paragraphs: [
          zh(label.zh, { role: 'strong', size: 8.6, leading: 12.4 }),
          ...(label.en === label.zh ? [] : [en(label.en, quiet)]),
        ],
      },
      { x: page.left + 100, width: 180, paragraphs: [zh(value.zh)] },
      { x: page.left + 292, width: page.right - page.left - 292, paragraphs: [en(value.en)] },
    ],
  }));
}

/** Media × territory, one line a medium, as rights are cleared and sold. */
export function scheduleRows(terms: ContractTerms): Row[] {
  const places: [x: number, width: number][] = [
    [8, 22],
    [32, 146],
    [188, 140],
    [336, 66],
    [408, 84],
  ];
  const cells = (columnsOf: Paragraph[][], heads: boolean): Cell[] =>
    columnsOf.map((paragraphs, i) => ({ x: page.left + places[i]![0], width: places[i]![1], paragraphs, heads }));
  const head = (words: Text) => [zh(words.zh, { ...quiet, role: 'strong' }), en(words.en, quiet)];
  const kind = basis(terms);
  const label = terms.territories.label;
  return [
    {
      tag: 'TR',
      wash: true,
      above: 6,
      keepsNext: true,
      cells: cells(
        [
          head({ zh: '序号', en: 'No.' }),
          head({ zh: '授权媒体', en: 'Medium' }),
          head({ zh: '授权地区', en: 'Territory' }),
          head({ zh: '性质', en: 'Basis' }),
          head({ zh: '期限', en: 'Term' }),
        ],
        true,
      ),
    },
    ...terms.media.map(
      (code, index): Row => ({
        tag: 'TR',
        above: index === 0 ? 12 : 10,
        ...(index > 0 && { rule: hair }),
        cells: cells(
          [
            [zh(String(index + 1))],
            pair(Medium.label(code)),
            pair(label),
            pair(kind),
            [zh(terms.term.startDate, { size: 8, leading: 12 }), zh(terms.term.endDate, { size: 8, leading: 12 })],
          ],
          false,
        ),
      }),
    ),
  ];
}
const pair = (text: Text): Paragraph[] => [
  zh(text.zh, { size: 8.6, leading: 12.4 }),
  ...(text.en === text.zh ? [] : [en(text.en, quiet)]),
];

export function annex({ territories }: ContractTerms): Section {
  const labels = territories.countries.map((code) => territoryLabel(code));
  const count = labels.length;
  return {
    tag: 'Sect',
    rows: [
      heading({ zh: '附件  授权地区', en: 'Annex  Territory' }),
      {
        cells: [
          {
            ...columns.zh,
            paragraphs: [
              zh(`${territories.label.zh}，共 ${count} 个国家和地区：`, { role: 'strong' }),
              zh(`${labels.map((label) => label.zh).join('、')}。`, { gap: 2 }),
            ],
          },
          {
            ...columns.en,
            paragraphs: [
              en(`${territories.label.en}, ${count} ${plural(count, 'country or region', 'countries and regions')}:`, {
                role: 'strong',
              }),
              en(`${labels.map((label) => label.en).join('; ')}.`, { gap: 2 }),
            ],
          },
        ],
      },
    ],
  };
}
