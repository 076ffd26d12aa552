import { screenOf } from '@pavilion/protocol/contentClasses.ts';
import { ContentClass } from '@pavilion/protocol/enumerations.ts';
import { inLanguage } from '@pavilion/protocol/kit/text.ts';
import type { SearchHit } from '@pavilion/protocol/search.ts';
import { useFormat } from '../../../lib/format.ts';
import { Link } from '../../../lib/Link.tsx';
import { useLocale, useSay } from '../../../lib/locale.ts';
import { Mark } from '../../../ui/Icon.tsx';
import { Picture } from '../../../ui/Picture.tsx';
import { ContentThumb } from '../../parts/ContentThumb.tsx';
import { Marked } from './Marked.tsx';

/** One result: its picture, its title with matches highlighted, and other matches. */
export function Hit({ hit, withClass }: { hit: SearchHit; withClass: boolean }) {
  const say = useSay();
  const { date } = useFormat();
  return (
    <Link
      to={screenOf(hit.class)}
      search={{ id: hit.id }}
      className="hit"
      data-class={hit.class}
      style={{ '--tone': hit.picture?.tone ?? 'var(--ink-4)' }}
    >
      <ContentThumb card={hit} sizes="112px" className="thumb" />
      <span className="words">
        {(withClass || hit.date) && (
          <small>
            {withClass && <em>{say(ContentClass.label(hit.class))}</em>}
            {hit.date && <time dateTime={hit.date}>{date(hit.date, 3)}</time>}
          </small>
        )}
        <Titles hit={hit} />
        <Line hit={hit} />
      </span>
    </Link>
  );
}
/** A programme in the class of programmes: its poster, as in the catalogue. */
export function PosterHit({ hit }: { hit: SearchHit }) {
  const locale = useLocale();
  const isZh = inLanguage(hit.zhTitle, hit.enTitle, locale).words === hit.zhTitle;
  const other = isZh ? hit.enTitle : hit.zhTitle;
  const title = (zh: boolean) => (
    <Marked words={(zh ? hit.zhTitle : hit.enTitle) ?? ''} marks={zh ? hit.zhTitleMarks : hit.enTitleMarks} />
  );
  return (
    <Link
      to={screenOf(hit.class)}
      search={{ id: hit.id }}
      className="pc"
      style={{ '--tone': hit.picture?.tone ?? 'var(--ink-4)' }}
    >
      <span className="gate">
        {hit.picture ? (
          <Picture picture={hit.picture} sizes="(max-width: 768px) 31vw, 15vw" />
        ) : (
          <Mark className="m-auto size-1/3 text-line-2" />
        )}
      </span>
      <b>{title(isZh)}</b>
      {other && <span className="m">{title(!isZh)}</span>}
    </Link>
  );
}
function Titles({ hit }: { hit: SearchHit }) {
  const locale = useLocale();
  const isZh = inLanguage(hit.zhTitle, hit.enTitle, locale).words === hit.zhTitle;
  const [first, second] = isZh ? (['zh', 'en'] as const) : (['en', 'zh'] as const);
  const other = hit[`${second}Title`];
  return (
    <>
      <b className="serif" lang={isZh ? 'zh-CN' : 'en'}>
        <Marked words={hit[`${first}Title`] ?? ''} marks={hit[`${first}TitleMarks`]} />
      </b>
      {other && (
        <i lang={isZh ? 'en' : 'zh-CN'}>
          <Marked words={other} marks={hit[`${second}TitleMarks`]} />
        </i>
      )}
    </>
  );
}
/** A match outside of the title, in the reader's language if possible; else a description. */
function Line({ hit }: { hit: SearchHit }) {
  const chinese = useLocale() === 'zh-CN';
  const snippet = chinese ? (hit.zhSnippet ?? hit.enSnippet) : (hit.enSnippet ?? hit.zhSnippet);
  if (snippet)
    return (
      <span className="line">
        <Marked {...snippet} />
      </span>
    );
  const line = chinese ? (hit.zhLine ?? hit.enLine) : (hit.enLine ?? hit.zhLine);
  return line && <span className="line">{line}</span>;
}
