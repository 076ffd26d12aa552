import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import { useLocale, useSay } from '../lib/locale.ts';
import { text } from './parts.text.ts';

/** A field kept in both languages: the reader's, or the other one with a small mark if it is missing (product §6). */
export function BilingualText({ zh, en }: { zh: string | null | undefined; en: string | null | undefined }) {
  const say = useSay();
  const locale = useLocale();
  const { words, missing } = inLanguage(zh, en, locale);
  if (!missing) return words;
  return (
    <>
      <span lang={locale === 'zh-CN' ? 'en' : 'zh-CN'}>{words}</span>
      <span
        className="relative ml-1.5 inline-block rounded-[3px] border border-line-2 px-1 align-[0.15em] font-sans text-[12px] leading-[1.3] font-normal tracking-normal text-fg-3"
        title={say(text.missing)}
      >
        {locale === 'zh-CN' ? 'EN' : '中'}
        <span className="sr">{say(text.missing)}</span>
      </span>
    </>
  );
}
