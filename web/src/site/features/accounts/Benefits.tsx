import { agreement } from '@pavilion/protocol/agreement.ts';
import { useApi } from '../../../lib/api.ts';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { text } from './accounts.text.ts';

/** The benefits of registering (spec §1). */
export function Benefits({ inFull = true }: { inFull?: boolean }) {
  const say = useSay();
  const zh = useLocale() === 'zh-CN';
  const benefits = useApi(agreement.benefits, undefined, { staleMs: Number.POSITIVE_INFINITY });
  return (
    <>
      <h2 className="serif text-24 leading-tight wide:text-30">{say(text.benefitsTitle)}</h2>
      <ul className={inFull ? 'mt-5 grid gap-4' : 'mt-5 grid gap-x-6 gap-y-2.5 desktop:grid-cols-2'}>
        {benefits.data?.map((benefit) => (
          <li key={benefit.enTitle} className="grid grid-cols-[6px_1fr] gap-x-4">
            <span className="mt-2.5 size-1.5 rounded-full bg-amber" aria-hidden="true" />
            <div>
              <p className={inFull ? 'font-semibold' : 'text-fg-2'}>{zh ? benefit.zhTitle : benefit.enTitle}</p>
              {inFull && <p className="text-14 leading-snug text-fg-2">{zh ? benefit.zhText : benefit.enText}</p>}
            </div>
          </li>
        ))}
      </ul>
    </>
  );
}
