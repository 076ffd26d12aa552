// The scope of an offer as text, separate from the schemas, because pages that only read show it (decision 0030).
import { plural, type Text } from './kit/text.ts';
import { Localization, type OfferScope, Transaction } from './offerScope.ts';

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
    : { zh: `${n} 小时`, en: plural(n, '1 hour', `${n} hours`) };

/** Lists the facts of a scope, one a line: the same on the board, in the order and in the contract. */
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
