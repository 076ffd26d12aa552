// Terms that the tests of this folder set in type.
import { ContractTerms, type ContractTermsInput, standardConditions } from '@pavilion/protocol/contractTerms.ts';

/** A Bangkok broadcaster takes a teleplay of Hangzhou for two countries and three years. */
export const sampleTerms = (changes: Partial<ContractTermsInput> = {}): ContractTerms =>
  ContractTerms.parse({
    ...standardConditions,
    contractNo: 'PVC202611200017',
    orderNo: 'PV202611200017',
    issuedAt: '2026-11-20T08:30:00Z',
    signBy: '2026-12-20T08:30:00Z',
    seller: {
      name: { zh: '浙江河岸影视传媒有限公司', en: 'Zhejiang Riverbank Film & TV Co., Ltd.' },
      country: 'CN',
      registrationNo: '91330106MA2B1K2N8X',
    },
    buyer: {
      kind: 'enterprise',
      name: { zh: '暹罗星河传媒有限公司', en: 'Siam Galaxy Media Co., Ltd.' },
      country: 'TH',
      registrationNo: '0105558123456',
      address: { zh: '', en: '88 Rama IX Road, Huai Khwang, Bangkok 10310' },
      contact: 'Niran Chaiyasit',
      email: 'rights@siamgalaxy.example',
    },
    programme: {
      id: 12,
      title: { zh: '长江入海处', en: 'Where the River Meets the Sea' },
      type: { zh: '电视剧', en: 'Teleplay' },
      year: 2025,
      episodes: 36,
      minutes: 45,
    },
    media: ['free_tv', 'svod'],
    territories: { label: { zh: '泰国、越南', en: 'Thailand and Vietnam' }, countries: ['TH', 'VN'] },
    term: { startDate: '2027-01-01', endDate: '2029-12-31', years: 3 },
    exclusive: true,
    languages: ['zh', 'th'],
    runs: null,
    specialTerms: { zh: '', en: '' },
    holdback: { zh: '', en: '' },
    localisation: { zh: '', en: '' },
    currency: 'USD',
    totalMinor: 12_800_050,
    price: { basis: 'package', listMinor: 12_800_050 },
    ...changes,
  });
