// What part and form of a programme a licence offer covers, beside media, territories, term and languages.
// An avail brings it; the order freezes it into the contract's terms.
import { z } from 'zod';
import { type CodeOf, words } from './kit/codes.ts';
import type { Text } from './kit/text.ts';

/** How a single title is sold to viewers: the medium is the same cell, but the one does not allow the other. */
export const Transaction = words({
  sale: { zh: '数字购买（EST）', en: 'Electronic sell-through (EST)' },
  rental: { zh: '数字租赁（VOD）', en: 'Rental (VOD)' },
});
export type Transaction = CodeOf<typeof Transaction>;

export const Localization = words({
  sub: { zh: '字幕', en: 'Subtitles' },
  dub: { zh: '配音', en: 'Dubbing' },
});

export const OfferScope = z.strictObject({
  /** The one episode that is licensed; null for the whole programme. */
  episode: z
    .strictObject({ number: z.string().max(20).nullable(), title: z.string().max(200).nullable() })
    .nullable()
    .default(null),
  /** Picture formats that are licensed (`SD`, `HD`, `UHD`); empty for the best that the programme has. */
  formats: z.array(z.string().min(1).max(40)).max(12).default([]),
  transaction: Transaction.schema.nullable().default(null),
  /** How long a viewer may keep a rental, and watch it once begun, in hours. */
  rentalHours: z.int().min(1).max(9999).nullable().default(null),
  watchHours: z.int().min(1).max(9999).nullable().default(null),
  /** Subtitles or dubbing that the licensed language versions must have. */
  localization: z.array(Localization.schema).max(2).default([]),
});
export type OfferScope = z.output<typeof OfferScope>;

/** An episode as pages and contracts name it. */
export function episodeName({ number, title }: NonNullable<OfferScope['episode']>): Text {
  return {
    zh: [number && `第 ${number} 集`, title && `《${title}》`].filter(Boolean).join(''),
    en: [number ? `Episode ${number}` : 'Episode', title && `“${title}”`].filter(Boolean).join(' '),
  };
}

const hours = (n: number): Text =>
  n % 24 === 0
    ? { zh: `${n / 24} 天`, en: n === 24 ? '1 day' : `${n / 24} days` }
    : { zh: `${n} 小时`, en: n === 1 ? '1 hour' : `${n} hours` };

/** What a scope says, one line a fact: the same on the board, in the order and in the contract. */
export function scopeFacts(scope: OfferScope | null): { label: Text; value: Text }[] {
  if (!scope) return [];
  const facts: { label: Text; value: Text }[] = [];
  const { episode, formats, transaction, rentalHours, watchHours, localization } = scope;
  if (episode) {
    const name = episodeName(episode);
    facts.push({
      label: { zh: '授权单集', en: 'Episode licensed' },
      value: { zh: `仅${name.zh}`, en: `${name.en} only` },
    });
  }
  if (formats.length > 0) {
    const shown = formats.join(', ');
    facts.push({ label: { zh: '画面格式', en: 'Picture format' }, value: { zh: shown, en: shown } });
  }
  if (transaction) facts.push({ label: { zh: '交易方式', en: 'Transaction' }, value: Transaction.label(transaction) });
  if (rentalHours !== null || watchHours !== null) {
    const [keep, watch] = [rentalHours && hours(rentalHours), watchHours && hours(watchHours)];
    facts.push({
      label: { zh: '租赁时长', en: 'Rental period' },
      value: {
        zh: [keep && `租后 ${keep.zh}内`, watch && `开始观看后 ${watch.zh}内`].filter(Boolean).join('，'),
        en: [keep && `${keep.en} from rental`, watch && `${watch.en} from first viewing`].filter(Boolean).join(', '),
      },
    });
  }
  if (localization.length > 0) {
    const labels = localization.map((code) => Localization.label(code));
    facts.push({
      label: { zh: '语言形式', en: 'Language form' },
      value: { zh: labels.map(({ zh }) => zh).join('、'), en: labels.map(({ en }) => en).join(', ') },
    });
  }
  return facts;
}
