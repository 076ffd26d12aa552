import { expect, test } from 'vitest';
import { countryCodes, countryLabel, expandTerritories, territoryGroups, territoryLabel } from './territories.ts';

test('all 249 countries and regions of ISO 3166-1 have a name in both languages', () => {
  expect(countryCodes).toHaveLength(249);
  for (const code of countryCodes) {
    expect(countryLabel(code).zh).toMatch(/\p{Script=Han}/u);
    expect(countryLabel(code).en).toMatch(/^\p{Lu}/u);
  }
});

test('Hong Kong, Macao and Taiwan are named as regions of China', () => {
  for (const code of ['HK', 'MO', 'TW']) {
    expect(countryLabel(code).zh).toMatch(/^中国/);
    expect(countryLabel(code).en).toMatch(/, China$/);
  }
  expect(territoryLabel('CN')).toEqual({ zh: '中国大陆', en: 'Mainland China' });
});

test('the continents hold every country once, but Antarctica', () => {
  const all = ['africa', 'americas', 'asia', 'europe', 'oceania'].flatMap((key) => territoryGroups[key]!.codes);
  expect(all.toSorted()).toEqual(countryCodes.filter((code) => code !== 'AQ'));
});

test('territories expand to sorted countries, exclusions win', () => {
  expect(expandTerritories({ include: ['hk_mo_tw', 'SG', 'HK'], exclude: ['MO'] })).toEqual(['HK', 'SG', 'TW']);
  expect(expandTerritories({ include: ['worldwide_excl_cn'] })).toHaveLength(248);
  expect(expandTerritories({ include: ['worldwide'], exclude: ['europe', 'CN'] })).not.toContain('FR');
  expect(expandTerritories({ include: ['benelux_plus'] }, { benelux_plus: ['BE', 'NL', 'LU'] })).toEqual([
    'BE',
    'LU',
    'NL',
  ]);
});

test('an unknown territory is refused, not lost', () => {
  expect(() => expandTerritories({ include: ['atlantis'] })).toThrow(RangeError);
  expect(() => expandTerritories({ include: ['constructor'] })).toThrow(RangeError);
});
