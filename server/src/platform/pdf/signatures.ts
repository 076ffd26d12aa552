// The signature block: who signed, how, when, and what proves it.
import type { ContractSignature, ContractTerms } from '@pavilion/protocol/contractTerms.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { dayText, momentText } from './figures.ts';
import { type Cell, colours, type Figure, type Paragraph, page, type Section } from './layout.ts';
import { heading } from './opening.ts';

const left = { x: page.left, width: 237 };
const right = { x: page.left + 258, width: 237 };
const label = (text: Text): Paragraph => ({
  words: `${text.zh} ${text.en}`,
  language: 'zh',
  size: 7.2,
  leading: 10.5,
  colour: colours.soft,
  gap: 4,
});
const line = (words: string, language: 'zh' | 'en' = 'zh'): Paragraph => ({
  words,
  language,
  size: 8.6,
  leading: 12.4,
});
const fact = (of: Text, ...values: Paragraph[]): Paragraph[] => [label(of), ...values];

const methods: Record<ContractSignature['method'], Text> = {
  typed: { zh: '键入签名', en: 'Typed signature' },
  drawn: { zh: '手写签名', en: 'Drawn signature' },
  stamped: { zh: '纸质签字盖章', en: 'Stamped on paper' },
};

/** A drawn signature, already made ready for print. */
export interface Drawing {
  png: Buffer;
  width: number;
  height: number;
}
export interface Signed {
  signature: ContractSignature;
  /** Of the licensor's signatory, where no mandate binds it. */
  licensor?: ContractSignature | undefined;
  drawing?: Drawing | undefined;
  /** Of the issued document that was signed. */
  issuedSha256?: string | undefined;
}

/** Both languages, or the one that is known. */
const titleLines = ({ zh, en }: Text): Paragraph[] => [
  ...(zh ? [line(zh)] : []),
  ...(en && en !== zh ? [line(en, 'en')] : []),
];

function proofOf(
  { signature, issuedSha256 }: Pick<Signed, 'signature' | 'issuedSha256'>,
  timeZone: string | undefined,
  title: Text | undefined,
): Paragraph[] {
  const at = momentText(signature.signedAt, timeZone);
  const method = methods[signature.method];
  const codeAt = signature.emailCodeAt ? momentText(signature.emailCodeAt, timeZone) : undefined;
  return [
    ...fact({ zh: '签署人', en: 'Signed by' }, line(signature.name), ...(title ? titleLines(title) : [])),
    ...fact({ zh: '签署时间', en: 'Signed at' }, line(at.zh), line(at.en, 'en')),
    ...fact({ zh: '签署方式', en: 'Method' }, line(`${method.zh}  ${method.en}`)),
    ...(codeAt
      ? fact(
          { zh: '意愿核验', en: 'Proof of intent' },
          line(`发送至 ${signature.email} 的邮箱验证码，于${codeAt.zh}核验通过`),
          line(`Code sent to ${signature.email}, confirmed ${codeAt.en}`, 'en'),
        )
      : []),
    ...(issuedSha256
      ? fact(
          { zh: '所签版本的 SHA-256', en: 'SHA-256 of the version signed' },
          { ...line(issuedSha256, 'en'), size: 6.2, leading: 10 },
        )
      : []),
  ];
}

/** A deadline needs no seconds: 23:59:59 is written 23:59. */
const byTheMinute = (moment: string) => moment.replace(/(\d\d:\d\d):\d\d/, '$1');
function unsigned({ signBy, timeZone }: ContractTerms): Paragraph[] {
  return signBy
    ? fact(
        { zh: '签署期限', en: 'To be signed by' },
        line(byTheMinute(momentText(signBy, timeZone).zh)),
        line(byTheMinute(momentText(signBy, timeZone).en), 'en'),
      )
    : fact({ zh: '待签署', en: 'Awaiting signature' });
}

/** A typed name, large, in place of a drawn signature. */
function typedInk({ name }: ContractSignature): Paragraph[] {
  const language = /\p{Script=Han}/u.test(name) ? 'zh' : 'en';
  const words = { words: name, language, role: 'display', size: 23, leading: 30 } as const;
  return [{ words: ' ', language, size: 8, leading: 22 }, words];
}

function inkOf(signed: Signed | undefined): { paragraphs: Paragraph[]; figures: Figure[] } {
  if (signed?.drawing) {
    const { png, width, height } = signed.drawing;
    const scale = Math.min(190 / width, 58 / height);
    const place = { x: right.x, y: 60 - height * scale, width: width * scale, height: height * scale };
    const draw: Figure['draw'] = (doc, x, y) => doc.image(png, x, y, { width: place.width, height: place.height });
    return { paragraphs: [], figures: [{ ...place, alt: `${signed.signature.name} (signature)`, draw }] };
  }
  if (signed?.signature.method === 'typed') return { paragraphs: typedInk(signed.signature), figures: [] };
  return { paragraphs: [], figures: [] };
}

const party = (role: Text, name: Text, place: { x: number; width: number }): Cell => ({
  ...place,
  paragraphs: [
    { ...label(role), role: 'strong', colour: colours.purple, size: 8, leading: 12 },
    { ...line(name.zh || name.en), role: 'strong', size: 10.4, leading: 15 },
    ...(name.zh && name.en ? [line(name.en, 'en')] : []),
  ],
});

/** What binds the licensor: its signatory's signature, or the mandate under which the contract was issued. */
function licensorProof(terms: ContractTerms, signed: Signed | undefined): Paragraph[] {
  if (!terms.issuedAt) return fact({ zh: '尚未签发', en: 'Not issued yet' });
  if (signed?.licensor)
    return proofOf(
      { signature: signed.licensor, issuedSha256: signed.issuedSha256 },
      terms.timeZone,
      terms.seller.signatory?.title,
    );
  if (terms.seller.signatory && !terms.seller.mandate) return unsigned(terms);
  const issued = momentText(terms.issuedAt, terms.timeZone);
  const issuedAt = fact({ zh: '签发时间', en: 'Issued at' }, line(issued.zh), line(issued.en, 'en'));
  const { mandate } = terms.seller;
  if (!mandate)
    return [
      ...fact(
        { zh: '签发方式', en: 'Method' },
        line('经平台签发，由平台数字印章封存'),
        line('Issued through the Platform under its digital seal', 'en'),
      ),
      ...issuedAt,
    ];
  const [dated, until] = [dayText(mandate.datedOn), dayText(mandate.validUntil)];
  const { name, title } = mandate.signatory;
  return [
    ...fact(
      { zh: '签署人', en: 'Signed by' },
      line([name.zh || name.en, title.zh || title.en].filter(Boolean).join('  ')),
      line([name.en || name.zh, title.en || title.zh].filter(Boolean).join(', '), 'en'),
    ),
    ...fact(
      { zh: '签署方式', en: 'Method' },
      line(`依长期授权书 ${mandate.no}，经平台签发`),
      line(`Under standing mandate No. ${mandate.no}, issued through the Platform`, 'en'),
      line(`${dated.zh}签发，有效期至${until.zh}`),
      line(`Dated ${dated.en}, valid until ${until.en}`, 'en'),
    ),
    ...issuedAt,
  ];
}

export function signatureSection(terms: ContractTerms, signed: Signed | undefined): Section {
  const ink = inkOf(signed);
  return {
    tag: 'Sect',
    together: true,
    rows: [
      heading({ zh: '签署', en: 'Signatures' }),
      {
        rule: { colour: colours.purple, width: 0.8, each: true },
        above: 6,
        cells: [
          party({ zh: '甲方 · 授权方', en: 'Licensor' }, terms.seller.name, left),
          party({ zh: '乙方 · 被授权方', en: 'Licensee' }, terms.buyer.name, right),
        ],
      },
      {
        cells: [
          { ...left, paragraphs: signed?.licensor ? typedInk(signed.licensor) : [] },
          { ...right, paragraphs: ink.paragraphs },
        ],
        figures: ink.figures,
        minHeight: 62,
      },
      {
        rule: { colour: colours.hair, width: 0.6, each: true },
        above: 8,
        cells: [
          {
            ...left,
            paragraphs: licensorProof(terms, signed),
          },
          {
            ...right,
            paragraphs: signed ? proofOf(signed, terms.timeZone, terms.buyer.signatory?.title) : unsigned(terms),
          },
        ],
      },
    ],
  };
}
