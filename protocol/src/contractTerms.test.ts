import { describe, expect, test } from 'vitest';
import {
  ContractSignature,
  ContractTerms,
  type ContractTermsInput,
  keptTerms,
  standardConditions,
} from './contractTerms.ts';

const buyer = {
  kind: 'enterprise' as const,
  name: { zh: '', en: 'Siam Galaxy Media Co., Ltd.' },
  registrationNo: '0105558123456',
  address: { zh: '88 Rama IX Road, Bangkok', en: '' },
  contact: 'Niran Chaiyasit',
};
const terms: ContractTermsInput = {
  ...standardConditions,
  contractNo: 'PVC1',
  orderNo: 'PV1',
  issuedAt: null,
  seller: { name: { zh: '浙江河岸影视传媒有限公司', en: '' }, country: 'CN' },
  buyer,
  programme: {
    id: 1,
    title: { zh: '长江入海处', en: '' },
    type: { zh: '电视剧', en: 'Teleplay' },
    episodes: 36,
    minutes: 45,
  },
  media: ['svod'],
  territories: { label: { zh: '泰国', en: 'Thailand' }, countries: ['TH'] },
  term: { startDate: '2027-01-01', endDate: '2027-12-31', years: 1 },
  exclusive: true,
  languages: ['zh'],
  runs: null,
  specialTerms: { zh: '', en: '' },
  holdback: { zh: '', en: '' },
  localisation: { zh: '', en: '' },
  currency: 'CNY',
  totalMinor: 100,
  price: { basis: 'package', listMinor: 100 },
};

describe('the terms of a licence', () => {
  test('have what the standard conditions add, and come back from JSON unchanged', () => {
    const parsed = ContractTerms.parse(terms);
    expect(parsed).toMatchObject({ form: 'licence-2', signBy: null, payment: { days: 15, account: null } });
    expect(ContractTerms.parse(JSON.parse(JSON.stringify(parsed)))).toEqual(parsed);
  });

  test.each<[string, Partial<Record<keyof ContractTermsInput, unknown>>]>([
    ['a field nobody agreed', { discount: 5 } as never],
    ['no medium', { media: [] }],
    ['a medium twice', { media: ['svod', 'svod'] }],
    ['an unknown medium', { media: ['radio'] }],
    ['no country', { territories: { label: { zh: '无', en: 'None' }, countries: [] } }],
    ['a country that does not exist', { territories: { label: { zh: '无', en: 'None' }, countries: ['XX'] } }],
    ['a term that ends before it begins', { term: { startDate: '2027-01-01', endDate: '2026-12-31', years: 1 } }],
    ['a day that does not exist', { term: { startDate: '2027-02-30', endDate: '2028-02-29', years: 1 } }],
    ['a term of years not on sale', { term: { startDate: '2027-01-01', endDate: '2030-12-31', years: 4 } }],
    ['no fee', { totalMinor: 0 }],
    ['a fee in fractions of a cent', { totalMinor: 10.5 }],
    ['a title in neither language', { programme: { ...terms.programme, title: { zh: '', en: ' ' } } }],
    ['an enterprise without its register number', { buyer: { ...buyer, registrationNo: null } }],
    ['a person without a paper', { buyer: { ...buyer, kind: 'person' } }],
    ['an address longer than a page', { buyer: { ...buyer, address: { zh: 'x'.repeat(301), en: '' } } }],
    ['notes without end', { holdback: { zh: '一'.repeat(1501), en: '' } }],
  ])('are refused with %s', (_what, changes) => {
    expect(ContractTerms.safeParse({ ...terms, ...changes }).success).toBe(false);
  });
});

test('a signature contains how and when', () => {
  const signature = { method: 'typed', name: 'Niran', signedAt: '2026-11-21T02:00:00Z' };
  expect(ContractSignature.parse(signature)).toMatchObject({ email: '', emailCodeAt: null });
  expect(ContractSignature.safeParse({ ...signature, method: 'guessed' }).success).toBe(false);
  expect(ContractSignature.safeParse({ ...signature, signedAt: 'yesterday' }).success).toBe(false);
});

test('terms of before licensor files read as ones without signatories and mandate', () => {
  const { signatory: _, ...kept } = ContractTerms.parse(terms).buyer;
  const { signatory: __, mandate: ___, ...keptSeller } = ContractTerms.parse(terms).seller;
  const { specialTerms: _s, localisation: _l, ...old } = ContractTerms.parse(terms);
  const read = keptTerms({
    ...old,
    seller: { ...keptSeller, address: '西安' },
    buyer: { ...kept, address: '88 Rama IX Road' },
  });
  expect(read.seller).toMatchObject({ address: { zh: '西安', en: '' }, signatory: null, mandate: null });
  expect(read.buyer).toMatchObject({ address: { zh: '', en: '88 Rama IX Road' }, signatory: null });
  expect(ContractTerms.parse(read)).toEqual(read);
});
