// Dates and sums as a contract writes them, in both languages.
import { Currency } from '@pavilion/protocol/enumerations.ts';
import { businessDayOf, defaultTimeZone, timeZoneText } from '@pavilion/protocol/kit/businessDay.ts';
import { dateFormat } from '@pavilion/protocol/kit/intl.ts';
import type { Text } from '@pavilion/protocol/kit/text.ts';
import { minorDigits, sumText } from '@pavilion/protocol/money.ts';

/** `YYYY-MM-DD` as 2026年11月20日 and 20 November 2026. */
export function dayText(date: string): Text {
  const at = new Date(`${date}T00:00:00Z`);
  const [year, month, day] = date.split('-').map(Number);
  return {
    zh: `${year}年${month}月${day}日`,
    en: dateFormat('en-GB', { timeZone: 'UTC', dateStyle: 'long' }).format(at),
  };
}

/** A moment by the clock of the contract's time zone, which it names. */
export function momentText(instant: string, timeZone: string = defaultTimeZone): Text {
  const at = new Date(instant);
  const parts = dateFormat('sv-SE', { timeZone, dateStyle: 'short', timeStyle: 'medium' }).format(at);
  const [date = '', time = ''] = parts.split(' ');
  const day = dayText(date);
  const zone = timeZoneText(timeZone, at);
  return { zh: `${day.zh} ${time}（${zone.zh}）`, en: `${day.en}, ${time} (${zone.en})` };
}
/** The day of a moment in the contract's time zone. */
export const dayOf = (instant: string, timeZone: string = defaultTimeZone): Text =>
  dayText(businessDayOf(instant, timeZone));

const capitals = '零壹贰叁肆伍陆柒捌玖';
const fourDigits = (value: number) => {
  let words = '';
  for (const [power, unit] of [
    [1000, '仟'],
    [100, '佰'],
    [10, '拾'],
    [1, ''],
  ] as const) {
    const digit = Math.floor(value / power) % 10;
    if (digit > 0) words += capitals[digit] + unit;
    else if (words && !words.endsWith('零')) words += '零';
  }
  return words.replace(/零$/, '');
};
/** 大写: the capital numerals that cannot be altered by a stroke. */
export function chineseCapitals(whole: number): string {
  if (whole === 0) return '零';
  let words = '';
  let rest = whole;
  for (const [power, unit] of [
    [1e12, '万亿'],
    [1e8, '亿'],
    [1e4, '万'],
    [1, ''],
  ] as const) {
    const section = Math.floor(rest / power);
    rest %= power;
    if (section === 0) continue;
    words += (words && section < 1000 ? '零' : '') + fourDigits(section) + unit;
  }
  return words;
}

const small =
  'zero one two three four five six seven eight nine ten eleven twelve thirteen fourteen fifteen sixteen seventeen eighteen nineteen'.split(
    ' ',
  );
const tens = '  twenty thirty forty fifty sixty seventy eighty ninety'.split(' ');
/** A whole number in English words. */
export function englishWords(whole: number): string {
  if (whole < 20) return small[whole]!;
  if (whole < 100) return tens[Math.floor(whole / 10)]! + (whole % 10 ? `-${small[whole % 10]}` : '');
  for (const [power, name] of [
    [1e12, 'trillion'],
    [1e9, 'billion'],
    [1e6, 'million'],
    [1e3, 'thousand'],
    [100, 'hundred'],
  ] as const) {
    if (whole < power) continue;
    const rest = whole % power;
    const joint = rest === 0 ? '' : rest < 100 ? ' and ' : ' ';
    return `${englishWords(Math.floor(whole / power))} ${name}${joint}${rest ? englishWords(rest) : ''}`;
  }
  throw new RangeError(`no words for ${whole}`);
}

const enCurrency: Record<Currency, string> = {
  CNY: 'Chinese yuan',
  USD: 'US dollars',
  EUR: 'euros',
  GBP: 'pounds sterling',
  HKD: 'Hong Kong dollars',
  JPY: 'Japanese yen',
};

/** The sum in figures and in words. */
export function moneyText(minor: number, currency: Currency): { figures: string; words: Text } {
  const digits = minorDigits(currency);
  const whole = Math.floor(minor / 10 ** digits);
  const cents = minor % 10 ** digits;
  const unit = currency === 'CNY' ? '元' : Currency.label(currency).zh;
  const jiao = Math.floor(cents / 10);
  const fen = cents % 10;
  const parts =
    (jiao ? `${capitals[jiao]}角` : fen ? '零' : '') + (fen ? `${capitals[fen]}分` : '') + (fen ? '' : '整');
  const small = cents ? ` and ${String(cents).padStart(2, '0')}/100` : '';
  const english = englishWords(whole);
  return {
    figures: sumText(minor, currency),
    words: {
      zh: `${currency === 'CNY' ? '人民币' : ''}${chineseCapitals(whole)}${unit}${parts}`,
      en: `${english[0]!.toUpperCase()}${english.slice(1)}${small} ${enCurrency[currency]}`,
    },
  };
}
