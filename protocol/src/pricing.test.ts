import { describe, expect, test } from 'vitest';
import { type SeededRandom, seededRandom } from '../../server/src/testing/seededRandom.ts';
import { type Duration, durations } from './limits.ts';
import { Medium } from './media.ts';
import { type PriceBasis, PriceWeights } from './priceFields.ts';
import { licenceTotal, type PricedOffer } from './pricing.ts';
import { countryCodes } from './territories.ts';

const offer = (changes: Partial<PricedOffer> = {}): PricedOffer => ({
  media: ['svod', 'pay_tv', 'free_tv'],
  countries: ['SG', 'MY', 'TH'],
  prices: { 1: 1_000_000, 3: null },
  priceBasis: 'package',
  weights: { media: [{ medium: 'svod', weight: 6 }], territories: [{ territory: 'SG', weight: 3 }] },
  ...changes,
});
const one = { media: ['svod'], countries: ['SG'] };
const all = { media: ['svod', 'pay_tv', 'free_tv'], countries: ['SG', 'MY', 'TH'] };

test('a package costs the same for a part of it', () => {
  expect(licenceTotal(offer(), 1, one)).toBe(1_000_000);
  expect(licenceTotal(offer(), 1, all)).toBe(1_000_000);
});
test('each territory costs the price, whatever the media', () => {
  expect(licenceTotal(offer({ priceBasis: 'territory' }), 1, one)).toBe(1_000_000);
  expect(licenceTotal(offer({ priceBasis: 'territory' }), 1, all)).toBe(3_000_000);
  expect(licenceTotal(offer({ priceBasis: 'territory' }), 1, { media: ['svod'], countries: ['SG', 'SG'] })).toBe(
    1_000_000,
  );
});
test('weights share the package; what is not named weighs 1', () => {
  const weighed = offer({ priceBasis: 'weights' });
  // 6 of 8 by medium, 3 of 5 by territory.
  expect(licenceTotal(weighed, 1, one)).toBe(450_000);
  expect(licenceTotal(weighed, 1, all)).toBe(1_000_000);
  // 1/8 × 1/5 of 1,000,001 is 25,000.025: rounded up.
  const cell = { media: ['pay_tv'], countries: ['TH'] };
  expect(licenceTotal({ ...weighed, prices: { 1: 1_000_001 } }, 1, cell)).toBe(25_001);
});
test('nothing chosen has no price, and a price on request stays one', () => {
  for (const priceBasis of ['package', 'territory', 'weights'] as const) {
    expect(licenceTotal(offer({ priceBasis }), 1, { media: [], countries: ['SG'] })).toBeUndefined();
    expect(licenceTotal(offer({ priceBasis }), 1, { media: ['svod'], countries: ['FR'] })).toBeUndefined();
    expect(licenceTotal(offer({ priceBasis }), 2, one)).toBeUndefined();
    expect(licenceTotal(offer({ priceBasis }), 3, one)).toBeNull();
  }
});
test('a weight is a whole number from 1 to 1000, named once', () => {
  const media = (...weights: number[]) => ({
    media: weights.map((weight) => ({ medium: 'svod', weight })),
    territories: [],
  });
  expect(PriceWeights.safeParse(media(1000)).success).toBe(true);
  for (const wrong of [media(0), media(1001), media(1.5), media(1, 2)])
    expect(PriceWeights.safeParse(wrong).success).toBe(false);
});

describe('for any offer and choice', () => {
  const some = <T>(of: readonly T[], random: SeededRandom): T[] => {
    const chosen = random.some(of);
    return chosen.length ? chosen : [random.one(of)];
  };
  const made = (n: number, random: SeededRandom) => {
    const media = some(Medium.names, random);
    const countries = some(countryCodes, random);
    const basis: PriceBasis = (['package', 'territory', 'weights'] as const)[n % 3]!;
    const years: Duration = random.one(durations);
    const priced = offer({
      media,
      countries,
      priceBasis: basis,
      prices: { [years]: 1 + random.below(n % 2 ? 20 : 2_000_000_000) * (n % 5 === 0 ? 4999 : 1) },
      weights: {
        media: some(media, random).map((medium) => ({ medium, weight: 1 + random.below(1000) })),
        territories: some(countries, random).map((territory) => ({ territory, weight: 1 + random.below(1000) })),
      },
    });
    const large = { media: some(media, random), countries: some(countries, random) };
    const small = { media: some(large.media, random), countries: some(large.countries, random) };
    return { priced, years, large, small };
  };
  test('the total is a whole number above 0, grows with the cells, and a share never passes the package', () => {
    const random = seededRandom();
    for (let n = 1; n <= 600; n++) {
      const { priced, years, large, small } = made(n, random);
      const price = priced.prices[years]!;
      const [less, more] = [small, large].map((choice) => licenceTotal(priced, years, choice)!) as [number, number];
      const whole = licenceTotal(priced, years, priced)!;
      expect(Number.isSafeInteger(less) && less > 0, `case ${n}`).toBe(true);
      expect(less <= more && more <= whole, `case ${n}`).toBe(true);
      expect(whole, `case ${n}`).toBe(priced.priceBasis === 'territory' ? price * priced.countries.length : price);
    }
  });
});
