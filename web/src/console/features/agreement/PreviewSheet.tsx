import { useState } from 'react';
import { useFormat } from '../../../lib/format.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { agreementText } from '../../../parts/agreement.text.ts';
import { Prose } from '../../../parts/Prose.tsx';
import { Sheet } from '../../../ui/Dialog.tsx';
import { Tabs } from '../../../ui/Tabs.tsx';
import { text } from './agreement.text.ts';

interface Shown {
  zhTitle: string;
  enTitle: string;
  zhHtml: string;
  enHtml: string;
  /** Empty for a draft. */
  version: string;
  effectiveAt: string;
}
/** Previews a draft or a version in either language. */
export function PreviewSheet({
  of,
  title,
  note,
  onClose,
}: {
  of: Shown | undefined;
  title: string;
  note?: string;
  onClose: () => void;
}) {
  const say = useSay();
  const { date } = useFormat();
  const locale = useLocale();
  const [language, setLanguage] = useState<'zh' | 'en'>(locale === 'zh-CN' ? 'zh' : 'en');
  return (
    <Sheet from="side" open={of !== undefined} onClose={onClose} title={title} {...(note && { description: note })}>
      {of && (
        <Tabs
          label={say(text.texts)}
          value={language}
          onValue={setLanguage}
          tabs={[
            { value: 'zh', label: say(text.chinese) },
            { value: 'en', label: say(text.english) },
          ]}
        >
          <article className="pt-6" lang={language === 'zh' ? 'zh-CN' : 'en'}>
            <h3 className="mb-2 text-24 font-semibold">{of[`${language}Title`]}</h3>
            <p className="mb-6 text-13 text-fg-3">
              {say(agreementText.comingLine, of.version || '—', date(of.effectiveAt))}
            </p>
            <Prose html={of[`${language}Html`]} lang={language === 'zh' ? 'zh-CN' : 'en'} />
          </article>
        </Tabs>
      )}
    </Sheet>
  );
}
