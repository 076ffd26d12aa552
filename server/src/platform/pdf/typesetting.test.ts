import { describe, expect, test } from 'vitest';
import { isolateTexts, printedCharacters } from './bidi.ts';
import { chineseCapitals, dayText, englishWords, momentText, moneyText } from './figures.ts';
import { openFonts, printable } from './fonts.ts';
import { breakLines } from './lines.ts';

describe('sums in words', () => {
  test.each([
    [0, '零', 'zero'],
    [10, '壹拾', 'ten'],
    [105, '壹佰零伍', 'one hundred and five'],
    [1_000_000, '壹佰万', 'one million'],
    [10_010, '壹万零壹拾', 'ten thousand and ten'],
    [100_100, '壹拾万零壹佰', 'one hundred thousand one hundred'],
    [128_000, '壹拾贰万捌仟', 'one hundred and twenty-eight thousand'],
    [20_004_000, '贰仟万肆仟', 'twenty million four thousand'],
    [300_000_021, '叁亿零贰拾壹', 'three hundred million and twenty-one'],
    [100_000_000_000, '壹仟亿', 'one hundred billion'],
  ])('%d', (whole, zh, en) => {
    expect(chineseCapitals(whole)).toBe(zh);
    expect(englishWords(whole)).toBe(en);
  });

  test('name the currency and its cents as a bank writes them', () => {
    expect(moneyText(123_456_05, 'CNY')).toEqual({
      figures: 'CNY 123,456.05',
      words: {
        zh: '人民币壹拾贰万叁仟肆佰伍拾陆元零伍分',
        en: 'One hundred and twenty-three thousand four hundred and fifty-six and 05/100 Chinese yuan',
      },
    });
    expect(moneyText(500_000, 'JPY').figures).toBe('JPY 500,000');
    expect(moneyText(8_850, 'CNY').words.zh).toBe('人民币捌拾捌元伍角整');
  });

  // Fen, and the words after 人民币 by the rules of the People's Bank for zeros, 角, 分 and 整.
  test.each([
    [1_00, '壹元整', 'One'],
    [1_05, '壹元零伍分', 'One and 05/100'],
    [1_50, '壹元伍角整', 'One and 50/100'],
    [9_99, '玖元玖角玖分', 'Nine and 99/100'],
    [10_00, '壹拾元整', 'Ten'],
    [11_10, '壹拾壹元壹角整', 'Eleven and 10/100'],
    [20_02, '贰拾元零贰分', 'Twenty and 02/100'],
    [99_01, '玖拾玖元零壹分', 'Ninety-nine and 01/100'],
    [100_01, '壹佰元零壹分', 'One hundred and 01/100'],
    [101_00, '壹佰零壹元整', 'One hundred and one'],
    [110_00, '壹佰壹拾元整', 'One hundred and ten'],
    [1_001_10, '壹仟零壹元壹角整', 'One thousand and one and 10/100'],
    [1_010_00, '壹仟零壹拾元整', 'One thousand and ten'],
    [1_100_00, '壹仟壹佰元整', 'One thousand one hundred'],
    [10_001_00, '壹万零壹元整', 'Ten thousand and one'],
    [10_100_00, '壹万零壹佰元整', 'Ten thousand one hundred'],
    [11_000_00, '壹万壹仟元整', 'Eleven thousand'],
    [1_000_001_00, '壹佰万零壹元整', 'One million and one'],
    [1_010_101_00, '壹佰零壹万零壹佰零壹元整', 'One million ten thousand one hundred and one'],
    [10_010_000_00, '壹仟零壹万元整', 'Ten million ten thousand'],
    [100_000_000_00, '壹亿元整', 'One hundred million'],
    [100_000_001_00, '壹亿零壹元整', 'One hundred million and one'],
    [100_010_000_00, '壹亿零壹万元整', 'One hundred million ten thousand'],
    [1_000_000_000_07, '壹拾亿元零柒分', 'One billion and 07/100'],
    [1_001_000_000_00, '壹拾亿零壹佰万元整', 'One billion one million'],
  ])('%d fen', (minor, zh, en) => {
    expect(moneyText(minor, 'CNY').words).toEqual({ zh: `人民币${zh}`, en: `${en} Chinese yuan` });
  });
});

describe('dates', () => {
  test('are those of Beijing', () => {
    expect(momentText('2026-12-31T16:00:00Z').en).toBe('1 January 2027, 00:00:00 (Beijing time, UTC+8)');
    expect(dayText('2028-02-29')).toEqual({ zh: '2028年2月29日', en: '29 February 2028' });
  });
});

describe('lines', () => {
  const zh = { role: 'text', language: 'zh' } as const;
  const en = { role: 'text', language: 'en' } as const;
  const wordsOf = (lines: ReturnType<typeof breakLines>) =>
    lines.map((line) => line.runs.map((run) => run.words).join(''));

  test('of Chinese never begin with a closing mark nor end with an opening one', async () => {
    const words =
      '甲方授予乙方（下称“被授权方”）许可，在《授权明细》所列地区内，以“授权媒体”使用节目；其他权利、利益由甲方保留。';
    await openFonts([{ ...zh, words }]);
    for (let width = 60; width < 220; width += 7) {
      const lines = breakLines(words, zh, 9, width);
      expect(wordsOf(lines).join('')).toBe(words);
      for (const line of wordsOf(lines)) {
        expect(line).not.toMatch(/^[，。；、）》”]/u);
        expect(line).not.toMatch(/[（《“]$/u);
      }
      for (const line of lines) expect(line.width).toBeLessThanOrEqual(width + 0.01);
    }
  });

  test('of English break at spaces, and a word wider than the column anywhere', async () => {
    const words = `The fingerprint ${'a1b2c3d4'.repeat(8)} stands on record.`;
    await openFonts([{ ...en, words }]);
    const lines = wordsOf(breakLines(words, en, 9, 120));
    expect(lines.length).toBeGreaterThan(2);
    expect(lines[0]).toMatch(/^The fingerprint/);
    expect(lines.at(-1)).toMatch(/record\.$/);
    expect(lines.join('')).toBe(words);
  });

  test('of Arabic run from right to left, each word shaped as one', async () => {
    const words = 'Company شركة النجوم Ltd.';
    await openFonts([{ ...en, words }]);
    const [line] = breakLines(words, en, 9, 400);
    expect(line!.runs.map((run) => run.words)).toEqual(['Company', 'النجوم', 'شركة', 'Ltd.']);
  });

  /** Runs from left to right, as the eye meets them. */
  const seen = async (words: string, style: typeof zh | typeof en, width = 400) => {
    await openFonts([{ ...style, words: printedCharacters(words) }]);
    return breakLines(words, style, 9, width).map((line) => line.runs.map((run) => run.words));
  };
  const arabic = isolateTexts('قصة النجوم');

  test('keep the brackets and the sentence around an Arabic title where they belong', async () => {
    expect(await seen(`《${arabic}》`, zh)).toEqual([['《', 'النجوم', 'قصة', '》']]);
    expect(await seen(`甲方许可《${arabic}》，36 集`, zh)).toEqual([['甲方许可《', 'النجوم', 'قصة', '》，36 集']]);
    expect(await seen(`“${arabic}” (${arabic}), 2027`, en)).toEqual([
      ['“', 'النجوم', 'قصة', '” (', 'النجوم', 'قصة', '), 2027'],
    ]);
  });

  test('of an Arabic name keep its own numbers and brackets inside it, mirrored', async () => {
    const name = isolateTexts('شركة النجوم (2)');
    expect(await seen(`Licensor: ${name}, 2027`, en)).toEqual([
      ['Licensor:', '(', '2', ')', 'النجوم', 'شركة', ', 2027'],
    ]);
  });

  test('of Arabic that break over two lines go on in reading order', async () => {
    const [first, second] = await seen(isolateTexts('واحد اثنان ثلاثة أربعة'), en, 45);
    expect(first).toEqual(['اثنان', 'واحد']);
    expect(second!.join(' ')).toMatch(/ثلاثة$/);
  });

  test('take no mark from a name that could turn the rest of a sentence', () => {
    expect(isolateTexts('\u202eشركة\u2069\u2069')).toBe('\u2068شركة\u2069');
    expect(isolateTexts({ zh: '《长江》', count: 2, at: null })).toEqual({ zh: '《长江》', count: 2, at: null });
  });
});

test('names are printed as written but for invisible marks and split accents', () => {
  expect(printable('Jose\u0301\u200b Cafe\u0301\u202e')).toBe('José Café');
  expect(printable('神\ufa19')).toBe('神\ufa19');
});
