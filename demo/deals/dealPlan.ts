// The deals of the demo fair: who ordered what, when, and how far each has come. Every state of the product occurs.
import type { Duration } from '@pavilion/protocol/limits.ts';

export type Step =
  | 'accept'
  | 'sign'
  | 'uploadStampedContract'
  | 'rejectStampedContract'
  | 'approveStampedContract'
  | 'uploadVoucher'
  | 'rejectVoucher'
  | 'confirmPayment'
  | 'shipByCourier'
  | 'shipByDownload'
  | 'receive'
  | 'uploadInvoice'
  | 'cancel'
  | 'cancelByStaff'
  | 'askTermination'
  | 'confirmTermination'
  | 'wait';

export interface PlannedDeal {
  /** User names of the fair. */
  buyer: 'person' | 'enterprise' | 'andes' | 'kapoktide';
  /** Key of the programme and the place of the offer among its own. */
  programme: string;
  offer: number;
  /** How many of the offer’s territories; all without it. */
  territories?: number;
  years: Duration;
  placedDaysAgo: number;
  /** One a day; `wait` runs the job that closes what is due. */
  steps: readonly Step[];
  /** Days before the last step, where one a day is too quick. */
  lastAfterDays?: number;
}

const signed = ['accept', 'sign'] as const;
const paid = [...signed, 'uploadVoucher', 'confirmPayment'] as const;

export const dealPlan: readonly PlannedDeal[] = [
  // Deals that the job `deals.clock` closes. It also closes what else is due on that day.
  {
    buyer: 'person',
    programme: 'class-of-ninety-two',
    offer: 0,
    territories: 3,
    years: 1,
    placedDaysAgo: 52,
    steps: ['wait'],
    lastAfterDays: 16,
  },
  {
    buyer: 'enterprise',
    programme: 'kiln-change',
    offer: 0,
    years: 2,
    placedDaysAgo: 50,
    steps: ['accept', 'wait'],
    lastAfterDays: 31,
  },

  {
    buyer: 'enterprise',
    programme: 'snow-on-vermilion-walls',
    offer: 0,
    years: 3,
    placedDaysAgo: 48,
    steps: [...paid, 'shipByCourier', 'receive', 'uploadInvoice'],
  },
  {
    buyer: 'person',
    programme: 'echoes-of-the-deep',
    offer: 2,
    territories: 6,
    years: 3,
    placedDaysAgo: 41,
    steps: [...paid, 'shipByDownload', 'receive'],
  },
  {
    buyer: 'andes',
    programme: 'three-at-the-stove',
    offer: 0,
    years: 2,
    placedDaysAgo: 39,
    steps: [...signed, 'askTermination', 'confirmTermination'],
  },
  {
    buyer: 'andes',
    programme: 'forest-post-office',
    offer: 1,
    years: 3,
    placedDaysAgo: 33,
    steps: [
      'accept',
      'uploadStampedContract',
      'rejectStampedContract',
      'uploadStampedContract',
      'approveStampedContract',
      'uploadVoucher',
      'confirmPayment',
      'shipByCourier',
      'receive',
    ],
  },
  {
    buyer: 'person',
    programme: 'market-at-three',
    offer: 1,
    years: 1,
    placedDaysAgo: 28,
    steps: ['accept', 'cancelByStaff'],
  },
  {
    buyer: 'enterprise',
    programme: 'spring-at-the-red-gate',
    offer: 0,
    years: 3,
    placedDaysAgo: 13,
    steps: [...paid, 'shipByDownload'],
  },
  {
    buyer: 'kapoktide',
    programme: 'rivers-on-paper',
    offer: 2,
    years: 1,
    placedDaysAgo: 18,
    steps: [...paid, 'shipByCourier'],
  },
  {
    buyer: 'person',
    programme: 'seeds-in-the-cold-room',
    offer: 2,
    territories: 4,
    years: 2,
    placedDaysAgo: 14,
    steps: paid,
  },
  {
    buyer: 'enterprise',
    programme: 'berth-seven',
    offer: 0,
    territories: 6,
    years: 2,
    placedDaysAgo: 12,
    steps: [...signed, 'uploadVoucher', 'rejectVoucher'],
  },
  {
    buyer: 'enterprise',
    programme: 'oasis-zero',
    offer: 0,
    years: 1,
    placedDaysAgo: 11,
    steps: [...signed, 'uploadVoucher'],
  },
  {
    buyer: 'andes',
    programme: 'rooftop-cat-troupe',
    offer: 0,
    years: 3,
    placedDaysAgo: 10,
    steps: [...signed, 'askTermination'],
  },
  { buyer: 'person', programme: 'the-last-ferry', offer: 2, territories: 5, years: 3, placedDaysAgo: 9, steps: signed },
  {
    buyer: 'enterprise',
    programme: 'fawn-and-the-moon',
    offer: 1,
    years: 3,
    placedDaysAgo: 8,
    steps: ['accept', 'uploadStampedContract'],
  },
  { buyer: 'kapoktide', programme: 'carp-class', offer: 0, years: 1, placedDaysAgo: 7, steps: ['cancel'] },
  {
    buyer: 'person',
    programme: 'the-road-west',
    offer: 3,
    territories: 4,
    years: 1,
    placedDaysAgo: 6,
    steps: ['accept'],
  },
  {
    buyer: 'enterprise',
    programme: 'the-year-the-bamboo-flowered',
    offer: 0,
    territories: 8,
    years: 5,
    placedDaysAgo: 4,
    steps: ['accept'],
  },
  { buyer: 'andes', programme: 'water-sleeves', offer: 1, years: 2, placedDaysAgo: 3, steps: [] },
  { buyer: 'enterprise', programme: 'ring-of-stars', offer: 1, years: 3, placedDaysAgo: 2, steps: [] },
  { buyer: 'person', programme: 'above-the-terraces', offer: 1, territories: 3, years: 1, placedDaysAgo: 1, steps: [] },
];
