// Schemas of the basis of a price, in a separate file so that pages which only read prices load no schemas (decision 0030).
import { z } from 'zod';
import { countryCode, labelled } from './fields.ts';
import { type CodeOf, labelledEnum } from './kit/codes.ts';
import { Medium } from './media.ts';

export const PriceBasis = labelledEnum({
  package: { zh: '整套方案', en: 'The whole package' },
  territory: { zh: '每个国家/地区', en: 'Each territory' },
  weights: { zh: '按媒体与地区权重', en: 'By weights of medium and territory' },
});
export type PriceBasis = CodeOf<typeof PriceBasis>;

const weight = labelled(
  z.number('badWeight').int('badWeight').min(1, 'badWeight').max(1000, 'badWeight'),
  '权重',
  'Weight',
);
const once = (names: readonly string[]) => new Set(names).size === names.length;
/** How much of the package a medium and a territory make up; what is not named weighs 1. */
export const PriceWeights = z.object({
  media: labelled(
    z.array(z.object({ medium: labelled(Medium.schema, '媒体', 'Medium'), weight })).max(Medium.names.length),
    '媒体权重',
    'Weights of media',
  ).refine((rows) => once(rows.map(({ medium }) => medium)), 'weightTwice'),
  territories: labelled(
    z.array(z.object({ territory: countryCode, weight })).max(300),
    '地区权重',
    'Weights of territories',
  ).refine((rows) => once(rows.map(({ territory }) => territory)), 'weightTwice'),
});
export type PriceWeights = z.output<typeof PriceWeights>;
